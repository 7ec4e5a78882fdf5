import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import type { Db } from '#shop-api/db/db.ts'
import { person_codes, persons } from '#shop-api/db/schema/staff.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { STAFF_ERRORS } from '#src/text/editor/staff.ts'
import type { Person } from './find-person.ts'
import { type OwnContext, requirePerson, requirePersonByPassword } from './require-person.ts'
import { createTypedCode, hashTypedCode } from './typed-codes.ts'

const RECOVERY_CODES = 10
/** A clock may be half a minute off. */
const WINDOW = 1

/** Offers a secret; it counts once a code of it was confirmed. */
export async function offerSecondFactor(context: OwnContext, password: string) {
  const person = await requirePersonByPassword(context, password)
  requireOff(person)
  const secret = new Secret({ size: 20 })
  await context.db.update(persons).set({ totp_secret: secret.base32 }).where(eq(persons.id, person.id))
  const { 'SITE.NAME': issuer } = await loadSettings(context.db, context.channel)
  return { secret: secret.base32, uri: new TOTP({ issuer, label: person.email, secret }).toString() }
}

/** Switches it on. @returns codes for when the app is lost; they are nowhere else */
export async function confirmSecondFactor(context: OwnContext, code: string): Promise<string[]> {
  const { db, now, limit } = context
  const person = await requirePerson(context)
  requireOff(person)
  const lock = `staff code ${person.id}`
  await limit.spendTry(lock)
  if (!(await spendTotp(db, person, code, now))) throw wrongCode()
  await limit.returnTry(lock)
  const codes = Array.from({ length: RECOVERY_CODES }, createTypedCode)
  await db.transaction(async (tx) => {
    await tx.delete(person_codes).where(isRecoveryOf(person.id))
    await tx.insert(person_codes).values(
      codes.map((one) => ({
        person_id: person.id,
        purpose: 'recovery' as const,
        code_hash: hashTypedCode(one),
      })),
    )
    await tx.update(persons).set({ totp_confirmed_at: now }).where(eq(persons.id, person.id))
  })
  return codes
}

export async function endSecondFactor(context: OwnContext, password: string): Promise<void> {
  const { id } = await requirePersonByPassword(context, password)
  await context.db.transaction(async (tx) => {
    await tx.delete(person_codes).where(isRecoveryOf(id))
    await tx.update(persons).set({ totp_secret: null, totp_confirmed_at: null }).where(eq(persons.id, id))
  })
}

/** Whether a code of the app, or one of those for losing it, is right. A right one is spent. */
export async function spendSecondFactor(db: Db, person: Person, code: string, now: Date): Promise<boolean> {
  if (await spendTotp(db, person, code, now)) return true
  const isThis = and(isRecoveryOf(person.id), eq(person_codes.code_hash, hashTypedCode(code)))
  return (await db.delete(person_codes).where(isThis).returning()).length > 0
}

/** Every step's code is good once: of two that send it at the same moment, the database lets one pass. */
async function spendTotp(db: Db, { id, totp_secret }: Person, code: string, now: Date): Promise<boolean> {
  const token = code.normalize('NFKC').replace(/\s/g, '')
  if (totp_secret === null || !/^\d{6}$/.test(token)) return false
  const timestamp = now.getTime()
  const off = new TOTP({ secret: totp_secret }).validate({ token, timestamp, window: WINDOW })
  if (off === null) return false
  const totp_used_step = TOTP.counter({ timestamp }) + off
  const isNew = and(eq(persons.id, id), lt(persons.totp_used_step, totp_used_step))
  return (await db.update(persons).set({ totp_used_step }).where(isNew).returning()).length > 0
}

function requireOff({ totp_confirmed_at }: Person): void {
  if (totp_confirmed_at !== null) throw refused('admin.second_factor_on', STAFF_ERRORS.second_factor_on)
}

const isRecoveryOf = (person_id: number) =>
  and(eq(person_codes.person_id, person_id), eq(person_codes.purpose, 'recovery'))

export const wrongCode = () => refused('admin.code_invalid', STAFF_ERRORS.code_invalid)
