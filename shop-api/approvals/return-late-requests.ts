import { and, eq, lte, notExists, or } from 'drizzle-orm'
import { APPROVAL_DAYS } from '#contract/buying-limits.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { toCartExpiry } from '#shop-api/cart/cart-row.ts'
import { approval_requests, business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { RETURNED_BY_ITSELF } from '#src/text/business/business-errors.ts'
import { keepFigures } from './decide-request.ts'
import type { RequestRow } from './find-request.ts'
import { lockRequest } from './lock-request.ts'
import { mailDecided } from './mail-request.ts'

type Work = Omit<Shop, 'channel' | 'member_id' | 'config'> & Required<Pick<Shop, 'config'>>

/**
 * Gives back what nobody decided about in time, and what somebody asked who does not buy for the company any more. Carts of
 * requests that went with their company can be changed again. Run at start and every minute.
 * @returns how many went back
 */
export async function returnLateRequests(work: Work): Promise<number> {
  const { db, now } = work
  await openStrandedCarts(work)
  const before = new Date(now.getTime() - APPROVAL_DAYS * 24 * 60 * 60 * 1000)
  const buyer = db
    .select({ id: business_buyers.user_id })
    .from(business_buyers)
    .innerJoin(business_accounts, eq(business_accounts.id, business_buyers.account_id))
    .where(
      and(
        eq(business_buyers.user_id, approval_requests.requester_id),
        eq(business_buyers.account_id, approval_requests.account_id),
        eq(business_buyers.is_active, true),
        eq(business_accounts.is_active, true),
      ),
    )
  const isLate = lte(approval_requests.asked_at, before)
  const due = await db
    .select({ request: approval_requests, channel: { id: channels.id, name: channels.name } })
    .from(approval_requests)
    .innerJoin(channels, eq(channels.id, approval_requests.channel_id))
    .where(and(eq(approval_requests.status, 'waiting'), or(isLate, notExists(buyer))))
  for (const { request, channel } of due) {
    const reason =
      request.asked_at <= before ? RETURNED_BY_ITSELF.late(APPROVAL_DAYS) : RETURNED_BY_ITSELF.left
    await returnByItself({ ...work, channel }, request, reason)
  }
  return due.length
}

async function returnByItself(
  shop: Work & Pick<Shop, 'channel'>,
  seen: RequestRow,
  reason: string,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const { request, cart } = await lockRequest(tx, seen)
    // Somebody was faster.
    if (request.status !== 'waiting') return
    await tx
      .update(approval_requests)
      .set({ status: 'returned', reason, decided_at: shop.now })
      .where(eq(approval_requests.id, request.id))
    await keepFigures(tx, shop, cart)
    const { channel, now, config } = shop
    if (config)
      await mailDecided(tx, { channel, now, config }, { request, cart, kind: 'returned', words: reason })
  })
}

/** A company that was deleted took its requests along. */
async function openStrandedCarts({ db, now }: Work): Promise<void> {
  const request = db
    .select({ id: approval_requests.id })
    .from(approval_requests)
    .where(eq(approval_requests.cart_id, carts.id))
  await db
    .update(carts)
    .set({ state: 'open', decided_detail: null, expires_at: toCartExpiry(now), updated_at: now })
    .where(and(eq(carts.state, 'awaiting_approval'), notExists(request)))
}
