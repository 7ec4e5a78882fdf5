import { and, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { tags } from '#shop-api/db/schema/catalogue.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { isPassword } from '#shop-api/secrets/password-hash.ts'
import { readToken, signToken, toFingerprint } from '#shop-api/secrets/signed-token.ts'

const KIND = 'tags+jwt'
const TAG_PASS_HOURS = 12
/** By id of the tag, the password it was opened with: another one locks it again. */
const ClaimsSchema = z.object({ opens: z.record(z.string(), z.string()) })

export interface TagVisit {
  db: Db
  channel: Channel
  now: Date
  /** The pass sent along, if any. */
  tag_token: string | null
}

/**
 * Opens a locked tag; the new pass also opens what the one sent along did.
 * @throws ApiError 422, the same for a wrong word, an unknown tag and one without a password.
 */
export async function openTag(context: TagVisit, key: string, password: string): Promise<string> {
  const locked = await listLockedTags(context)
  const tag = locked.find((one) => one.key === key)
  if (!tag || !(await isPassword(password.trim(), tag.hash))) {
    throw invalidField('password', 'tag.password_invalid', GATE_ERRORS['tag.password_invalid'])
  }
  const secret = await loadSecret(context.db, context.channel.id)
  const opened = await listOpenedTags(context)
  const open = locked.filter(({ id }) => id === tag.id || opened.includes(id))
  const expires_at = new Date(context.now.getTime() + TAG_PASS_HOURS * 60 * 60 * 1000)
  const opens = Object.fromEntries(open.map(({ id, hash }) => [id, toFingerprint(hash)]))
  return signToken({ secret, kind: KIND }, { opens }, expires_at)
}

/** Ids of the locked tags whose products this visitor may see. */
export async function listOpenedTags(context: TagVisit): Promise<number[]> {
  const { db, channel, now, tag_token } = context
  if (tag_token === null) return []
  const secret = await loadSecret(db, channel.id)
  const pass = await readToken({ secret, kind: KIND, now }, tag_token, ClaimsSchema)
  if (!pass) return []
  const locked = await listLockedTags(context)
  return locked.filter(({ id, hash }) => pass.opens[id] === toFingerprint(hash)).map(({ id }) => id)
}

interface LockedTag {
  id: number
  key: string
  hash: string
}

async function listLockedTags({ db, channel }: Pick<TagVisit, 'db' | 'channel'>): Promise<LockedTag[]> {
  const rows = await db
    .select({ id: tags.id, key: tags.key, hash: tags.password_hash })
    .from(tags)
    .where(and(eq(tags.channel_id, channel.id), isNotNull(tags.password_hash)))
  return rows.flatMap(({ id, key, hash }) => (hash === null ? [] : [{ id, key, hash }]))
}
