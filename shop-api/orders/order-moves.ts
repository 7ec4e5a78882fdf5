import type { OrderStatus } from '#contract/shapes/order.ts'

/** The statuses an order may be moved to from its present one. A part is shipped by sending a parcel. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['paid', 'cancelled'],
  accepted: ['shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  partly_shipped: ['shipped'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

export function listNextStatuses(status: OrderStatus): OrderStatus[] {
  return [...moves[status]]
}

const listStatuses = (test: (status: OrderStatus) => boolean) =>
  (Object.keys(moves) as OrderStatus[]).filter(test)

/** Statuses of an order that has not left. */
export function listCancellableStatuses(): OrderStatus[] {
  return listStatuses(canCancel)
}

/** Statuses of an order of which something waits to leave. */
export function listShippableStatuses(): OrderStatus[] {
  return listStatuses(canShip)
}

/** An order can be cancelled until it leaves. */
export function canCancel(status: OrderStatus): boolean {
  return moves[status].includes('cancelled')
}

/** Whether parcels of it may leave now. */
export function canShip(status: OrderStatus): boolean {
  return moves[status].includes('shipped')
}
