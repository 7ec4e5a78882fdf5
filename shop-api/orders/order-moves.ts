import type { OrderStatus } from '#contract/shapes/order.ts'

/** Where an order may go from where it stands. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['paid', 'cancelled'],
  accepted: ['shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

export function listNextStatuses(status: OrderStatus): OrderStatus[] {
  return [...moves[status]]
}

/** Where an order stands while it has not left. */
export function listCancellableStatuses(): OrderStatus[] {
  return (Object.keys(moves) as OrderStatus[]).filter(canCancel)
}

/** An order can be cancelled until it leaves. */
export function canCancel(status: OrderStatus): boolean {
  return moves[status].includes('cancelled')
}
