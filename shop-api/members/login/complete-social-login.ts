import { eq } from 'drizzle-orm'
import { users } from '#shop-api/db/schema/members.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { askProvider, type ProviderPerson } from './ask-provider.ts'
import type { AccountContext } from '#shop-api/members/account/account-context.ts'
import { requireProvider, toCallbackUrl, toState } from './begin-social-login.ts'
import { completeLogin } from './complete-login.ts'
import { foldLogin } from './fold-login.ts'
import { findUserByIdentity, type Identity, linkIdentity } from './identities.ts'
import { keepForLink } from './link-waiting-identity.ts'
import { readMemberCookie, requireSameOrigin } from './member-cookie.ts'
import { loadMemberSettings } from '#shop-api/members/account/member-settings.ts'
import { loadProviderClient } from './provider-client.ts'
import { refuseMember } from '#shop-api/members/account/refuse-member.ts'
import { createMemberCode, welcome } from '#shop-api/members/account/register.ts'
import { findTicket, type TicketRow, useTicket } from './tickets.ts'
import type { LoginAnswer } from './to-login.ts'
import { findUserByEmail, type UserRow } from '#shop-api/members/account/user-row.ts'

/**
 * Logs in whom a provider sent back, in the browser that was sent there. Accounts are known by the provider's subject;
 * whoever comes for the first time gets one. Where the provider vouches for no address, the member counts as registered
 * once one was verified here.
 *
 * @returns also the page that was wanted before
 * @throws ApiError 403 for another site's page, 422 by the codes of the contract
 */
export async function completeSocialLogin(
  context: AccountContext,
  name: string,
  said: Record<string, unknown>,
): Promise<LoginAnswer & { redirect?: string }> {
  requireSameOrigin(context)
  const { db, channel, now } = context
  const provider = requireProvider(context, name)
  const ticket = await requireOwnTicket(context, name, said['state'])
  if (!(await useTicket(db, ticket, now))) throw refuseMember('auth.callback.state_mismatch')
  const client = await loadProviderClient(provider).catch(() => {
    throw refuseMember('auth.provider.unavailable')
  })
  const state = toState(name, ticket.token_hash)
  const person = await askProvider(client, await toCallbackUrl(context, said), { state, data: ticket.data })
  const identity = { provider: name, subject: person.subject }
  const user =
    (await findUserByIdentity(db, channel.id, identity)) ??
    (await createUser(context, identity, person, ticket))
  const settings = await loadMemberSettings(db, channel)
  const { redirect_to, is_shared_device } = ticket.data
  const login = await completeLogin(context, user, settings, { method: name, is_shared_device })
  return { ...login, ...(redirect_to !== undefined && { redirect: redirect_to }) }
}

/** The ticket of this browser's own login: a link with somebody else's code logs nobody in. */
async function requireOwnTicket(context: AccountContext, name: string, state: unknown): Promise<TicketRow> {
  const { db, channel, now } = context
  const token = readMemberCookie('oauth', context)
  const presented = { channel_id: channel.id, purpose: 'oauth' as const, now }
  const ticket = token === null ? undefined : await findTicket(db, token, presented)
  if (!ticket || ticket.data.provider !== name || state !== toState(name, ticket.token_hash)) {
    throw refuseMember('auth.callback.state_mismatch')
  }
  return ticket
}

/**
 * @throws ApiError 422 `auth.callback.email_taken`: the address may have been registered by somebody who never proved
 * it, so its account becomes this person's only with its password, and the next login of this browser joins the two
 */
async function createUser(
  context: AccountContext,
  identity: Identity,
  person: ProviderPerson,
  ticket: TicketRow,
): Promise<UserRow> {
  const { db, channel } = context
  const email = person.email === undefined ? null : foldLogin(person.email)
  const owner = email === null ? undefined : await findUserByEmail(db, channel.id, email)
  const created = owner
    ? undefined
    : await db.transaction((tx) => insertUser(tx, context, identity, { ...person, email }))
  if (created) return created
  // The same login was sent twice at once, and the account was made meanwhile.
  const known = await findUserByIdentity(db, channel.id, identity)
  if (known) return known
  await keepForLink(context, ticket, identity, email ?? '')
  throw refuseMember('auth.callback.email_taken')
}

async function insertUser(
  tx: Tx,
  context: AccountContext,
  identity: Identity,
  {
    email,
    last_name,
    first_name,
  }: Pick<ProviderPerson, 'last_name' | 'first_name'> & { email: string | null },
): Promise<UserRow | undefined> {
  const { channel, now } = context
  const [user] = await tx
    .insert(users)
    .values({
      channel_id: channel.id,
      code: createMemberCode(),
      email,
      username: email,
      last_name,
      first_name,
      is_registered_member: email !== null,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!user) return undefined
  if (!(await linkIdentity(tx, user, identity, now))) {
    await tx.delete(users).where(eq(users.id, user.id))
    return undefined
  }
  if (email !== null) await welcome(tx, context, user)
  return user
}
