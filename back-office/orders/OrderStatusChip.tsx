import { Chip } from '@mui/material'
import type { OrderStatus } from '#contract/shapes/order.ts'
import { orderStatuses } from '#src/text/order/orders.ts'

const COLORS: Record<OrderStatus, 'default' | 'primary' | 'success' | 'warning' | 'error'> = {
  awaiting_payment: 'warning',
  accepted: 'primary',
  paid: 'primary',
  partly_shipped: 'warning',
  shipped: 'success',
  completed: 'default',
  cancelled: 'default',
}

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={orderStatuses[status]} />
}
