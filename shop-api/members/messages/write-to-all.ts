import { and, desc, eq, isNull } from 'drizzle-orm'
import type { AdminSystemMessage } from '#contract/shapes/talk.ts'
import type { Db } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
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
  { db, channel, now, actor }: Scope & { actor: Actor },
  { title, body: typed }: { title: string; body: string },
): Promise<AdminSystemMessage> {
  const body = cleanRichText(typed)
  const channel_id = channel.id
  const key = await db.transaction(async (tx) => {
    const sent = await sendSystemMessage(tx, { channel_id, user_id: null, title, body, now })
    const about = { channel_id, now, actor, area: 'orders', kind: 'system-messages' } as const
    await recordEdit(tx, { ...about, key: sent, name: title, before: null, after: { title, body } })
    return sent
  })
  return { key, title, body, sent_at: now.toISOString() }
}
