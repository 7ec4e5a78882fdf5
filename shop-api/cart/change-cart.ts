import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { findApproval } from './find-approval.ts'
import { followParents } from './cart-lines.ts'
import { checkIsOpen, lockCartRow, toCartExpiry, type CartRow } from './cart-row.ts'
import { loadBenefits } from '#shop-api/benefits/load-benefits.ts'
import { loadCartGoods } from './load-cart-goods.ts'
import { findQuotationNo } from './load-quoted-prices.ts'
import { loadSellingTerms } from './load-selling-terms.ts'
import { notePrices } from './note-prices.ts'
import { priceCart } from './price-cart.ts'
import type { SellingTerms } from './selling-terms.ts'
import { type Shop, takesNow } from './shop.ts'
import { toCart } from './to-cart.ts'
import { toPayer } from './to-payer.ts'

/** A cart under its lock. `detail` may be changed in place; it is saved when the change returns. */
export interface OpenCart {
  tx: Tx
  channel_id: number
  /** The member whose cart it is, when it is that member who asks. */
  user_id: number | null
  detail: CartDetail
  terms: SellingTerms
  now: Date
}

/** May add notices about its own changes. Throwing leaves the cart as it was. */
export type CartChange = (cart: OpenCart) => Promise<Cart['notices'] | void> | Cart['notices'] | void

/** Changes a cart in one transaction under its row lock, and answers it whole, at today's prices. */
export function changeCart(shop: Shop, token: string, change: CartChange): Promise<Cart> {
  return shop.db.transaction(async (tx) => {
    const row = await lockCartRow(tx, shop, token)
    checkIsOpen(row, shop.now)
    return saveChange(tx, shop, row, change)
  })
}

/** Changes a row that is locked and known to be open. */
async function saveChange(tx: Tx, shop: Shop, row: CartRow, change: CartChange): Promise<Cart> {
  const { detail } = row
  const channel_id = shop.channel.id
  const payer = toPayer(shop, row)
  const terms = await loadSellingTerms(tx, channel_id, takesNow(shop), payer)
  const changed = (await change({ tx, ...payer, detail, terms })) ?? []
  followParents(detail)
  const catalogue = await loadCartGoods(tx, payer, detail)
  const notices = [...changed, ...notePrices(detail, catalogue)]
  const saved = {
    detail,
    version: row.version + 1,
    expires_at: toCartExpiry(shop.now),
    updated_at: shop.now,
  }
  await tx.update(carts).set(saved).where(eq(carts.id, row.id))
  const benefits = await loadBenefits(tx, payer, detail)
  const priced = priceCart(detail, catalogue, terms, benefits)
  const quoted = await findQuotationNo(tx, payer, detail, priced)
  const approval = await findApproval(tx, payer, priced)
  return toCart({ ...row, ...saved }, priced, { notices, approval, ...quoted })
}

export function toProductIds(detail: CartDetail): number[] {
  return detail.lines.map((line) => line.product_id)
}
