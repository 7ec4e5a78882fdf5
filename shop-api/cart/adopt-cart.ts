import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { toMostEach, toSaleablePieces } from '#shop-api/catalogue/stock-state.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { isExpired, toCartExpiry, type CartRow } from './cart-row.ts'
import { toProductIds } from './change-cart.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { mergeDetails } from './merge-details.ts'

interface Adoption {
  channel: { id: number }
  now: Date
  member_id: number
}

/**
 * Makes a guest's cart the member's, with what the member left in a cart before: a member has one open cart, whichever
 * device it is opened on. The token the browser holds stays good; the one of the other cart expires, so that a device
 * that holds it opens the cart anew and finds this one.
 *
 * @returns token of the member's open cart; null when there is none. A cart of somebody else is left alone.
 */
export async function adoptCart(
  tx: Tx,
  { channel, now, member_id }: Adoption,
  token: string | null,
): Promise<string | null> {
  // Two logins at once would each miss the cart of the other. Not `for update`: rows that refer to a member hold the
  // row's key in the same transactions, and both would wait for ever.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, member_id)).for('no key update')
  const isOpen = and(eq(carts.channel_id, channel.id), eq(carts.state, 'open'), gt(carts.expires_at, now))
  const isOwn = eq(carts.user_id, member_id)
  const rows = await tx
    .select()
    .from(carts)
    .where(and(isOpen, token === null ? isOwn : or(isOwn, eq(carts.token, token))))
    .orderBy(asc(carts.id))
    .for('update')
  const isMine = (row: CartRow) => row.user_id === null || row.user_id === member_id
  const mine = rows.filter((row) => isMine(row) && !isExpired(row, now))
  const kept = mine.find((row) => row.token === token) ?? mine.at(-1)
  if (!kept) return null
  const others = mine.filter((row) => row !== kept)
  if (kept.user_id === member_id && others.length === 0) return kept.token
  const detail = await mergeAll(tx, { channel, now }, kept, others)
  await tx
    .update(carts)
    .set({
      user_id: member_id,
      detail,
      version: kept.version + 1,
      expires_at: toCartExpiry(now),
      updated_at: now,
    })
    .where(eq(carts.id, kept.id))
  if (others.length > 0) {
    const ids = others.map(({ id }) => id)
    await tx
      .update(carts)
      .set({ expires_at: now, updated_at: now, version: sql`${carts.version} + 1` })
      .where(inArray(carts.id, ids))
  }
  return kept.token
}

async function mergeAll(
  tx: Tx,
  { channel, now }: Pick<Adoption, 'channel' | 'now'>,
  kept: CartRow,
  others: readonly CartRow[],
): Promise<CartRow['detail']> {
  if (others.length === 0) return kept.detail
  const product_ids = [kept, ...others].flatMap(({ detail }) => toProductIds(detail))
  const catalogue = await loadCatalogueLines(tx, channel.id, product_ids, now)
  const toMax = (product_id: number, elsewhere: number) => {
    const found = catalogue.get(product_id)
    return found?.is_on_sale ? Math.min(toSaleablePieces(found), elsewhere + toMostEach(found)) : 0
  }
  return others.reduce((detail, other) => mergeDetails(detail, other.detail, toMax), kept.detail)
}
