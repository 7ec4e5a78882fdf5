import { eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { member_tickets } from '#shop-api/db/schema/members.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { type Identity, linkIdentity } from './identities.ts'
import { readMemberCookie } from './member-cookie.ts'
import { findTicket, type TicketRow, useTicket } from './tickets.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

const LINK_MINUTES = 15

/**
 * Turns the ticket of a login at a provider, whose cookie this browser holds, into one that waits for the login of the
 * account with the same address.
 */
export async function keepForLink(
  { db, now }: AccountContext,
  ticket: TicketRow,
  { provider, subject }: Identity,
  email: string,
): Promise<void> {
  await db
    .update(member_tickets)
    .set({
      purpose: 'link',
      email,
      data: { provider, subject },
      used_at: null,
      expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000),
    })
    .where(eq(member_tickets.id, ticket.id))
}

/**
 * After a login: an identity a provider vouched for in this browser moments ago belongs to the same person, if the
 * address is the same.
 */
export async function linkWaitingIdentity(tx: Tx, context: AccountContext, user: UserRow): Promise<void> {
  const { channel, now } = context
  const token = readMemberCookie('oauth', context)
  if (token === null || !context.visitor.is_same_origin) return
  const ticket = await findTicket(tx, token, { channel_id: channel.id, purpose: 'link', now })
  const { provider, subject } = ticket?.data ?? {}
  if (!ticket || ticket.email !== user.email || !provider || !subject) return
  if (await useTicket(tx, ticket, now)) await linkIdentity(tx, user, { provider, subject }, now)
}
