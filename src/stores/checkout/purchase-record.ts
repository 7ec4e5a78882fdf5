import { getStored, setStored } from '#src/stores/page/storage.ts'

/** Behaviour 6.8: how long the record of a decision is kept. */
const PURCHASE_RECORD_MS = 1_800_000

const KEY = 'noren.purchase'

/** What the completion screen and tracking need after the cart is gone (behaviour 6.8). */
export interface PurchaseRecord {
  order_no: string
  /** Opens the order to the guest who placed it. */
  cart_token: string
  expire_at: number
}

export function keepPurchase(order_no: string, cart_token: string): void {
  setStored('local', KEY, { order_no, cart_token, expire_at: Date.now() + PURCHASE_RECORD_MS })
}

/** The last purchase; null without one, and dropped once it expired (behaviour 6.8). */
export function getPurchase(): PurchaseRecord | null {
  const record = getStored('local', KEY) as PurchaseRecord | null
  if (record && record.expire_at <= Date.now()) forgetPurchase()
  return record && record.expire_at > Date.now() ? record : null
}

export function forgetPurchase(): void {
  setStored('local', KEY, null)
}
