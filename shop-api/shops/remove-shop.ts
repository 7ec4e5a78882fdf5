import { and, eq, gt, inArray } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { pictures as drawn_pictures } from '#shop-api/db/schema/content.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import type { PictureFiles } from '#shop-api/media/picture-file.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { user_cards } from '#shop-api/db/schema/wallet.ts'
import { queueForgetting } from '#shop-api/members/cards/forget-cards.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { SHOP_ERRORS } from '#src/text/shops/shop-errors.ts'

/** Books and invoices are kept so long (会社法・法人税法・消費税法). */
const KEPT_YEARS = 7

/**
 * Removes a shop with everything that refers to it.
 * @throws ApiError 404, and 422 for a shop with orders of the last seven years unless `with_orders`
 */
export async function removeShop(
  db: Db,
  channel: string,
  { with_orders, now, pictures }: { with_orders: boolean; now: Date; pictures: Pick<PictureFiles, 'remove'> },
): Promise<void> {
  const paths = await db.transaction(async (tx) => {
    const [shop] = await tx
      .select({ id: channels.id })
      .from(channels)
      .where(eq(channels.name, channel))
      .for('update')
    if (!shop) throw notFound()
    const isYoung = gt(orders.ordered_at, toKeptSince(now))
    const kept = await tx.$count(orders, and(eq(orders.channel_id, shop.id), isYoung))
    if (kept > 0 && !with_orders) throw refused('admin.shop_has_orders', SHOP_ERRORS.has_orders)
    const kept_pictures = await listPictures(tx, shop.id)
    await queueForgetting(tx, channel, await listKeptCards(tx, shop.id))
    // Attempts to pay, and then orders, keep the carts they came of.
    const itsCarts = tx.select({ id: carts.id }).from(carts).where(eq(carts.channel_id, shop.id))
    await tx.delete(payment_attempts).where(inArray(payment_attempts.cart_id, itsCarts))
    await tx.delete(orders).where(eq(orders.channel_id, shop.id))
    await tx.delete(carts).where(eq(carts.channel_id, shop.id))
    await tx.delete(channels).where(eq(channels.id, shop.id))
    return kept_pictures
  })
  // Last: a crash leaves files that nothing names, never names without a file.
  for (const path of paths) await pictures.remove({ channel, path })
}

async function listPictures(tx: Tx, channel_id: number): Promise<string[]> {
  const sent = tx
    .select({ path: photographs.path })
    .from(photographs)
    .where(eq(photographs.channel_id, channel_id))
  const drawn = tx
    .select({ path: drawn_pictures.path })
    .from(drawn_pictures)
    .where(eq(drawn_pictures.channel_id, channel_id))
  return (await unionAll(sent, drawn)).map(({ path }) => path)
}

/** What the card company keeps for the shop's members. */
function listKeptCards(tx: Tx, channel_id: number) {
  return tx
    .select({
      provider: user_cards.provider,
      token: user_cards.token,
      token_key: user_cards.token_key,
    })
    .from(user_cards)
    .innerJoin(users, eq(users.id, user_cards.user_id))
    .where(eq(users.channel_id, channel_id))
}

function toKeptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - KEPT_YEARS)
  return since
}
