import { and, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { orders } from '#shop-api/db/schema/selling.ts'

/** Condition: an order of a guest, or of a member who has not left. */
export function isOfPresent(db: Db): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, orders.user_id), isNotNull(users.left_at))),
  )
}
