import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/**
 * What a visitor who knew a word sends along afterwards: `payload.signature`, both base64url. It names the locks it
 * opens, each with a digest of the word's hash, so that a new word makes old passes useless; nothing of a person is in it.
 */
const PayloadSchema = z.object({
  /** Seconds since 1970. */
  exp: z.int(),
  /** Digest by name of the lock. */
  opens: z.record(z.string(), z.string()),
})

/** Name of the lock and hash of its word. */
export type Locks = Readonly<Record<string, string>>

export function createPass(secret: string, locks: Locks, expires_at: Date): string {
  const opens = Object.fromEntries(Object.entries(locks).map(([name, hash]) => [name, toDigest(hash)]))
  const payload = { exp: Math.floor(expires_at.getTime() / 1000), opens }
  const written = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${written}.${sign(secret, written)}`
}

/** Which of the locks a pass opens; none for a pass that is forged, over or no pass at all. */
export function readPass(secret: string, pass: string, locks: Locks, now: Date): string[] {
  const [written = '', signature = ''] = pass.split('.')
  const expected = Buffer.from(sign(secret, written))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return []
  const payload = parsePayload(written)
  if (!payload || payload.exp * 1000 <= now.getTime()) return []
  return Object.entries(locks)
    .filter(([name, hash]) => payload.opens[name] === toDigest(hash))
    .map(([name]) => name)
}

function parsePayload(written: string): z.infer<typeof PayloadSchema> | undefined {
  try {
    return PayloadSchema.parse(JSON.parse(Buffer.from(written, 'base64url').toString()))
  } catch {
    return undefined
  }
}

const sign = (secret: string, written: string) =>
  createHmac('sha256', secret).update(written).digest('base64url')

const toDigest = (hash: string) => createHash('sha256').update(hash).digest('base64url').slice(0, 16)
