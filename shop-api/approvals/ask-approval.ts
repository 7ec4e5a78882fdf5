import { and, eq } from 'drizzle-orm'
import type { ApprovalRequest } from '#contract/shapes/approval.ts'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import { findBuyer } from '#shop-api/business/find-buyer.ts'
import { findPassedLimit } from '#shop-api/business/find-passed-limit.ts'
import { refuseBusiness } from '#shop-api/business/refuse-business.ts'
import { checkIsOpen, lockCartRow, toCartExpiry } from '#shop-api/cart/cart-row.ts'
import { cartNotFound } from '#shop-api/cart/refuse-cart.ts'
import { checkCart } from '#shop-api/checkout/begin-decision.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { ApprovalContext } from './approval-context.ts'
import { requireRequest, toRequest } from './find-request.ts'
import { mailAsked } from './mail-request.ts'

interface Asked {
  token: string
  /** Yen the shopper saw. */
  total_payment: number
  note: string | null
}

/**
 * Asks the company's approvers for a cart that passes a limit of its buyer. Everything a decision looks at is looked at, but no
 * goods are kept: they are taken when somebody approves. Asked again it answers the same request.
 * @throws ApiError 422 as a decision does, and for what needs nobody's approval, has nobody to approve it, or is paid at a provider, where only its buyer can confirm
 */
export async function askApproval(context: ApprovalContext, asked: Asked): Promise<ApprovalRequest> {
  const { db, shop, member, now } = context
  const id = await db.transaction(async (tx) => {
    await lockPoints(tx, member.id)
    const row = await lockCartRow(tx, shop, asked.token)
    if (row.user_id !== member.id) throw cartNotFound()
    const waiting = row.state === 'awaiting_approval' ? await findWaiting(tx, row.id) : undefined
    if (waiting !== undefined) return waiting
    checkIsOpen(row, now)
    const checked = await checkCart(tx, shop, row, asked.total_payment)
    const passed = await findPassedLimit(tx, checked.payer, asked.total_payment)
    const found = await findBuyer(tx, checked.payer)
    if (!passed || !found) throw refuseBusiness('approval.not_needed')
    if (checked.taker !== null) throw refuseBusiness('approval.payment_needs_oneself')
    if (passed.approvers.length === 0) throw refuseBusiness('approval.nobody_approves')
    const saved = { version: row.version + 1, expires_at: toCartExpiry(now), updated_at: now }
    await tx
      .update(carts)
      .set({ ...saved, state: 'awaiting_approval' })
      .where(eq(carts.id, row.id))
    const [request] = await tx
      .insert(approval_requests)
      .values({
        channel_id: shop.channel.id,
        account_id: found.account.id,
        cart_id: row.id,
        requester_id: member.id,
        status: 'waiting',
        total_payment: asked.total_payment,
        note: asked.note,
        asked_at: now,
      })
      .returning()
    if (!request) throw new Error('A request for approval was not stored')
    await mailAsked(tx, context, { request, cart: row })
    return request.id
  })
  const { buyer, ...found } = await requireRequest(db, context, id)
  return toRequest(found, context, buyer)
}

async function findWaiting(tx: Tx, cart_id: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: approval_requests.id })
    .from(approval_requests)
    .where(and(eq(approval_requests.cart_id, cart_id), eq(approval_requests.status, 'waiting')))
  return found?.id
}
