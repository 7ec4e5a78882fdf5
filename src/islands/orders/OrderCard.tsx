import type { OrderSummary } from '#contract/shapes/order-summary.ts'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { productText } from '#src/text/product/product.ts'
import { orderStatuses, orderTexts } from '#src/text/order/orders.ts'
import { ProductPicture } from '../ui/ProductPicture.tsx'

/** One order of the history, with the way to all of it. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { id, order_no, ordered_at, status, total_payment, total_tax, product_name, picture, line_count } =
    order
  return (
    <li className="record-card order-card">
      <div className="record-head">
        <span className="order-status" data-status={status}>
          {orderStatuses[status]}
        </span>
        <span className="order-when">{formatInstant(ordered_at)}</span>
      </div>
      <div className="order-goods">
        <ProductPicture picture={picture} />
        <div>
          <p className="order-name">
            {product_name}
            {line_count > 1 && <span> {orderTexts.and_more(line_count - 1)}</span>}
          </p>
          <p className="order-number">
            {orderTexts.order_no} {order_no}
          </p>
          <p>
            {orderTexts.total} <strong>{formatYen(total_payment)}</strong>
            {getSite().is_corporate && (
              <small>（{productText.untaxed(formatYen(total_payment - total_tax))}）</small>
            )}
          </p>
        </div>
      </div>
      <a
        className="button button-small"
        href={`/mypage/order_history/${id}/`}
        aria-label={`${orderTexts.details}（${order_no}）`}
      >
        {orderTexts.details}
      </a>
    </li>
  )
}
