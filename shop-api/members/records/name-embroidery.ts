import { eq } from 'drizzle-orm'
import type { NameEmbroidery, NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import { name_embroideries } from '#shop-api/db/schema/member-records.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'

/** The name a member has sewn on clothes; null when none is kept. */
export async function findNameEmbroidery({ db, member }: MemberContext): Promise<NameEmbroidery | null> {
  const [row] = await db.select().from(name_embroideries).where(eq(name_embroideries.user_id, member.id))
  return row ? { ...row.embroidery, updated_at: row.updated_at.toISOString() } : null
}

/** Keeps it for the next order, in place of the earlier one. */
export async function keepNameEmbroidery(
  { db, member, now }: MemberContext,
  embroidery: NameEmbroideryInput,
): Promise<NameEmbroidery> {
  const kept = { embroidery, updated_at: now }
  await db
    .insert(name_embroideries)
    .values({ ...kept, user_id: member.id })
    .onConflictDoUpdate({ target: name_embroideries.user_id, set: kept })
  return { ...embroidery, updated_at: now.toISOString() }
}
