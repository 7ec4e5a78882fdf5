import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import { findBuyer } from './find-buyer.ts'
import { listApprovers } from './list-approvers.ts'
import { sumOrdered } from './sum-ordered.ts'

interface Payer {
  channel_id: number
  user_id: number | null
  now: Date
}

/** Which limit an order passes, and who can allow it all the same. */
export type PassedLimit = NonNullable<Cart['approval']>

/**
 * The limit of its buyer an order would pass; undefined for whoever has none, approvers among them.
 * @param total_payment yen, tax included
 */
export async function findPassedLimit(
  db: Db | Tx,
  payer: Payer,
  total_payment: number,
): Promise<PassedLimit | undefined> {
  const found = await findBuyer(db, payer)
  if (!found || found.buyer.role === 'approver') return undefined
  const { order_limit, monthly_limit, user_id } = found.buyer
  if (order_limit === null && monthly_limit === null) return undefined
  const isOver = order_limit !== null && total_payment > order_limit
  const sums = await sumOrdered(db, payer, [user_id])
  const ordered_this_month = sums.get(user_id) ?? 0
  const isMonthOver = monthly_limit !== null && ordered_this_month + total_payment > monthly_limit
  if (!isOver && !isMonthOver) return undefined
  const approvers = await listApprovers(db, found.account.id, user_id)
  return {
    ...(isOver
      ? { reason: 'order_limit', limit: order_limit }
      : { reason: 'monthly_limit', limit: monthly_limit ?? 0 }),
    ordered_this_month,
    approvers: approvers.map(({ last_name, first_name }) => toFullName(last_name, first_name)),
  }
}

/** Holds a buyer's limits and orders until the transaction ends: of two orders at once the later one sees the earlier. */
export async function lockBuyer(tx: Tx, user_id: number | null): Promise<void> {
  if (user_id === null) return
  const { user_id: of_member } = business_buyers
  await tx.select({ user_id: of_member }).from(business_buyers).where(eq(of_member, user_id)).for('update')
}
