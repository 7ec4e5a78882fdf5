import type { Cart } from '#contract/shapes/cart.ts'
import type { Payer } from '#shop-api/benefits/load-benefits.ts'
import { findPassedLimit } from '#shop-api/business/find-passed-limit.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'

/** Whether somebody of the company has to approve a cart as it is; undefined while nobody knows what is to be paid. */
export async function findApproval(
  db: Db | Tx,
  payer: Payer,
  { order, products }: Cart['detail'],
): Promise<Cart['approval']> {
  const { total_carriage, payment_fee, total_payment } = order
  if (products.length === 0 || total_carriage === null || payment_fee === null) return undefined
  return findPassedLimit(db, payer, total_payment)
}
