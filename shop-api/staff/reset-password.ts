import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import {
  invitations,
  person_codes,
  person_roles,
  person_sessions,
  person_tokens,
  persons,
} from '#shop-api/db/schema/staff.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { toResetMail } from '#src/text/editor/staff-mails.ts'
import { requireStrong } from './change-own-account.ts'
import { findPersonByEmail, foldEmail } from './find-person.ts'
import { requireOwnPage } from './require-staff.ts'
import { wrongCode } from './second-factor.ts'
import type { StaffContext } from './staff-context.ts'
import { createTypedCode, hashTypedCode } from './typed-codes.ts'

const RESET_MINUTES = 30
/** A code this young stays as it is, so that nobody else's wish makes it void while its person types it. */
const KEPT_MINUTES = 5
/** A code has 58 bits and each network few tries; strangers together must not use a person's code up. */
const MAX_TRIES = 100_000

/**
 * Mails a code, not a link: the API cannot know by which address its own page is reached, and must not believe a
 * request about it. Only a person of this very shop gets a mail of it, or one who is invited to it: who reads the mailbox
 * takes an account back that somebody else made for that address.
 */
export async function requestPasswordReset(context: StaffContext, email: string): Promise<void> {
  const { db, channel, now, limit, visitor } = context
  requireOwnPage(visitor)
  await limit.spendPost('staff-reset')
  const person = await findPersonByEmail(db, email)
  if (!person) return
  const works_here = await db.$count(
    person_roles,
    and(eq(person_roles.person_id, person.id), eq(person_roles.channel_id, channel.id)),
  )
  const isInvited = and(
    eq(invitations.channel_id, channel.id),
    eq(invitations.email, person.email),
    gt(invitations.expires_at, now),
  )
  if (works_here === 0 && (await db.$count(invitations, isInvited)) === 0) return
  const young = new Date(now.getTime() + (RESET_MINUTES - KEPT_MINUTES) * 60_000)
  const isYoung = and(isResetOf(person.id), gt(person_codes.expires_at, young))
  if ((await db.$count(person_codes, isYoung)) > 0) return
  const code = createTypedCode()
  const expires_at = new Date(now.getTime() + RESET_MINUTES * 60_000)
  const seller = await loadSeller(db, channel.id, channel.name)
  const { subject, lines } = toResetMail({
    shop: seller.shop,
    name: person.name,
    code,
    minutes: RESET_MINUTES,
  })
  const mail = await createLetter(person.email, subject, lines, seller)
  await db.transaction(async (tx) => {
    await tx.delete(person_codes).where(isResetOf(person.id))
    const [row] = await tx
      .insert(person_codes)
      .values({ person_id: person.id, purpose: 'reset', code_hash: hashTypedCode(code), expires_at })
      .returning({ id: person_codes.id })
    await queueMail(tx, { channel_id: channel.id, topic: `staff:reset:${row?.id}`, mail, now })
  })
}

/**
 * Sets a new password by the mailed code. A second factor stays wanted: who reads the mailbox does not hold the phone.
 * All that was open before is shut, tokens of programs too.
 * @throws ApiError 422 `admin.code_invalid`, also after half an hour, 429
 */
export async function resetPassword(
  { db, now, limit, visitor }: StaffContext,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  requireOwnPage(visitor)
  requireStrong(password)
  const lock = `staff reset ${foldEmail(email)}`
  await limit.spendGuess()
  await limit.spendTry(lock)
  const person = await findPersonByEmail(db, email)
  if (!person) throw wrongCode()
  const [counted] = await db
    .update(person_codes)
    .set({ tries: sql`${person_codes.tries} + 1` })
    .where(and(isResetOf(person.id), gt(person_codes.expires_at, now), lt(person_codes.tries, MAX_TRIES)))
    .returning()
  if (counted?.code_hash !== hashTypedCode(code)) throw wrongCode()
  await limit.returnTry(lock)
  await limit.returnGuess()
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const used = await tx.delete(person_codes).where(eq(person_codes.id, counted.id)).returning()
    if (used.length === 0) throw wrongCode()
    await tx.update(persons).set({ password_hash }).where(eq(persons.id, person.id))
    await tx.delete(person_sessions).where(eq(person_sessions.person_id, person.id))
    await tx.delete(person_tokens).where(eq(person_tokens.person_id, person.id))
  })
}

const isResetOf = (person_id: number) =>
  and(eq(person_codes.person_id, person_id), eq(person_codes.purpose, 'reset'))
