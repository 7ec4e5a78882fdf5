import type { ReactNode } from 'react'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { CompletedOrderView } from '#src/islands/order/CompletedOrderView.tsx'
import { useCompletedOrder } from '#src/islands/order/use-completed-order.ts'
import { LoadFailure } from '#src/islands/ui/LoadFailure.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { loadCompletedOrder } from '#src/stores/checkout/completed-order.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { orderCompleteTexts } from '#src/text/checkout/order-complete.ts'

interface Props {
  /** Whether the shop has members, who can find all their orders. */
  has_members?: boolean
  children?: ReactNode
}

/**
 * After the order: thanks, the number, what to do and what comes next. `children` is the editors' message. Without an
 * order the screen only says where orders can be found.
 */
export function CompleteView({ has_members = true, children }: Props) {
  const completed = useCompletedOrder()
  const hasOrder = completed.state === 'known' || completed.state === 'failed'
  return (
    <div className="checkout checkout-complete">
      <h1>{hasOrder ? orderCompleteTexts.title : orderCompleteTexts.titles[completed.state]}</h1>
      {hasOrder && <CheckoutProgress step={4} />}
      {completed.state === 'unknown' && <Skeleton label={checkoutTexts.loading} rows={4} />}
      {completed.state === 'known' && <CompletedOrderView order={completed.order} />}
      {completed.state === 'none' && (
        <Notice tone="plain">
          <p>{orderCompleteTexts.no_purchase}</p>
          <ul className="notice-list">
            {orderCompleteTexts.no_purchase_ways
              .filter(({ for_members }) => has_members || !for_members)
              .map(({ href, label, text }) => (
                <li key={href}>
                  <a className="text-link" href={href}>
                    {label}
                  </a>
                  <br />
                  {text}
                </li>
              ))}
          </ul>
          <a className="button button-small" href="/">
            {orderCompleteTexts.to_top}
          </a>
        </Notice>
      )}
      {completed.state === 'failed' && (
        <>
          <LoadFailure
            title={orderCompleteTexts.complete_failed}
            failure={completed.failure}
            onRetry={() => void loadCompletedOrder()}
          />
          <p className="completed-kept">{orderCompleteTexts.complete_failed_order(completed.order_no)}</p>
        </>
      )}
      {hasOrder && children}
    </div>
  )
}
