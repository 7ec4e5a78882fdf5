import { eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { password_histories } from '#shop-api/db/schema/members.ts'
import { hashPassword, isPassword } from '#shop-api/secrets/password-hash.ts'
import type { AccountContext } from './account-context.ts'
import type { Member } from '#shop-api/members/member.ts'
import { refuseMemberField } from './refuse-member.ts'
import { requirePassword } from './require-proof.ts'
import { setPassword } from './set-password.ts'
import { lockUser, requireUser, type UserRow } from './user-row.ts'

/**
 * A member's own change of password; every other login of the member ends.
 * @throws ApiError 422 beside the field it is about, 429 for whoever guesses at the present one with a stolen token
 */
export async function changePassword(
  context: AccountContext,
  member: Member,
  { current_password, password }: { current_password: string; password: string },
): Promise<void> {
  const { db, channel } = context
  const user = await requireUser(db, channel.id, member.id)
  await requirePassword(context, user, current_password)
  if (await wasUsed(db, user, password)) throw refuseMemberField('password', 'password.used_before')
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, channel.id, user.id)
    // Of two changes at once, the second no longer knew the present password.
    if (locked.password_hash !== user.password_hash) {
      throw refuseMemberField('current_password', 'password.current_invalid')
    }
    await setPassword(tx, context, locked, { password_hash, kept: member })
  })
}

async function wasUsed(db: Db, user: UserRow, password: string): Promise<boolean> {
  const before = await db
    .select({ password_hash: password_histories.password_hash })
    .from(password_histories)
    .where(eq(password_histories.user_id, user.id))
  for (const { password_hash } of [user, ...before]) {
    if (await isPassword(password, password_hash)) return true
  }
  return false
}
