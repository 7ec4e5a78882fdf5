import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { CART_IS_DECIDED } from '#src/text/cart/cart-errors.ts'
import { cartNotFound, loginRequired, refuseCart } from './refuse-cart.ts'
import type { Shop } from './shop.ts'

export type CartRow = typeof carts.$inferSelect

const CART_LIFETIME_DAYS = 30

/** A cart lives on for a month after it was last opened or changed. */
export function toCartExpiry(now: Date): Date {
  return new Date(now.getTime() + CART_LIFETIME_DAYS * 24 * 60 * 60 * 1000)
}

/** Whose shop a cart is looked for in, and who looks. */
type Visit = Pick<Shop, 'channel' | 'member_id'>

/** The row of a token, whoever owns it. Check with `isForeign` before answering from it. */
export async function getCartRow(
  db: Db | Tx,
  { channel }: Pick<Shop, 'channel'>,
  token: string,
): Promise<CartRow | undefined> {
  const [row] = await db.select().from(carts).where(isCart(channel.id, token))
  return row
}

/** The row of a token for whoever may read it. @throws ApiError 404, or 401 as `checkAccess` says */
export async function requireCartRow(db: Db | Tx, visit: Visit, token: string): Promise<CartRow> {
  const row = await getCartRow(db, visit, token)
  if (row === undefined) throw cartNotFound()
  checkAccess(row, visit)
  return row
}

/** The row, locked: anybody else who wants to change or decide this cart waits for this transaction. */
export async function lockCartRow(tx: Tx, visit: Visit, token: string): Promise<CartRow> {
  const [row] = await tx.select().from(carts).where(isCart(visit.channel.id, token)).for('update')
  if (row === undefined) throw cartNotFound()
  checkAccess(row, visit)
  return row
}

/** @throws ApiError unless the cart can be changed now. */
export function checkIsOpen(row: CartRow, now: Date): void {
  if (row.state === 'decided') throw refuseCart('cart.common.is_expired', [], CART_IS_DECIDED)
  if (row.state === 'awaiting_approval') throw refuseCart('cart.common.awaiting_approval')
  if (row.state === 'deciding') throw refuseCart('payment.unknown_outcome')
  if (isExpired(row, now)) throw refuseCart('cart.common.is_expired')
}

export function isExpired(row: CartRow, now: Date): boolean {
  return row.expires_at.getTime() <= now.getTime()
}

/**
 * A cart that has an owner is the owner's alone: its token, which a browser keeps after a logout, opens nothing.
 *
 * @throws ApiError 404 for another member; 401 for a guest, who may be the owner whose login ran out and finds the cart
 *   again with the next one
 */
export function checkAccess(
  row: Pick<CartRow, 'user_id'>,
  { member_id = null }: Pick<Shop, 'member_id'>,
): void {
  if (isForeign(row, { member_id })) throw member_id === null ? loginRequired() : cartNotFound()
}

/** Whether the cart has an owner who is not this visitor. */
export function isForeign(
  row: Pick<CartRow, 'user_id'>,
  { member_id = null }: Pick<Shop, 'member_id'>,
): boolean {
  return row.user_id !== null && row.user_id !== member_id
}

const isCart = (channel_id: number, token: string) =>
  and(eq(carts.channel_id, channel_id), eq(carts.token, token))
