import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import { refuseBusiness } from '#shop-api/business/refuse-business.ts'
import { adoptCart } from '#shop-api/cart/adopt-cart.ts'
import { toCartExpiry } from '#shop-api/cart/cart-row.ts'
import { changeCart } from '#shop-api/cart/change-cart.ts'
import { dropStaleWishes } from '#shop-api/cart/delivery-wishes.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { ApprovalContext } from './approval-context.ts'
import { keepFigures } from './decide-request.ts'
import { requireRequest } from './find-request.ts'
import { lockRequest } from './lock-request.ts'

/**
 * Brings what was asked for back into a cart of who asked, where it can be changed: one that waits is withdrawn by it. What lies
 * in the member's cart by now is added. The request keeps the goods it was about. Pressed twice, goods come back once.
 * @throws ApiError 404 for somebody else's; 422 `approval.not_waiting` for what was approved or is back already
 */
export async function reopenRequest(context: ApprovalContext, id: number): Promise<Cart> {
  const { db, shop, member, now } = context
  const { request: seen } = await requireRequest(db, context, id)
  if (seen.requester_id !== member.id) throw notFound()
  const token = await db.transaction(async (tx) => {
    const { request, cart } = await lockRequest(tx, seen)
    const mark = toMark(request.id)
    if (request.status === 'withdrawn') {
      const back = await findMarked(tx, context, mark)
      if (back === undefined) throw refuseBusiness('approval.not_waiting')
      return back
    }
    if (request.status === 'approved') throw refuseBusiness('approval.not_waiting')
    if (request.status === 'waiting') await keepFigures(tx, shop, cart)
    await tx
      .update(approval_requests)
      .set({ status: 'withdrawn', ...(request.status === 'waiting' && { decided_at: now }) })
      .where(eq(approval_requests.id, request.id))
    const { detail } = cart
    const copy = randomBytes(24).toString('base64url')
    await tx.insert(carts).values({
      channel_id: cart.channel_id,
      user_id: member.id,
      token: copy,
      detail: { ...detail, request_ids: [...detail.request_ids, mark] },
      expires_at: toCartExpiry(now),
      created_at: now,
      updated_at: now,
    })
    await adoptCart(tx, { channel: shop.channel, now, member_id: member.id }, copy)
    return copy
  })
  return changeCart(shop, token, (cart) => dropStaleWishes(cart))
}

/** Stands in the cart among the additions that count once. */
const toMark = (id: number) => `approval-${id}`

/** The open cart of a member that what was asked for came back to. */
async function findMarked(
  tx: Tx,
  { shop, member, now }: ApprovalContext,
  mark: string,
): Promise<string | undefined> {
  const open = await tx
    .select({ token: carts.token, detail: carts.detail })
    .from(carts)
    .where(
      and(
        eq(carts.channel_id, shop.channel.id),
        eq(carts.user_id, member.id),
        eq(carts.state, 'open'),
        gt(carts.expires_at, now),
      ),
    )
    .orderBy(desc(carts.id))
  return open.find(({ detail }) => detail.request_ids.includes(mark))?.token
}
