import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { mailTried } from '#running/events.ts'
import { inRequest } from '#running/request.ts'
import type { Db } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'

export type MailRow = typeof mails.$inferSelect

/** Hands one mail to whatever delivers it; throwing means it was not taken. */
export type Transport = (mail: MailRow) => Promise<void>

/** Longer than SMTP takes. A worker that died keeps a mail back for this long. */
const HELD_MS = 5 * 60 * 1000
const FIRST_RETRY_MS = 60 * 1000
/** The last try comes about 17 hours after the first. */
const MAX_ATTEMPTS = 11

/**
 * Sends what is due, one mail after the other. Each is claimed by a statement of its own, so several workers never
 * send the same one, and a mail whose worker died is tried again. Between «the server took it» and «sent» is
 * written lies a moment no outbox can close: a crash exactly there sends again, under the same Message-ID, by
 * which mail servers and readers drop the copy.
 *
 * @returns how many were sent
 */
export async function sendDueMails(db: Db, transport: Transport, clock: () => Date): Promise<number> {
  let sent = 0
  for (;;) {
    const mail = await claimMail(db, clock())
    if (mail === undefined) return sent
    if (await inRequest(mail, () => send(db, transport, mail, clock))) sent += 1
  }
}

/** @returns whether it was sent */
async function send(db: Db, transport: Transport, mail: MailRow, clock: () => Date): Promise<boolean> {
  const failure = await deliver(transport, mail)
  if (failure !== undefined) {
    const outcome = await postpone(db, mail, failure, clock())
    mailTried.tell({ id: mail.id, outcome })
    return false
  }
  await db
    .update(mails)
    // Its reader has its text now, and links and codes in it open accounts and orders, so the text is deleted.
    .set({ state: 'sent', sent_at: clock(), last_error: null, text: '', html: '' })
    .where(isHeldBy(mail))
  mailTried.tell({ id: mail.id, outcome: 'sent' })
  return true
}

/** What went wrong, in the words of the mail server. */
async function deliver(transport: Transport, mail: MailRow): Promise<string | undefined> {
  try {
    await transport(mail)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function claimMail(db: Db, now: Date): Promise<MailRow | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.state, ['queued', 'sending']), lte(mails.next_at, now)))
    .orderBy(asc(mails.next_at), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({
      state: 'sending',
      attempts: sql`${mails.attempts} + 1`,
      next_at: new Date(now.getTime() + HELD_MS),
    })
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return claimed
}

/**
 * Twice as long each time. After the last try the mail stays in the outbox as failed, without its text, for the shop to
 * see.
 */
async function postpone(
  db: Db,
  mail: MailRow,
  failure: string,
  now: Date,
): Promise<'postponed' | 'given up'> {
  const isGivenUp = mail.attempts >= MAX_ATTEMPTS
  const wait = FIRST_RETRY_MS * 2 ** (mail.attempts - 1)
  await db
    .update(mails)
    .set({
      state: isGivenUp ? 'failed' : 'queued',
      // Links and codes in it would open accounts and orders.
      ...(isGivenUp && { text: '', html: '' }),
      next_at: new Date(now.getTime() + wait),
      last_error: failure.slice(0, 500),
    })
    .where(isHeldBy(mail))
  return isGivenUp ? 'given up' : 'postponed'
}

/** After its time somebody else may hold it. */
const isHeldBy = ({ id, attempts }: MailRow) =>
  and(eq(mails.id, id), eq(mails.state, 'sending'), eq(mails.attempts, attempts))
