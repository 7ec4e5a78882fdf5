import type { Cart } from '#contract/shapes/cart.ts'
import { loadBenefits } from '#shop-api/benefits/load-benefits.ts'
import type { CartRow } from '#shop-api/cart/cart-row.ts'
import { loadCartGoods } from '#shop-api/cart/load-cart-goods.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import { type Shop, takesNow } from '#shop-api/cart/shop.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'

/** What is to be ordered: at today's prices of who asked while it waits, as it was once somebody decided. */
export async function priceRequest(db: Db | Tx, shop: Shop, cart: CartRow): Promise<Cart['detail']> {
  if (cart.decided_detail !== null) return cart.decided_detail
  const payer = { channel_id: shop.channel.id, now: shop.now, user_id: cart.user_id }
  const goods = await loadCartGoods(db, payer, cart.detail)
  const terms = await loadSellingTerms(db, shop.channel.id, takesNow(shop), payer)
  return priceCart(cart.detail, goods, terms, await loadBenefits(db, payer, cart.detail))
}
