import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { OrderCard } from '#src/islands/orders/OrderCard.tsx'
import { OrderFilters } from '#src/islands/orders/OrderFilters.tsx'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { getOrderFilter, orderHistoryResource } from '#src/stores/order/order-history.ts'
import { orderTexts } from '#src/text/order/orders.ts'

/** Own orders, newest first, narrowed by word, state and period. */
export function OrderHistoryView() {
  return (
    <ResourceScreen resource={orderHistoryResource} rows={5}>
      {({ data, paging, user_order_total_payment }) => {
        const isFiltered = Object.values(getOrderFilter()).some((value) => value !== '')
        return (
          <>
            {(data.length > 0 || isFiltered) && <OrderFilters />}
            {user_order_total_payment > 0 && (
              <p className="order-sum">{orderTexts.total_of_all(formatYen(user_order_total_payment))}</p>
            )}
            {data.length === 0 ? (
              <EmptyNote
                text={isFiltered ? orderTexts.none_found : orderTexts.empty}
                link={{ href: '/product/', label: orderTexts.to_shop }}
              />
            ) : (
              <>
                <ul className="record-list">
                  {data.map((order) => (
                    <OrderCard key={order.id} order={order} />
                  ))}
                </ul>
                <Pager paging={paging} />
              </>
            )}
          </>
        )
      }}
    </ResourceScreen>
  )
}
