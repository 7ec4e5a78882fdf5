import type { Db } from '#shop-api/db/db.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { createPass, readPass } from '#shop-api/secrets/pass.ts'

/** Long enough to show it to somebody else, short enough that a link in an old mail shows nothing. */
const PREVIEW_HOURS = 24

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

/** `news~12~1795000000~payload.signature`: what it shows and until when, signed by the channel. */
export async function createPreviewPass(
  { db, channel_id, now }: Scope,
  { kind, id }: Previewed,
): Promise<{ token: string; expires_at: Date }> {
  const seconds = Math.floor(now.getTime() / 1000) + PREVIEW_HOURS * 60 * 60
  const expires_at = new Date(seconds * 1000)
  const pass = createPass(await loadSecret(db, channel_id), toLocks(kind, id, seconds), expires_at)
  return { token: [kind, id, seconds, pass].join('~'), expires_at }
}

/** @returns what the token shows; undefined for one that is forged, over or another channel's */
export async function readPreviewPass(
  { db, channel_id, now }: Scope,
  token: string,
): Promise<(Previewed & { expires_at: Date }) | undefined> {
  const [kind = '', id = '', seconds = '', pass = ''] = token.split('~')
  const locks = toLocks(kind, Number(id), Number(seconds))
  const opened = readPass(await loadSecret(db, channel_id), pass, locks, now)
  if (opened.length === 0) return undefined
  return { kind, id: Number(id), expires_at: new Date(Number(seconds) * 1000) }
}

/** Nobody chooses a new word for a preview: it is over when its day is. */
const toLocks = (kind: string, id: number, seconds: number) => ({
  [`preview:${kind}:${id}:${seconds}`]: 'preview',
})
