import { and, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { user_lists } from '#shop-api/db/schema/favourites.ts'
import { DEFAULT_LIST_NAME } from '#src/text/member/member-data.ts'

const DEFAULT_KEY = 'favorites'

/** The id of the list hearts go to. It is made when first needed. */
export async function requireDefaultList(db: Db, user_id: number, now: Date): Promise<number> {
  const condition = and(eq(user_lists.user_id, user_id), eq(user_lists.is_default, true))
  const find = () => db.select({ id: user_lists.id }).from(user_lists).where(condition)
  const [found] = await find()
  if (found) return found.id
  await db
    .insert(user_lists)
    .values({ user_id, key: DEFAULT_KEY, name: DEFAULT_LIST_NAME, is_default: true, updated_at: now })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error(`Member ${user_id} has no list of favourites`)
  return made.id
}
