import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { OrderQuotation } from '#src/islands/quotation/OrderQuotation.tsx'
import { QuotationActions } from '#src/islands/quotation/QuotationActions.tsx'
import { QuotationContents } from '#src/islands/quotation/QuotationContents.tsx'
import { QuotationNotice } from '#src/islands/quotation/QuotationNotice.tsx'
import { QuotationStatusMark } from '#src/islands/quotation/QuotationStatusMark.tsx'
import type { Seller } from '#src/rules/checkout/to-seller.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { type OpenedQuotation, quotationResource } from '#src/stores/quotation/quotation.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'

interface Props {
  seller: Seller
  /** The editors' terms of cancelling, sanitised HTML; null when they wrote none. */
  cancellation_html: string | null
}

/** One own quotation as the confirm screen required by law: one press orders it, or it says why not and what to do. */
export function QuotationDetailView(terms: Props) {
  return (
    <>
      <ResourceScreen resource={quotationResource} rows={6}>
        {(opened) => <OneQuotation {...opened} {...terms} />}
      </ResourceScreen>
      <p className="print:hidden">
        <a className="text-link" href="/mypage/quotation/">
          {texts.back}
        </a>
      </p>
    </>
  )
}

function OneQuotation(props: OpenedQuotation & Props) {
  const { quotation } = props
  const changes = useChanges()
  const isOpen = quotation.status === 'open'
  const facts = [
    [texts.no, quotation.quotation_no],
    [texts.quoted_at, formatInstantDay(quotation.quoted_at)],
    [texts.valid_until, formatDay(quotation.valid_until)],
    [texts.addressee, quotation.addressee],
  ].filter(([, value]) => value)
  return (
    <div className="completed">
      <div className="record-head">
        <h2>{quotation.title ?? texts.untitled}</h2>
        <QuotationStatusMark status={quotation.status} />
      </div>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <QuotationNotice quotation={quotation} />
      {isOpen ? <OrderQuotation {...props} /> : <QuotationContents detail={quotation.detail} />}
      <QuotationActions
        quotation={quotation}
        changes={changes}
        is_cart_first={!isOpen || quotation.problems.length > 0 || quotation.approval !== undefined}
      />
    </div>
  )
}
