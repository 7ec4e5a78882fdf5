import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { isExpired } from './cart-row.ts'
import { changeCart, toProductIds } from './change-cart.ts'
import { loadBenefits } from '#shop-api/benefits/load-benefits.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { loadSellingTerms } from './load-selling-terms.ts'
import { hasNewPrices } from './note-prices.ts'
import { priceCart } from './price-cart.ts'
import { refuseCart } from './refuse-cart.ts'
import { loadSettledRow } from '#shop-api/checkout/settled-row.ts'
import type { Shop } from './shop.ts'
import { toCart } from './to-cart.ts'
import { toPayer } from './to-payer.ts'

/**
 * The cart as it stands. An open cart shows today's prices, and a price that changed since the last look is
 * told once; a cart that was decided shows the figures of its decision.
 */
export async function readCart(shop: Shop, token: string): Promise<Cart> {
  const { db, channel, now } = shop
  const { row, payment_state } = await loadSettledRow(shop, token)
  if (row.decided_detail !== null) {
    const [order] = await db
      .select({ order_no: orders.order_no })
      .from(orders)
      .where(eq(orders.cart_id, row.id))
    return toCart(row, row.decided_detail, { order_no: order?.order_no ?? null, payment_state })
  }
  if (isExpired(row, now)) throw refuseCart('cart.common.is_expired')
  const catalogue = await loadCatalogueLines(db, channel.id, toProductIds(row.detail), now)
  if (hasNewPrices(row.detail, catalogue)) return changeCart(shop, token, () => {})
  const terms = await loadSellingTerms(db, channel.id, shop.card_provider)
  const benefits = await loadBenefits(db, toPayer(shop, row), row.detail)
  return toCart(row, priceCart(row.detail, catalogue, terms, benefits), { payment_state })
}
