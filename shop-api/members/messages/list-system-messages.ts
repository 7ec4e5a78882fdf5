import { and, desc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SystemMessage } from '#contract/shapes/system-message.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { system_message_reads, system_messages } from '#shop-api/db/schema/member-records.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'

/** What the shop wrote to a member, and to all members since this one joined, newest first. */
export async function listSystemMessages(
  context: MemberContext,
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: SystemMessage[]; total: number }> {
  const condition = isTo(context)
  const [rows, total] = await Promise.all([
    selectMessages(context)
      .where(condition)
      .orderBy(desc(system_messages.sent_at), desc(system_messages.id))
      .limit(range.limit)
      .offset(range.offset),
    context.db.$count(system_messages, condition),
  ])
  return { data: rows.map(toMessage), total }
}

/** One message; from now on it counts as read. @throws ApiError 404 for one to somebody else */
export async function readSystemMessage(context: MemberContext, key: string): Promise<SystemMessage> {
  const { db, member, now } = context
  const [row] = await selectMessages(context).where(and(isTo(context), eq(system_messages.key, key)))
  if (!row) throw notFound(MEMBER_NOT_FOUND.message)
  await db
    .insert(system_message_reads)
    .values({ user_id: member.id, message_id: row.message.id, read_at: now })
    .onConflictDoNothing()
  return { ...toMessage(row), is_read: true }
}

const selectMessages = ({ db, member }: MemberContext) =>
  db
    .select({ message: system_messages, read_at: system_message_reads.read_at })
    .from(system_messages)
    .leftJoin(
      system_message_reads,
      and(
        eq(system_message_reads.message_id, system_messages.id),
        eq(system_message_reads.user_id, member.id),
      ),
    )

function isTo({ db, member, channel, now }: MemberContext): SQL | undefined {
  const joined_at = db.select({ at: users.created_at }).from(users).where(eq(users.id, member.id))
  return and(
    eq(system_messages.channel_id, channel.id),
    lte(system_messages.sent_at, now),
    or(
      eq(system_messages.user_id, member.id),
      and(isNull(system_messages.user_id), gte(system_messages.sent_at, joined_at)),
    ),
  )
}

function toMessage({
  message: { id, key, title, body, order_no, sent_at },
  read_at,
}: {
  message: typeof system_messages.$inferSelect
  read_at: Date | null
}): SystemMessage {
  return { id, key, title, body, order_no, is_read: read_at !== null, sent_at: sent_at.toISOString() }
}
