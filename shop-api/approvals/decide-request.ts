import { eq } from 'drizzle-orm'
import { orderPlaced } from '#running/events.ts'
import type { ApprovalRequest } from '#contract/shapes/approval.ts'
import { findBuyer } from '#shop-api/business/find-buyer.ts'
import { refuseBusiness } from '#shop-api/business/refuse-business.ts'
import type { CartRow } from '#shop-api/cart/cart-row.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { placeChecked } from '#shop-api/checkout/place-checked.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import { requireUser } from '#shop-api/members/account/user-row.ts'
import { recordOrderEvent } from '#shop-api/orders/record-order-event.ts'
import { REQUESTER_LEFT } from '#src/text/business/business-errors.ts'
import type { ApprovalContext } from './approval-context.ts'
import { checkDecider, requireRequest, type RequestRow, toRequest } from './find-request.ts'
import { lockRequest } from './lock-request.ts'
import { mailDecided } from './mail-request.ts'
import { priceRequest } from './price-request.ts'

/**
 * Approves a request: its order is placed in the name of who asked, with their benefits and mails, at today's prices. Two who
 * approve at once place one order, and approving again answers it.
 * @param total_payment yen the approver saw
 * @throws ApiError 404; 422 for who does not approve, for one's own request, one that does not wait, and whatever stands against a decision
 */
export async function approveRequest(
  context: ApprovalContext,
  id: number,
  total_payment: number,
): Promise<ApprovalRequest> {
  const { channel } = context
  const isPlaced = await decideOn(context, id, 'approved', async (tx, { request, cart }) => {
    const shop = { ...context.shop, member_id: request.requester_id }
    await requireBuyer(tx, shop, request)
    const order_no = await placeChecked(tx, shop, cart, total_payment)
    await close(tx, context, request, { status: 'approved', order_no })
    await recordApproval(tx, context, cart)
    const by = context.member.id
    await mailDecided(tx, context, { request, cart, kind: 'approved', by, words: order_no })
  })
  if (isPlaced) orderPlaced.tell({ channel: channel.name })
  return readDecided(context, id)
}

/**
 * Gives a request back with a reason, so that it can be mended.
 * @throws ApiError 404; 422 for who does not approve, for one's own request and one that does not wait
 */
export async function returnRequest(
  context: ApprovalContext,
  id: number,
  reason: string,
): Promise<ApprovalRequest> {
  await decideOn(context, id, 'returned', async (tx, { request, cart }) => {
    await close(tx, context, request, { status: 'returned', reason })
    await keepFigures(tx, context.shop, cart)
    const by = context.member.id
    await mailDecided(tx, context, { request, cart, kind: 'returned', by, words: reason })
  })
  return readDecided(context, id)
}

/** The figures a request ended with stay with it, whatever things cost later. */
export async function keepFigures(tx: Tx, shop: Shop, cart: CartRow): Promise<void> {
  const decided_detail = await priceRequest(tx, shop, cart)
  const saved = { decided_detail, version: cart.version + 1, updated_at: shop.now }
  await tx.update(carts).set(saved).where(eq(carts.id, cart.id))
}

/** The staff of the shop see at the order who allowed it. */
async function recordApproval(
  tx: Tx,
  { channel, member, now }: ApprovalContext,
  cart: CartRow,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.cart_id, cart.id))
  if (!order) throw new Error(`No order came of the approved cart ${cart.id}`)
  const { last_name, first_name } = await requireUser(tx, channel.id, member.id)
  const actor = toFullName(last_name, first_name)
  await recordOrderEvent(tx, order, { doer: { by: 'shopper' }, actor, now, kind: 'approved' })
}

/** @returns false when it was decided just so before */
async function decideOn(
  context: ApprovalContext,
  id: number,
  status: 'approved' | 'returned',
  decide: (tx: Tx, locked: { request: RequestRow; cart: CartRow }) => Promise<void>,
): Promise<boolean> {
  const { buyer, request: seen } = await requireRequest(context.db, context, id)
  checkDecider(seen, context.member.id, buyer)
  return context.db.transaction(async (tx) => {
    const locked = await lockRequest(tx, seen)
    if (locked.request.status === status) return false
    if (locked.request.status !== 'waiting') throw refuseBusiness('approval.not_waiting')
    await decide(tx, locked)
    return true
  })
}

/** Whoever was stopped, or left, orders nothing any more. */
async function requireBuyer(tx: Tx, shop: Shop, request: RequestRow): Promise<void> {
  const found = await findBuyer(tx, { channel_id: shop.channel.id, user_id: request.requester_id })
  if (found?.account.id !== request.account_id) throw refuseBusiness('approval.not_waiting', REQUESTER_LEFT)
}

async function close(
  tx: Tx,
  { member, now }: ApprovalContext,
  { id }: RequestRow,
  values: Pick<RequestRow, 'status'> & Partial<Pick<RequestRow, 'order_no' | 'reason'>>,
): Promise<void> {
  await tx
    .update(approval_requests)
    .set({ ...values, decided_by: member.id, decided_at: now })
    .where(eq(approval_requests.id, id))
}

async function readDecided(context: ApprovalContext, id: number): Promise<ApprovalRequest> {
  const { buyer, ...found } = await requireRequest(context.db, context, id)
  return toRequest(found, context, buyer)
}
