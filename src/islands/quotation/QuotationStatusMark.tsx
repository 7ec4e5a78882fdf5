import type { QuotationStatus } from '#contract/shapes/quotation.ts'
import { quotationStatuses } from '#src/text/quotation/quotations.ts'

/** How the order history colours the same kinds of states. */
const LOOKS: Readonly<Record<QuotationStatus, string>> = {
  open: 'paid',
  expired: 'awaiting_payment',
  ordered: 'accepted',
}

/** How a quotation stands, in words and colour. */
export function QuotationStatusMark({ status }: { status: QuotationStatus }) {
  return (
    <span className="order-status" data-status={LOOKS[status]}>
      {quotationStatuses[status]}
    </span>
  )
}
