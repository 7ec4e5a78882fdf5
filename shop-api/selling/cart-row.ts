import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { CART_IS_DECIDED } from '#src/text/cart-errors.ts'
import { cartNotFound, refuseCart } from './refuse-cart.ts'
import type { Shop } from './shop.ts'

export type CartRow = typeof carts.$inferSelect

const CART_LIFETIME_DAYS = 30

/** A cart lives on for a month after it was last opened or changed. */
export function toCartExpiry(now: Date): Date {
  return new Date(now.getTime() + CART_LIFETIME_DAYS * 24 * 60 * 60 * 1000)
}

/** Whose shop a cart is looked for in, and who looks: another member's cart is not there for a member. */
type Visit = Pick<Shop, 'channel' | 'member_id'>

export async function getCartRow(db: Db | Tx, visit: Visit, token: string): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(isCart(visit.channel.id, token))
  return row && !isForeign(row, visit) ? row : undefined
}

/** The row under its lock: whoever else wants to change or decide this cart waits for this transaction. */
export async function lockCartRow(tx: Tx, visit: Visit, token: string): Promise<CartRow> {
  const [row] = await tx.select().from(carts).where(isCart(visit.channel.id, token)).for('update')
  if (row === undefined || isForeign(row, visit)) throw cartNotFound()
  return row
}

/** @throws ApiError unless the cart can be changed now. */
export function checkIsOpen(row: CartRow, now: Date): void {
  if (row.state === 'decided') throw refuseCart('cart.common.is_expired', [], CART_IS_DECIDED)
  if (row.state === 'deciding') throw refuseCart('payment.unknown_outcome')
  if (isExpired(row, now)) throw refuseCart('cart.common.is_expired')
}

export function isExpired(row: CartRow, now: Date): boolean {
  return row.expires_at.getTime() <= now.getTime()
}

/**
 * Whether a member asks for a cart of another member, whose token a shared device still holds. A guest who knows the
 * token may go on with it: that is how a member shops on whose login ran out.
 */
export function isForeign(
  row: Pick<CartRow, 'user_id'>,
  { member_id = null }: Pick<Shop, 'member_id'>,
): boolean {
  return member_id !== null && row.user_id !== null && row.user_id !== member_id
}

const isCart = (channel_id: number, token: string) =>
  and(eq(carts.channel_id, channel_id), eq(carts.token, token))
