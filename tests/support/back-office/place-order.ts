import { and, eq, gte } from 'drizzle-orm'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { createCaller, decide, type PaymentCode, readyCart } from '#tests/support/selling-shop.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'

/** A guest buys two of something in the shop of the back office. @returns the number of the order */
export async function placeOrder(shop: TestShop, payment: PaymentCode): Promise<string> {
  const rows = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.channel_id, 1), gte(products.stock, 20)))
    .limit(1)
  const caller = {
    ...createCaller(shop.app, 'moto'),
    product_ids: rows.map(({ id }) => id),
    cards: shop.cards,
  }
  const { order_no } = await decide(caller, await readyCart(caller, [[0, 2]], payment))
  return order_no ?? ''
}
