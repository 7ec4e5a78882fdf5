import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { readToken, signToken, toFingerprint } from '#shop-api/secrets/signed-token.ts'
import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { giveVisitorKey, readVisitorKey } from '#shop-api/http/visitor-key.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

const KIND = 'device+jwt'
const KNOWN_DAYS = 365
/** Which device it is, whose, and with which password it logged in. */
const ClaimsSchema = z.object({ jti: z.string(), sub: z.string(), password: z.string() })

interface Place {
  channel: Channel
  visitor: Visitor
  now: Date
}

/**
 * A browser somebody logged in with is known to that account until its password is a new one: it passes where strangers
 * who guess have the account slowed. It replaces no password.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export async function rememberDevice(tx: Db | Tx, place: Place, user: UserRow): Promise<AnswerCookie[]> {
  const seconds = KNOWN_DAYS * 24 * 60 * 60
  const until = new Date(place.now.getTime() + seconds * 1000)
  const secret = await loadSecret(tx, place.channel.id)
  const pass = await signToken({ secret, kind: KIND }, { jti: randomUUID(), ...toClaims(user) }, until)
  return giveVisitorKey(toKind(user), place, pass, seconds)
}

/**
 * @returns the device's name, by which its own wrong passwords are counted; undefined for an unknown one. Not a digest
 * of the cookie: a signature can be written in several ways, and each would count as a device.
 */
export async function findKnownDevice(db: Db, place: Place, user: UserRow): Promise<string | undefined> {
  const pass = readVisitorKey(toKind(user), place)
  if (pass === null) return undefined
  const secret = await loadSecret(db, place.channel.id)
  const device = await readToken({ secret, kind: KIND, now: place.now }, pass, ClaimsSchema)
  const { sub, password } = toClaims(user)
  return device?.sub === sub && device.password === password ? device.jti : undefined
}

/** Whoever leaves leaves no trace in the browser. */
export function forgetDevice(place: Omit<Place, 'now'>, user_id: number): AnswerCookie[] {
  return giveVisitorKey(toKind({ id: user_id }), place, '')
}

/** A household shares a browser, so each of its members has a cookie. */
const toKind = ({ id }: Pick<UserRow, 'id'>) => `device_${id}`
const toClaims = ({ id, password_hash }: UserRow) => ({
  sub: String(id),
  password: toFingerprint(password_hash ?? 'no password'),
})
