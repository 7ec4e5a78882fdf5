import type { QuotationDetail } from '#contract/shapes/quotation.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'
import { Notice } from '../ui/Notice.tsx'

/** How a quotation stands, what keeps it from being ordered, and what changed since it was made. */
export function QuotationNotice({ quotation }: { quotation: QuotationDetail }) {
  const { status, order_no, problems, approval, total_payment, detail } = quotation
  const until = formatDay(quotation.valid_until)
  if (status === 'ordered')
    return (
      <Notice tone="good" title={texts.ordered_title}>
        <p>
          {texts.order_no} {order_no}
        </p>
        <a
          className="button button-small"
          href={`/mypage/order_history/?q=${encodeURIComponent(order_no ?? '')}`}
        >
          {texts.to_order}
        </a>
      </Notice>
    )
  if (status === 'expired')
    return (
      <Notice tone="warning" title={texts.expired_title}>
        <p>{texts.expired(until)}</p>
      </Notice>
    )
  const now = detail.order.total_payment
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="warning" title={texts.problems_title}>
          <ul className="notice-list">
            {problems.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length === 0 && approval && (
        <Notice tone="warning" title={texts.approval_title}>
          <p>{texts.approval}</p>
        </Notice>
      )}
      {problems.length === 0 && now !== total_payment && (
        <Notice tone="warning" title={texts.changed_title}>
          <p>{texts.changed(formatYen(total_payment), formatYen(now))}</p>
        </Notice>
      )}
      <p>{texts.holds(until)}</p>
    </>
  )
}
