import { createHash } from 'node:crypto'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { createPass, readPass } from '#shop-api/secrets/pass.ts'
import type { AnswerCookie } from '#shop-api/http/served-call.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { giveVisitorKey, readVisitorKey } from '#shop-api/http/visitor-key.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'

const KNOWN_DAYS = 365

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
  const pass = createPass(await loadSecret(tx, place.channel.id), toLocks(user), until)
  return giveVisitorKey(toKind(user), place, pass, seconds)
}

/** @returns a digest of the device's cookie, which its own wrong passwords count by; undefined for an unknown one */
export async function findKnownDevice(db: Db, place: Place, user: UserRow): Promise<string | undefined> {
  const pass = readVisitorKey(toKind(user), place)
  if (pass === null) return undefined
  const opened = readPass(await loadSecret(db, place.channel.id), pass, toLocks(user), place.now)
  return opened.length > 0 ? createHash('sha256').update(pass).digest('base64url') : undefined
}

/** Whoever leaves leaves no trace in the browser. */
export function forgetDevice(place: Omit<Place, 'now'>, user_id: number): AnswerCookie[] {
  return giveVisitorKey(toKind({ id: user_id }), place, '')
}

/** A household shares a browser: each of its members has a cookie. */
const toKind = ({ id }: Pick<UserRow, 'id'>) => `device_${id}`
const toLocks = ({ id, password_hash }: UserRow) => ({ [`device:${id}`]: password_hash ?? 'no password' })
