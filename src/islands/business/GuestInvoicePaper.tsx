import { useStore } from '@nanostores/react'
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
import { mypageTexts } from '#src/text/member/mypage.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

/** The invoice in the address, in each of its states. A wrong token only says that nothing was found. */
export function GuestInvoicePaper() {
  const loaded = useStore(guestInvoiceResource.$state, { ssr: 'initial' })
  if (loaded.state === 'loading') return <Skeleton label={mypageTexts.loading} rows={3} />
  if (loaded.state === 'ready') return <Paper paper={loaded.value} />
  const { failure } = loaded
  if (failure.kind === 'refused' && failure.status === 404)
    return (
      <Notice tone="warning">
        <p>{texts.not_found}</p>
      </Notice>
    )
  return (
    <LoadFailure
      title={mypageTexts.failed}
      failure={failure}
      onRetry={() => void guestInvoiceResource.load()}
    />
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
