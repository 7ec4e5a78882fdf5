import type { Db } from '#shop-api/db/db.ts'
import { payments } from '#shop-api/db/schema/selling.ts'

/** Has a shop offer the ways to pay that only a payment company takes, beside those every shop of the tests has. */
export async function offerLaterWays(db: Db, channel_id: number): Promise<void> {
  const more = { channel_id, description: '', fees: [], payment_time: 'ご注文後', position: 9 }
  await db.insert(payments).values([
    { ...more, code: 'konbini', name: 'コンビニ払い' },
    { ...more, code: 'paypay', name: 'PayPay' },
  ])
}
