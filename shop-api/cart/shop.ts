import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isTaken, type Payments } from '#shop-api/payment/payments.ts'

/** The shop a selling call is about, and the moment it is made. */
export interface Shop {
  db: Db
  channel: { id: number; name: string }
  now: Date
  payments: Payments
  /** Where the shop is, for links in mails. */
  config?: ShopOriginConfig | undefined
  /** Who is shopping; null for a guest, left out where nobody is (a payment settled by itself). */
  member_id?: number | null
}

/** Whether the shop can be paid this way now: by itself, or because a provider takes it. */
export const takesNow =
  ({ payments, channel }: Pick<Shop, 'payments' | 'channel'>) =>
  (code: string): boolean =>
    isTaken(payments, channel.name, code)
