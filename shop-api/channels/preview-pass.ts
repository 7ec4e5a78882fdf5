import * as z from 'zod/mini'
import type { Db } from '#shop-api/db/db.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { readToken, signToken } from '#shop-api/secrets/signed-token.ts'

const KIND = 'preview+jwt'
/** Long enough to show it to somebody else, short enough that a link in an old mail shows nothing. */
const PREVIEW_HOURS = 24
const ClaimsSchema = z.object({ kind: z.string(), id: z.int(), exp: z.int() })

/** The one thing a link shows. */
export interface Previewed {
  kind: string
  id: number
}

interface Scope {
  db: Db
  channel_id: number
  now: Date
}

/**
 * Says what it shows and until when, signed by the channel. A preview is never renewed: it ends when its time is over.
 */
export async function createPreviewPass(
  { db, channel_id, now }: Scope,
  { kind, id }: Previewed,
): Promise<{ token: string; expires_at: Date }> {
  const seconds = Math.floor(now.getTime() / 1000) + PREVIEW_HOURS * 60 * 60
  const expires_at = new Date(seconds * 1000)
  const secret = await loadSecret(db, channel_id)
  return { token: await signToken({ secret, kind: KIND }, { kind, id }, expires_at), expires_at }
}

/** @returns what the token shows; undefined for one that is forged, over or another channel's */
export async function readPreviewPass(
  { db, channel_id, now }: Scope,
  token: string,
): Promise<(Previewed & { expires_at: Date }) | undefined> {
  const secret = await loadSecret(db, channel_id)
  const pass = await readToken({ secret, kind: KIND, now }, token, ClaimsSchema)
  return pass && { kind: pass.kind, id: pass.id, expires_at: new Date(pass.exp * 1000) }
}
