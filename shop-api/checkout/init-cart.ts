import { randomBytes } from 'node:crypto'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { CART_NOTICES } from '#src/text/cart/cart-errors.ts'
import { adoptCart } from '#shop-api/cart/adopt-cart.ts'
import { createCartDetail } from '#shop-api/cart/cart-detail.ts'
import { type CartRow, getCartRow, isExpired, isForeign, toCartExpiry } from '#shop-api/cart/cart-row.ts'
import { changeCart } from '#shop-api/cart/change-cart.ts'
import { dropDeadLines } from '#shop-api/cart/drop-dead-lines.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import { readCart } from './read-cart.ts'
import { type Shop, takesNow } from '#shop-api/cart/shop.ts'
import { toCart } from '#shop-api/cart/to-cart.ts'

/**
 * Opens the cart of a token and lets it live on, or opens a new one when there is none to open. A member's call makes
 * the cart the member's, and finds the one that was left on another device. A shopper who loses a cart that way is
 * told; one whose cart became an order is not. A guest with the token of a member's cart gets a new one and is told to
 * log in: the login joins both.
 */
export async function initCart(
  shop: Shop,
  { token, invalid_product = false }: { token: string | null; invalid_product?: boolean },
): Promise<Cart> {
  const member_id = shop.member_id ?? null
  const adopted =
    member_id === null
      ? null
      : await shop.db.transaction((tx) =>
          adoptCart(tx, { channel: shop.channel, now: shop.now, member_id }, token),
        )
  const found = adopted ?? token
  const row = found ? await getCartRow(shop.db, shop, found) : undefined
  if (row && isForeign(row, shop))
    return openNewCart(shop, member_id === null && isWaiting(row, shop.now) ? [loggedOut] : [])
  if (row?.state === 'deciding') return readCart(shop, row.token)
  if (row?.state === 'open' && !isExpired(row, shop.now)) {
    return changeCart(shop, row.token, async (cart) => (invalid_product ? dropDeadLines(cart) : []))
  }
  const isLost = Boolean(token) && row?.state !== 'decided' && row?.state !== 'awaiting_approval'
  return openNewCart(shop, isLost ? [reinitialised] : [])
}

const reinitialised: Cart['notices'][number] = {
  code: 'reinitialised',
  product_name: null,
  message: CART_NOTICES.reinitialised,
}

const loggedOut: Cart['notices'][number] = {
  code: 'login_required',
  product_name: null,
  message: CART_NOTICES.login_required,
}

/** Whether something waits in it for its owner. */
function isWaiting(row: CartRow, now: Date): boolean {
  return (
    row.state === 'deciding' || (row.state === 'open' && !isExpired(row, now) && row.detail.lines.length > 0)
  )
}

async function openNewCart(shop: Shop, notices: Cart['notices']): Promise<Cart> {
  const detail = createCartDetail()
  const row = await insertCart(shop.db, shop, detail)
  const terms = await loadSellingTerms(shop.db, shop.channel.id, takesNow(shop))
  return toCart(row, priceCart(detail, new Map(), terms), { notices })
}

/** A new open cart of whoever shops. */
export async function insertCart(db: Db | Tx, shop: Shop, detail: CartDetail): Promise<CartRow> {
  const [row] = await db
    .insert(carts)
    .values({
      channel_id: shop.channel.id,
      user_id: shop.member_id ?? null,
      token: randomBytes(24).toString('base64url'),
      detail,
      expires_at: toCartExpiry(shop.now),
      created_at: shop.now,
      updated_at: shop.now,
    })
    .returning()
  if (row === undefined) throw new Error('A new cart was not stored')
  return row
}
