import { users } from '#shop-api/db/schema/members.ts'
import { foldAnswer } from '#shop-api/members/fold-answer.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import type { SeedContext } from './seed-context.ts'

/** The members of a demo shop, with the passwords the README tells. */
export async function insertDemoMembers({ tx, channel_id, shop, now }: SeedContext): Promise<void> {
  for (const { password, answer, ...member } of shop.members) {
    await tx.insert(users).values({
      ...member,
      channel_id,
      username: member.email,
      password_hash: await hashPassword(password),
      password_changed_at: now,
      answer_hash: answer === null ? null : await hashPassword(foldAnswer(answer)),
      created_at: now,
    })
  }
}
