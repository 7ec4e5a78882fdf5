import { useState } from 'react'
import type { Quotation } from '#contract/shapes/quotation.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { keepQuotation } from '#src/stores/quotation/keep-quotation.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { keepQuotationTexts as texts } from '#src/text/quotation/quotations.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  addressee: string
  /** While amounts are being worked out there is nothing to quote yet. */
  is_pending: boolean
}

/** Keeps the cart as a quotation of the member, under a name of its own. */
export function KeepQuotation({ addressee, is_pending }: Props) {
  const [title, setTitle] = useState('')
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [kept, setKept] = useState<Quotation | null>(null)

  async function keep(): Promise<void> {
    setBusy(true)
    const told = await keepQuotation(title, addressee)
    setBusy(false)
    setProblem(told.state === 'failed' ? toFailureSentence(told.failure) : null)
    setKept(told.state === 'told' ? told.value : null)
  }

  return (
    <>
      <label className="form-label" htmlFor="quotation-title">
        {texts.title}
      </label>
      <input
        className="field"
        id="quotation-title"
        maxLength={100}
        value={title}
        aria-describedby="quotation-title-hint"
        onChange={(event) => setTitle(event.target.value)}
      />
      <p className="form-hint" id="quotation-title-hint">
        {texts.title_hint}
      </p>
      {problem && (
        <p className="form-error" role="alert">
          {problem}
        </p>
      )}
      <BusyButton
        is_busy={is_busy}
        is_disabled={is_pending}
        className="button-small"
        onPress={() => void keep()}
      >
        {texts.save}
      </BusyButton>
      <p className="form-hint">{texts.hint}</p>
      <div role="status">
        {kept && (
          <p>
            {texts.saved(kept.quotation_no, formatDay(kept.valid_until))}{' '}
            <a className="text-link" href={`/mypage/quotation/${kept.id}/`}>
              {texts.to_saved}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
