import { and, asc, eq, sql } from 'drizzle-orm'
import type { Buyer, BuyerChange } from '#contract/shapes/business.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { refuseBusiness } from './refuse-business.ts'
import { requireApprover } from './require-approver.ts'
import { sumOrdered } from './sum-ordered.ts'

/** Who buys for the company of an approver, approvers first. @throws ApiError 422 for everybody else */
export async function listBuyers(context: MemberContext): Promise<Buyer[]> {
  const { account } = await requireApprover(context)
  return loadBuyers(context.db, context, account.id)
}

/**
 * Sets role and limits of a buyer of one's company, or stops one. What waits for approval goes back when its buyer is stopped.
 * @throws ApiError 422 for who does not approve; 404 for nobody of the company; 422 `business.oneself`
 */
export async function changeBuyer(context: MemberContext, id: number, change: BuyerChange): Promise<Buyer> {
  const { db, member } = context
  const { account } = await requireApprover(context)
  if (id === member.id) throw refuseBusiness('business.oneself')
  const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(business_buyers)
      .set({ ...wanted, version: sql`${business_buyers.version} + 1` })
      .where(and(eq(business_buyers.user_id, id), eq(business_buyers.account_id, account.id)))
      .returning({ id: business_buyers.user_id })
    const changed = row && (await loadBuyers(tx, context, account.id)).find((buyer) => buyer.id === id)
    if (!changed) throw notFound()
    return changed
  })
}

async function loadBuyers(
  db: Db | Tx,
  { channel, now }: Pick<MemberContext, 'channel' | 'now'>,
  account_id: number,
): Promise<Buyer[]> {
  const rows = await db
    .select({ buyer: business_buyers, user: users })
    .from(business_buyers)
    .innerJoin(users, eq(users.id, business_buyers.user_id))
    .where(eq(business_buyers.account_id, account_id))
    .orderBy(asc(business_buyers.role), asc(users.id))
  const ids = rows.map(({ user }) => user.id)
  const sums = await sumOrdered(db, { channel_id: channel.id, now }, ids)
  return rows.map(({ buyer, user }) => ({
    id: user.id,
    name: toFullName(user.last_name, user.first_name),
    department_name: user.department_name,
    email: user.email ?? '',
    role: buyer.role,
    order_limit: buyer.order_limit,
    monthly_limit: buyer.monthly_limit,
    ordered_this_month: sums.get(user.id) ?? 0,
    is_active: buyer.is_active,
  }))
}
