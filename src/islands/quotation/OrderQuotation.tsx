import { useEffect, useRef, useState } from 'react'
import type { Seller } from '#src/rules/checkout/to-seller.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import {
  askQuotationOutcome,
  orderQuotation,
  type OpenedQuotation,
  type OrderEnd,
} from '#src/stores/quotation/quotation.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'
import { createLegalSummary } from '../order/legal-summary.ts'
import { LegalSummaryView } from '../order/LegalSummaryView.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { QuotationContents } from './QuotationContents.tsx'
import { QuotationLines } from './QuotationLines.tsx'

interface Props extends OpenedQuotation {
  seller: Seller
  /** The editors' terms of cancelling, sanitised HTML; null when they wrote none. */
  cancellation_html: string | null
}

/** The last screen required by law, and its one button; without a complete summary there is none. */
export function OrderQuotation({ quotation, payments, seller, cancellation_html }: Props) {
  const { detail, leadtimes, problems, approval, valid_until } = quotation
  const [end, setEnd] = useState<OrderEnd | null>(null)
  const [isBusy, setBusy] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end && end.state !== 'completed') said.current?.focus()
  }, [end])
  const run = async (work: () => Promise<OrderEnd>) => {
    if (isBusy) return
    setBusy(true)
    const result = await work()
    setEnd(result)
    // Until the next page is there, nobody presses again.
    if (result.state !== 'completed') setBusy(false)
  }
  const summary = createLegalSummary({
    detail,
    payments,
    leadtimes,
    seller,
    cancellation_html,
    gift: null,
  })
  const canOrder = summary !== null && problems.length === 0 && !approval
  return (
    <>
      <div ref={said} tabIndex={-1} role="alert">
        {end && <Outcome end={end} />}
      </div>
      {end?.state === 'unknown' ? (
        <BusyButton is_busy={isBusy} onPress={() => void run(askQuotationOutcome)}>
          {isBusy ? texts.asking : texts.ask}
        </BusyButton>
      ) : canOrder ? (
        <>
          <LegalSummaryView
            summary={{ ...summary, period: texts.period(formatDay(valid_until)) }}
            is_pending={false}
            card={null}
            fixed_lines={<QuotationLines lines={detail.products} />}
          />
          <div className="grid justify-items-start gap-3 print:hidden">
            <p className="place-hint">{texts.order_hint}</p>
            <BusyButton
              className="button-primary button-place"
              is_busy={isBusy}
              onPress={() => void run(() => orderQuotation(detail.order.total_payment))}
            >
              {isBusy ? texts.ordering : texts.order}
            </BusyButton>
          </div>
        </>
      ) : (
        <QuotationContents detail={detail} />
      )}
    </>
  )
}

/** What came of the press, where it is not an order. */
function Outcome({ end }: { end: OrderEnd }) {
  if (end.state === 'completed') return null
  if (end.state === 'unknown')
    return (
      <Notice tone="warning" title={texts.unknown_title}>
        <p>{texts.unknown}</p>
      </Notice>
    )
  if (end.state === 'not-placed')
    return (
      <Notice tone="warning">
        <p>{texts.not_placed}</p>
      </Notice>
    )
  const { failure } = end
  const sentence = toFailureSentence(failure)
  const needsApproval = failure.kind === 'refused' && failure.code === 'cart.decision.approval_required'
  const fields =
    failure.kind === 'refused' ? failure.fields.filter(({ message }) => message !== sentence) : []
  return (
    <Notice tone="bad" title={needsApproval ? texts.approval_title : texts.refused_title}>
      <p>{needsApproval ? texts.approval : sentence}</p>
      {fields.length > 0 && (
        <ul className="notice-list">
          {fields.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
