import type { OrderStatus } from '#contract/shapes/order.ts'

/** An order can be cancelled until it leaves. */
export function canCancel(status: OrderStatus): boolean {
  return status === 'awaiting_payment' || status === 'accepted' || status === 'paid'
}
