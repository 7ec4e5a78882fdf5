import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { isExpired } from '#shop-api/cart/cart-row.ts'
import { changeCart, toProductIds } from '#shop-api/cart/change-cart.ts'
import { loadBenefits } from '#shop-api/benefits/load-benefits.ts'
import { loadCatalogueLines } from '#shop-api/cart/load-catalogue-lines.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { hasNewPrices } from '#shop-api/cart/note-prices.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { loadSettledRow } from '#shop-api/checkout/settled-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { toCart } from '#shop-api/cart/to-cart.ts'
import { toPayer } from '#shop-api/cart/to-payer.ts'

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
