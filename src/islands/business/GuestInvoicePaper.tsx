import { useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import {
  downloadGuestInvoice,
  type GuestInvoice,
  guestInvoiceResource,
} from '#src/stores/business/guest-invoice.ts'
import { invoiceTexts as texts } from '#src/text/business/invoices.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadedScreen } from '../ui/LoadedScreen.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

/** The invoice in the address, in each of its states. A wrong token only says that nothing was found. */
export function GuestInvoicePaper() {
  return (
    <LoadedScreen resource={guestInvoiceResource} rows={3} not_found={texts.not_found}>
      {(paper) => <Paper paper={paper} />}
    </LoadedScreen>
  )
}

function Paper({ paper }: { paper: GuestInvoice }) {
  const { number, closed_on, state } = paper.invoice
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function download(): Promise<void> {
    setBusy(true)
    setFailure(await downloadGuestInvoice(paper))
    setBusy(false)
  }

  return (
    <>
      <p>{texts.guest_intro}</p>
      <p className="order-number">
        <strong>{texts.number(number)}</strong>
      </p>
      <p>
        {texts.closed_on(formatDay(closed_on))}　{texts.states[state]}
      </p>
      <InvoiceFacts invoice={paper.invoice} />
      {failure && (
        <p className="form-error" role="alert">
          {toFailureSentence(failure)}
        </p>
      )}
      <BusyButton is_busy={isBusy} onPress={() => void download()}>
        {texts.download}
      </BusyButton>
    </>
  )
}
