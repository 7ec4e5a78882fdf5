import { and, desc, eq, isNull } from 'drizzle-orm'
import type { AdminSystemMessage } from '#contract/shapes/talk.ts'
import type { Db } from '#shop-api/db/db.ts'
import { system_messages } from '#shop-api/db/schema/member-records.ts'
import { cleanRichText } from '#shop-api/content/clean-rich-text.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { sendSystemMessage } from './send-system-message.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

/** Messages to all members of a shop, newest first. */
export async function listMessagesToAll(
  { db, channel }: Pick<Scope, 'db' | 'channel'>,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: AdminSystemMessage[]; total: number }> {
  const condition = and(eq(system_messages.channel_id, channel.id), isNull(system_messages.user_id))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(system_messages)
      .where(condition)
      .orderBy(desc(system_messages.sent_at), desc(system_messages.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(system_messages, condition),
  ])
  const data = rows.map(({ key, title, body, sent_at }) => ({
    key,
    title,
    body,
    sent_at: sent_at.toISOString(),
  }))
  return { data, total }
}

/** Writes to everybody who is a member now. Members who join later do not see it. */
export async function writeToAll(
  { db, channel, now }: Scope,
  { title, body: typed }: { title: string; body: string },
): Promise<AdminSystemMessage> {
  const body = cleanRichText(typed)
  const key = await db.transaction((tx) =>
    sendSystemMessage(tx, { channel_id: channel.id, user_id: null, title, body, now }),
  )
  return { key, title, body, sent_at: now.toISOString() }
}
