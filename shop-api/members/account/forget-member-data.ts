import { eq, inArray } from 'drizzle-orm'
import { queueForgetting } from '#shop-api/members/cards/forget-cards.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { address_exports, user_addresses } from '#shop-api/db/schema/addresses.ts'
import { user_bikes } from '#shop-api/db/schema/bikes.ts'
import { coupon_uses, point_uses } from '#shop-api/db/schema/benefits.ts'
import { ecommerce_events } from '#shop-api/db/schema/events.ts'
import { approval_requests, business_buyers, business_invitations } from '#shop-api/db/schema/business.ts'
import { bookmarks, user_lists } from '#shop-api/db/schema/favourites.ts'
import { product_histories, product_search_histories } from '#shop-api/db/schema/histories.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import {
  article_reads,
  consents,
  measurements,
  name_embroideries,
  system_message_reads,
  system_messages,
  user_memorials,
} from '#shop-api/db/schema/member-records.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { ANONYMOUS } from '#src/text/product/product-request.ts'
import { quotations } from '#shop-api/db/schema/quotations.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { pending_points, point_histories, user_cards, user_coupons } from '#shop-api/db/schema/wallet.ts'
import { deleteInquiries } from './delete-inquiries.ts'

/** Everything that belongs to nobody once its member is gone. */
const OWNED = [
  user_addresses,
  address_exports,
  user_lists,
  bookmarks,
  product_histories,
  product_search_histories,
  point_histories,
  pending_points,
  point_uses,
  user_coupons,
  user_cards,
  user_memorials,
  measurements,
  name_embroideries,
  user_bikes,
  order_lists,
  business_buyers,
  system_messages,
  system_message_reads,
  article_reads,
  product_requests,
  quotations,
]

/** What stays with the shop without its author's name: the shop shows it, or has to prove it. */
const UNSIGNED = [reviews, consents, coupon_uses, ecommerce_events]

/**
 * Forgets what a member kept with the shop, when the member leaves. The row in `users` stays, because orders refer to
 * it, so nothing here is deleted by cascade. The card company is told about kept cards afterwards.
 */
export async function forgetMemberData(
  tx: Tx,
  { channel, user_id, now }: { channel: string; user_id: number; now: Date },
): Promise<void> {
  // No law keeps what was asked and answered.
  await deleteInquiries(tx, eq(inquiries.user_id, user_id))
  await unsignReviews(tx, user_id, now)
  const cards = await tx.select().from(user_cards).where(eq(user_cards.user_id, user_id))
  await queueForgetting(tx, channel, cards)
  for (const table of OWNED) await tx.delete(table).where(eq(table.user_id, user_id))
  await tx.delete(approval_requests).where(eq(approval_requests.requester_id, user_id))
  await tx
    .update(approval_requests)
    .set({ decided_by: null })
    .where(eq(approval_requests.decided_by, user_id))
  await tx
    .update(business_invitations)
    .set({ invited_by: null })
    .where(eq(business_invitations.invited_by, user_id))
  for (const table of UNSIGNED) {
    await tx.update(table).set({ user_id: null }).where(eq(table.user_id, user_id))
  }
  await tx.update(users).set({ points: 0 }).where(eq(users.id, user_id))
}

/** A review stays, as the stars of a product do, under nobody's name; the pages that show it are published again. */
async function unsignReviews(tx: Tx, user_id: number, now: Date): Promise<void> {
  const own = await tx
    .update(reviews)
    .set({ nickname: ANONYMOUS })
    .where(eq(reviews.user_id, user_id))
    .returning({ model_id: reviews.model_id, state: reviews.state, channel_id: reviews.channel_id })
  const shown = own.filter(({ state }) => state === 'shown').map(({ model_id }) => model_id)
  const [first] = own
  if (!first || shown.length === 0) return
  const models = await tx
    .select({ key: product_models.key })
    .from(product_models)
    .where(inArray(product_models.id, shown))
  const changed = models.map(({ key }) => ({ type: 'product' as const, key, action: 'updated' as const }))
  await recordChange(tx, { channel_id: first.channel_id, changed, now })
}
