import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'

/** Somebody who can decide about requests. */
export interface Approver {
  id: number
  last_name: string
  first_name: string
  email: string | null
}

/** Those of a company who can decide about what a member asks for. Nobody decides about oneself. */
export function listApprovers(db: Db | Tx, account_id: number, besides: number): Promise<Approver[]> {
  const { id, last_name, first_name, email } = users
  return db
    .select({ id, last_name, first_name, email })
    .from(business_buyers)
    .innerJoin(users, eq(users.id, business_buyers.user_id))
    .where(
      and(
        eq(business_buyers.account_id, account_id),
        eq(business_buyers.role, 'approver'),
        eq(business_buyers.is_active, true),
        ne(users.id, besides),
        isNotNull(email),
      ),
    )
    .orderBy(asc(users.id))
}
