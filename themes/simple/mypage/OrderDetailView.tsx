import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { GiftLink } from '#src/islands/order/GiftLink.tsx'
import { OrderContents } from '#src/islands/order/OrderContents.tsx'
import { PaymentGuide } from '#src/islands/order/PaymentGuide.tsx'
import { KeepOrder } from '#src/islands/order-list/KeepOrder.tsx'
import { OrderParcels } from '#src/islands/orders/OrderParcels.tsx'
import { CancelOrder } from '#src/islands/orders/CancelOrder.tsx'
import { OrderAgain } from '#src/islands/orders/OrderAgain.tsx'
import { OrderMemo } from '#src/islands/orders/OrderMemo.tsx'
import { OrderPapers } from '#src/islands/orders/OrderPapers.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { memberOrderResource } from '#src/stores/order/member-order.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { orderStatuses, orderTexts } from '#src/text/order/orders.ts'

interface Props {
  /** Whether the shop keeps lists that are ordered again (PLUGIN.ORDER_LIST.IS_USE). */
  has_order_lists: boolean
}

/** One own order: how it stands, what it was, its papers, a note, and what can still be done. */
export function OrderDetailView({ has_order_lists }: Props) {
  return (
    <>
      <ResourceScreen resource={memberOrderResource} rows={6}>
        {(order) => (
          <div className="completed">
            <div className="record-head">
              <p className="order-number">
                {orderTexts.order_no} <strong>{order.order_no}</strong>
              </p>
              <span className="order-status" data-status={order.status}>
                {orderStatuses[order.status]}
              </span>
              <span className="order-when">{formatInstant(order.ordered_at)}</span>
            </div>
            {orderTexts.warnings[order.cancel_only_ecd_key] && (
              <Notice tone="warning">
                <p>{orderTexts.warnings[order.cancel_only_ecd_key]}</p>
              </Notice>
            )}
            {order.payment_guide && <PaymentGuide guide={order.payment_guide} />}
            {order.social_gift && <GiftLink gift={order.social_gift} />}
            {order.parcels && <OrderParcels parcels={order.parcels} />}
            <section className="completed-part">
              <h2>{checkoutTexts.summary}</h2>
              <OrderContents order={order} />
              <div className="record-actions print:hidden">
                <OrderAgain order={order} />
                <CancelOrder order={order} />
              </div>
              {has_order_lists && <KeepOrder goods={order.detail.products} />}
            </section>
            <OrderPapers key={order.status} order={order} />
            <OrderMemo order={order} />
          </div>
        )}
      </ResourceScreen>
      <p className="print:hidden">
        <a className="text-link" href="/mypage/order_history/">
          {orderTexts.back_to_list}
        </a>
      </p>
    </>
  )
}
