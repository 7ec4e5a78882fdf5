import type { OrderStatus } from '#contract/shapes/order.ts'

/** The statuses an order may go to from its present one. */
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

/** Statuses of an order that has not left. */
export function listCancellableStatuses(): OrderStatus[] {
  return (Object.keys(moves) as OrderStatus[]).filter(canCancel)
}

/** An order can be cancelled until it leaves. */
export function canCancel(status: OrderStatus): boolean {
  return moves[status].includes('cancelled')
}
