import { and, eq } from 'drizzle-orm'
import { schools } from '#shop-api/db/schema/members.ts'
import type { AccountContext } from './account-context.ts'

/**
 * Whether a school's code is known here. Pupils are given it on paper, so capitals and full-width letters count as one;
 * a visitor who tries one code after another is stopped.
 */
export async function checkSchool(
  { db, channel, limit }: AccountContext,
  typed: string,
): Promise<{ key: string | null; check: boolean }> {
  const lock = `${channel.name} school`
  await limit.spendTry(lock)
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  const [school] = await db
    .select({ key: schools.key })
    .from(schools)
    .where(and(eq(schools.channel_id, channel.id), eq(schools.code, code)))
  if (!school) return { key: null, check: false }
  await limit.returnTry(lock)
  return { key: school.key, check: true }
}
