import { and, eq, sql } from 'drizzle-orm'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import { refuseCart } from '#shop-api/cart/refuse-cart.ts'
import { decideOpen } from '#shop-api/checkout/begin-decision.ts'
import { tellPlaced } from '#shop-api/checkout/decide-cart.ts'
import { insertCart } from '#shop-api/checkout/init-cart.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { QUOTATION_ERRORS } from '#src/text/quotation/quotation-answers.ts'
import { lockQuotation, toStatus } from './find-quotation.ts'
import type { MemberShop } from './member-shop.ts'
import { toOrderedDetail } from './read-quotation.ts'

/**
 * Orders what was quoted. Cart, order and the mark on the quotation are one transaction under the quotation's lock, so however
 * often it is asked, from wherever, and whatever breaks in between, there is one order or none.
 * @param total_payment yen the member saw
 * @throws ApiError 404; 422 `quotation.expired`, and whatever stands against a decision
 */
export async function orderQuotation(
  shop: MemberShop,
  id: number,
  total_payment: number,
): Promise<{ order_no: string }> {
  const { order_no, is_new } = await shop.db.transaction(async (tx) => {
    // The member first, as every decision does: whoever decides a cart of this quotation marks it under the same lock.
    await lockPoints(tx, shop.member_id)
    const row = await lockQuotation(tx, shop, id)
    if (row.order_no !== null) return { order_no: row.order_no, is_new: false }
    if (toStatus(row, shop.now) === 'expired') throw refused('quotation.expired', QUOTATION_ERRORS.expired)
    await refuseWhilePaid(tx, shop, id)
    const cart = await insertCart(tx, shop, toOrderedDetail(row))
    const begun = await decideOpen(tx, shop, cart, total_payment)
    if (begun.state !== 'decided') throw new Error(`Quotation ${id} was about to be charged to a card`)
    return begun
  })
  if (is_new) tellPlaced(shop)
  return { order_no }
}

/** A cart with the same goods may be waiting for its card; nobody knows yet whether it becomes the order. */
async function refuseWhilePaid(tx: Tx, { member_id }: MemberShop, id: number): Promise<void> {
  const [waiting] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.user_id, member_id),
        eq(carts.state, 'deciding'),
        sql`(${carts.detail}->>'quotation_id')::int = ${id}`,
      ),
    )
    .limit(1)
  if (waiting) throw refuseCart('payment.unknown_outcome')
}
