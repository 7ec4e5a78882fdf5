import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { $session } from '#src/stores/session/session.ts'
import { downloadCartQuotation } from '#src/stores/cart/cart-quotation.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { keepQuotationTexts } from '#src/text/quotation/quotations.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { KeepQuotation } from './KeepQuotation.tsx'

interface Props {
  /** While amounts are being worked out there is nothing to quote yet. */
  is_pending: boolean
}

/** The addressee of the cart's quotation, and the document itself. */
export default function QuotationForm({ is_pending }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  const [addressee, setAddressee] = useState('')
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function download(): Promise<void> {
    setBusy(true)
    const failure = await downloadCartQuotation(addressee.trim())
    setBusy(false)
    setProblem(failure && toFailureSentence(failure))
  }

  return (
    <form
      className="form-row"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!is_busy && !is_pending) void download()
      }}
    >
      <label className="form-label" htmlFor="quotation-addressee">
        {cartScreenTexts.quotation_addressee}
      </label>
      <input
        className="field"
        id="quotation-addressee"
        autoComplete="organization"
        maxLength={100}
        value={addressee}
        aria-describedby={problem ? 'quotation-hint quotation-problem' : 'quotation-hint'}
        onChange={(event) => setAddressee(event.target.value)}
      />
      <p className="form-hint" id="quotation-hint">
        {cartScreenTexts.quotation_hint}
      </p>
      {problem && (
        <p className="form-error" id="quotation-problem" role="alert">
          {problem}
        </p>
      )}
      <BusyButton is_busy={is_busy} is_disabled={is_pending} className="button-small">
        {cartScreenTexts.quotation_download}
      </BusyButton>
      {session.state === 'member' && <KeepQuotation addressee={addressee.trim()} is_pending={is_pending} />}
      {session.state === 'guest' && <p className="form-hint">{keepQuotationTexts.guest}</p>}
    </form>
  )
}
