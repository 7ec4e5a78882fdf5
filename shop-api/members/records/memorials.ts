import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Memorial, MemorialInputSchema } from '#contract/shapes/memorial.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import { user_memorials } from '#shop-api/db/schema/member-records.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { MEMBER_NOT_FOUND, MEMORIAL_ERRORS } from '#src/text/member/member-data.ts'

type MemorialInput = z.output<typeof MemorialInputSchema>

/** Days one member may keep. */
export const MAX_MEMORIALS = 50

/** Own days to remember, as the year goes. */
export async function listMemorials({ db, member }: MemberContext): Promise<Memorial[]> {
  return db
    .select()
    .from(user_memorials)
    .where(eq(user_memorials.user_id, member.id))
    .orderBy(asc(user_memorials.month), asc(user_memorials.date), asc(user_memorials.id))
}

/** @throws ApiError 404 for a day the member has not */
export async function findMemorial(context: MemberContext, id: number): Promise<Memorial> {
  const [memorial] = await context.db.select().from(user_memorials).where(isOwn(context, id))
  if (!memorial) throw notFound(MEMBER_NOT_FOUND.memorial)
  return memorial
}

/** @throws ApiError 422 when the member has as many as allowed */
export function addMemorial({ db, member }: MemberContext, input: MemorialInput): Promise<Memorial> {
  const user_id = member.id
  return db.transaction(async (tx) => {
    // One after another, because the limit concerns all days together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    const held = await tx.$count(user_memorials, eq(user_memorials.user_id, user_id))
    if (held >= MAX_MEMORIALS) {
      throw refused('memorial.too_many', MEMORIAL_ERRORS['memorial.too_many'](MAX_MEMORIALS))
    }
    const [added] = await tx
      .insert(user_memorials)
      .values({ ...input, user_id })
      .returning()
    if (!added) throw new Error(`A day of member ${user_id} was not kept`)
    return added
  })
}

/** @throws ApiError 404 for a day the member has not */
export async function changeMemorial(
  context: MemberContext,
  id: number,
  input: MemorialInput,
): Promise<Memorial> {
  const [changed] = await context.db.update(user_memorials).set(input).where(isOwn(context, id)).returning()
  if (!changed) throw notFound(MEMBER_NOT_FOUND.memorial)
  return changed
}

/** @throws ApiError 404 for a day the member has not */
export async function deleteMemorial(context: MemberContext, id: number): Promise<void> {
  const deleted = await context.db
    .delete(user_memorials)
    .where(isOwn(context, id))
    .returning({ id: user_memorials.id })
  if (deleted.length === 0) throw notFound(MEMBER_NOT_FOUND.memorial)
}

const isOwn = ({ member }: MemberContext, id: number) =>
  and(eq(user_memorials.id, id), eq(user_memorials.user_id, member.id))
