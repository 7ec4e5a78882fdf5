import { type FormEvent, useId, useRef, useState } from 'react'
import { INVITATION_DAYS } from '#contract/buying-limits.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { inviteBuyer } from '#src/stores/business/buyers.ts'
import { companyTexts } from '#src/text/business/company.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { FieldRow, toDescribedBy } from '../ui/FieldRow.tsx'
import { Notice } from '../ui/Notice.tsx'
import { LimitFields } from './LimitFields.tsx'
import { useLimits } from './use-limits.ts'

const texts = companyTexts.invite

/** Invites somebody by mail to buy for the company. */
export function InviteBuyer() {
  const id = useId()
  const limits = useLimits({ role: 'buyer', order_limit: null, monthly_limit: null })
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  function refuse(sentence: string): void {
    setFault(sentence)
    box.current?.focus()
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setSent(null)
    setFailure(null)
    const typed = limits.read()
    const to = toHalfWidth(email)
    if (to === '') return refuse(texts.email_missing)
    if (!typed) return
    setBusy(true)
    const failed = await inviteBuyer({ email: to, ...typed })
    setBusy(false)
    if (failed === null) {
      setSent(to)
      setEmail('')
      limits.clear()
      return
    }
    const sentence = toEmailFault(failed)
    if (sentence === undefined) setFailure(failed)
    else refuse(sentence)
  }

  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{texts.heading}</h2>
      <p>{texts.text(INVITATION_DAYS)}</p>
      <form className="checkout-form record-form" onSubmit={(event) => void send(event)} noValidate>
        <div role="alert">
          {failure && (
            <Notice tone="bad">
              <p>{toFailureSentence(failure)}</p>
            </Notice>
          )}
        </div>
        <div className="form-section">
          <FieldRow id={`${id}-email`} label={texts.email} is_required error={fault}>
            <input
              ref={box}
              id={`${id}-email`}
              className="field"
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
              required
              value={email}
              aria-invalid={fault ? true : undefined}
              aria-describedby={toDescribedBy(`${id}-email`, undefined, fault)}
              onChange={({ target }) => {
                setEmail(target.value)
                setFault(undefined)
              }}
            />
          </FieldRow>
          <LimitFields id={id} limits={limits} />
        </div>
        <div className="record-form-actions">
          <BusyButton is_busy={isBusy}>{texts.submit}</BusyButton>
        </div>
        <div role="status">
          {sent && (
            <Notice tone="good">
              <p>{texts.sent(sent)}</p>
            </Notice>
          )}
        </div>
      </form>
    </section>
  )
}

/** What the API has against the address; undefined when it refused something else. */
function toEmailFault(failure: CallFailure): string | undefined {
  return failure.kind === 'refused'
    ? failure.fields.find(({ field }) => field === 'email')?.message
    : undefined
}
