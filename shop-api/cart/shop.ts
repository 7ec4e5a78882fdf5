import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { PaymentProvider } from '#shop-api/payment/payment-provider.ts'

/** The shop a selling call is about, and the moment it is made. */
export interface Shop {
  db: Db
  channel: { id: number; name: string }
  now: Date
  card_provider: PaymentProvider
  /** Where the shop is, for links in mails. */
  config?: ShopOriginConfig | undefined
  /** Who is shopping; null for a guest, left out where nobody is (a payment settled by itself). */
  member_id?: number | null
}
