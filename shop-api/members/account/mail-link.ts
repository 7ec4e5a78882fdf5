import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { member_tickets } from '#shop-api/db/schema/members.ts'
import type { AccountContext } from './account-context.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { refuseMember } from './refuse-member.ts'
import { type MemberMail, sendMemberMail } from './send-member-mail.ts'
import type { TicketPurpose } from '#shop-api/db/json/ticket-data.ts'
import { createTicket, findTicket, type TicketRow } from '#shop-api/members/login/tickets.ts'
import { findUser, type UserRow } from './user-row.ts'

const LINK_MINUTES = 60
/** Links one address gets in that time. Its owner needs one; a prankster would like to send thousands. */
const MAX_LINKS = 5

interface LinkRequest {
  /** Undefined for an address that is nobody's. */
  user: UserRow | undefined
  email: string
  purpose: Extract<TicketPurpose, 'reminder' | 'username'>
  /** The page the link opens. */
  page: string
}

/**
 * Mails a link that works once and for an hour. For an address nobody has, the same statements run in the same
 * transaction, and the mail is deleted again. So neither answer nor time tells whose the address is.
 */
export async function mailLink(
  context: AccountContext,
  { user, email, purpose, page }: LinkRequest,
  { dear, letter }: Pick<MemberMail<[minutes: number, link: string]>, 'dear' | 'letter'>,
): Promise<void> {
  const { db, channel, now } = context
  const to = foldLogin(email)
  await db.transaction(async (tx) => {
    const sent = await countLinks(tx, context, to, purpose)
    if (sent >= MAX_LINKS) return
    const draft = { channel_id: channel.id, user_id: user?.id ?? null, minutes: LINK_MINUTES, now }
    const token = await createTicket(tx, { ...draft, purpose, email: to })
    const topic = await sendMemberMail(tx, context, {
      to,
      kind: purpose,
      dear,
      letter,
      details: (toLink) => [LINK_MINUTES, toLink(`${page}?token=${token}`)],
    })
    await tx.delete(mails).where(and(eq(mails.topic, topic), sql`${user === undefined}::boolean`))
  })
}

async function countLinks(
  tx: Tx,
  { channel, now }: AccountContext,
  email: string,
  purpose: TicketPurpose,
): Promise<number> {
  const [counted] = await tx
    .select({ sent: count() })
    .from(member_tickets)
    .where(
      and(
        eq(member_tickets.channel_id, channel.id),
        eq(member_tickets.email, email),
        eq(member_tickets.purpose, purpose),
        gt(member_tickets.created_at, new Date(now.getTime() - LINK_MINUTES * 60_000)),
      ),
    )
  return counted?.sent ?? 0
}

/**
 * Whose link it is. A link to an address the member has given up since opens nothing, because the mailbox may be
 * another's.
 * @throws ApiError 422 `reminder.expired`
 */
export async function requireLinkOwner(
  { db, channel, now }: AccountContext,
  token: string,
  purpose: LinkRequest['purpose'],
): Promise<{ user: UserRow; ticket: TicketRow }> {
  const ticket = await findTicket(db, token, { channel_id: channel.id, purpose, now })
  const user = ticket?.user_id == null ? undefined : await findUser(db, channel.id, ticket.user_id)
  if (!ticket || !user || user.email !== ticket.email) throw refuseMember('reminder.expired')
  return { user, ticket }
}
