import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { member_sessions, users } from '#shop-api/db/schema/members.ts'
import { createAccessToken } from '#shop-api/members/login/access-token.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { eq } from 'drizzle-orm'
import { TEST_NOW } from './open-test-shop.ts'

export interface TestMember {
  id: number
  session_id: number
  /** Headers of a call made with a good access token of this member. */
  headers: { authorization: string }
}

/** A member of a shop with a login that stands, written straight into the database. */
export async function createMember(
  db: Db,
  options: { channel?: string; now?: Date; user?: Partial<typeof users.$inferInsert> } = {},
): Promise<TestMember> {
  const { channel: name = 'moto', now = TEST_NOW } = options
  const [channel] = await db.select().from(channels).where(eq(channels.name, name))
  if (!channel) throw new Error(`No shop ${name}`)
  const code = `M${crypto.randomUUID().slice(0, 8)}`
  const email = `${code.toLowerCase()}@example.jp`
  const [user] = await db
    .insert(users)
    .values({
      channel_id: channel.id,
      code,
      email,
      username: email,
      last_name: '青木',
      first_name: '陽子',
      last_name_kana: 'アオキ',
      first_name_kana: 'ヨウコ',
      is_registered_member: true,
      created_at: now,
      ...options.user,
    })
    .returning({ id: users.id })
  const [session] = await db
    .insert(member_sessions)
    .values({ user_id: user!.id, started_at: now, expires_at: new Date(now.getTime() + 86_400_000) })
    .returning({ id: member_sessions.id })
  const token = await createAccessToken(
    { user_id: user!.id, session_id: session!.id },
    { secret: await loadSecret(db, channel.id), channel: name, now },
  )
  return { id: user!.id, session_id: session!.id, headers: { authorization: `Bearer ${token}` } }
}
