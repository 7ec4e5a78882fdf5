import { Box, Typography } from '@mui/material'
import type { AdminOrderDetail, OrderEvent } from '#contract/shapes/admin-order.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { orderStatuses } from '#src/text/order/orders.ts'
import { CARRIERS } from '#src/text/order/parcels.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from './OrderSection.tsx'

/** What happened to an order, the newest first, and who did it. */
export function OrderHistory({ order }: { order: AdminOrderDetail }) {
  return (
    <OrderSection title={ORDER_PAGE.history}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.history.toReversed().map((event, at) => (
          <Box component="li" key={order.history.length - at}>
            <Typography>{ORDER_PAGE.events[event.kind]}</Typography>
            <Typography variant="body2" color="text.secondary">
              {[describe(event), formatJapanTime(event.at), event.actor || ORDER_PAGE.by[event.by]]
                .filter(Boolean)
                .join('　')}
            </Typography>
          </Box>
        ))}
      </Box>
    </OrderSection>
  )
}

function describe({ kind, status, detail }: OrderEvent): string {
  const { carrier, tracking_no, amount, taken_point, reason, mail_kind } = detail
  if (kind === 'moved') {
    const money = detail.bank_row !== undefined && ORDER_PAGE.bank_row(detail.bank_row)
    const paid =
      detail.paid_on &&
      amount !== undefined &&
      ORDER_PAGE.paid_with(detail.paid_on.replaceAll('-', '/'), formatYen(amount))
    return [orderStatuses[status], paid, money].filter(Boolean).join('　')
  }
  if (mail_kind) return ORDER_PAGE.mail_kinds[mail_kind]
  const words = [
    carrier && tracking_no && `${CARRIERS[carrier]} ${tracking_no}`,
    amount !== undefined && kind !== 'cancelled' && formatYen(amount),
    taken_point && ORDER_PAGE.taken_points(taken_point),
    reason,
  ]
  return words.filter(Boolean).join('　')
}
