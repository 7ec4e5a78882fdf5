import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { member_tickets } from '#shop-api/db/schema/members.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { createCode, createToken, hashCode, hashToken, isSameHash } from './random-token.ts'
import type { TicketData, TicketPurpose } from '#shop-api/db/json/ticket-data.ts'

export type TicketRow = typeof member_tickets.$inferSelect

/** Wrong codes or answers before a ticket is void. Five of a million tell nobody anything. */
const MAX_WRONG_TRIES = 5

interface TicketDraft {
  channel_id: number
  user_id: number | null
  purpose: TicketPurpose
  minutes: number
  now: Date
  email?: string | null
  data?: TicketData
}

/** A ticket whose token works by itself: for a link, or a browser's cookie. */
export async function createTicket(tx: Db | Tx, draft: TicketDraft): Promise<string> {
  const token = createToken()
  await insertTicket(tx, draft, token, null)
  return token
}

/**
 * A ticket whose token works only together with six digits. Earlier ones of the member for that purpose become void.
 */
export async function renewCode(
  tx: Tx,
  draft: TicketDraft & { user_id: number },
): Promise<{ token: string; code: string }> {
  await voidTickets(tx, draft.user_id, draft.purpose, draft.now)
  const token = createToken()
  const code = createCode()
  const secret = await loadSecret(tx, draft.channel_id)
  await insertTicket(tx, draft, token, hashCode(secret, hashToken(token), code))
  return { token, code }
}

async function insertTicket(
  tx: Db | Tx,
  { minutes, now, email = null, data = {}, ...draft }: TicketDraft,
  token: string,
  code_hash: string | null,
): Promise<void> {
  await tx.insert(member_tickets).values({
    ...draft,
    email,
    data,
    code_hash,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  })
}

const isGood = (channel_id: number, purpose: TicketPurpose, now: Date) =>
  and(
    eq(member_tickets.channel_id, channel_id),
    eq(member_tickets.purpose, purpose),
    isNull(member_tickets.used_at),
    gt(member_tickets.expires_at, now),
    lt(member_tickets.wrong_tries, MAX_WRONG_TRIES),
  )

interface Presented {
  channel_id: number
  purpose: TicketPurpose
  now: Date
}

/** A ticket that is still good, by its token. */
export async function findTicket(
  db: Db | Tx,
  token: string,
  { channel_id, purpose, now }: Presented,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(member_tickets)
    .where(and(isGood(channel_id, purpose, now), eq(member_tickets.token_hash, hashToken(token))))
  return row
}

/** The last good ticket of a member for a purpose. */
export async function findTicketOfUser(
  db: Db | Tx,
  user_id: number,
  { channel_id, purpose, now }: Presented,
): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(member_tickets)
    .where(and(isGood(channel_id, purpose, now), eq(member_tickets.user_id, user_id)))
    .orderBy(sql`${member_tickets.id} desc`)
    .limit(1)
  return row
}

/**
 * Spends one of the tries of a ticket before anything is compared, so that tries at the same moment count too.
 * @returns false when none was left
 */
export async function spendTicketTry(db: Db | Tx, { id }: TicketRow): Promise<boolean> {
  const spent = await db
    .update(member_tickets)
    .set({ wrong_tries: sql`${member_tickets.wrong_tries} + 1` })
    .where(and(eq(member_tickets.id, id), lt(member_tickets.wrong_tries, MAX_WRONG_TRIES)))
    .returning({ id: member_tickets.id })
  return spent.length > 0
}

export async function isCodeOf(db: Db | Tx, ticket: TicketRow, code: string): Promise<boolean> {
  const secret = await loadSecret(db, ticket.channel_id)
  return ticket.code_hash !== null && isSameHash(ticket.code_hash, hashCode(secret, ticket.token_hash, code))
}

/** Uses a ticket up, once. @returns false when another request was first */
export async function useTicket(tx: Db | Tx, { id }: TicketRow, now: Date): Promise<boolean> {
  const used = await tx
    .update(member_tickets)
    .set({ used_at: now })
    .where(and(eq(member_tickets.id, id), isNull(member_tickets.used_at)))
    .returning({ id: member_tickets.id })
  return used.length > 0
}

/** Makes a member's tickets for a purpose void: only the next one counts. */
export async function voidTickets(
  tx: Db | Tx,
  user_id: number,
  purpose: TicketPurpose,
  now: Date,
): Promise<void> {
  await tx
    .update(member_tickets)
    .set({ used_at: now })
    .where(
      and(
        eq(member_tickets.user_id, user_id),
        eq(member_tickets.purpose, purpose),
        isNull(member_tickets.used_at),
      ),
    )
}
