import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { PHOTOGRAPH_BYTES } from '#contract/shapes/admin-pictures.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { ReceivedFile } from '#shop-api/http/receive-form.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import type { PictureFiles } from '../picture-file.ts'
import { normaliseBeside } from './normalise-beside.ts'
import { recordPhotograph } from './record-photograph.ts'
import type { PhotographRow } from './to-admin-picture.ts'

interface Shop {
  db: Db
  channel: { id: number; name: string }
  now: Date
  pictures: PictureFiles
  actor: Actor
}

interface Sent {
  file: File
  alt?: string | undefined
  name?: string | undefined
  folder?: string | undefined
}

/**
 * Keeps a photograph staff sent; the same bytes twice are one.
 * @throws ApiError 422 for what is no picture of a kind we take, 429 while too many wait
 */
export async function keepPhotograph(
  shop: Shop,
  { file, alt = '', name = file.name, folder = '' }: Sent,
): Promise<PhotographRow> {
  const { db, channel, now, pictures } = shop
  if (file.size > PHOTOGRAPH_BYTES) throw invalidField('file', 'picture.too_large', PICTURE_ERRORS.too_large)
  if (!(file instanceof ReceivedFile)) throw new Error('A photograph did not come by a form')
  const { sha256 } = file
  const isSame = and(eq(photographs.channel_id, channel.id), eq(photographs.sha256, sha256))
  const [known] = await db.select().from(photographs).where(isSame)
  const place = { channel: channel.name, path: known?.path ?? toPath(channel.id, sha256, now) }
  if (known && (await pictures.hasMaster(place))) return known
  const made = `${file.path}.made`
  const normal = await normaliseBeside({ given: file.path, made }, channel.id)
  // First the file: a row whose file is missing would be a broken picture.
  await pictures.putMaster(place, { path: made, type: normal.type })
  const row = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(photographs)
      .values({
        channel_id: channel.id,
        path: place.path,
        sha256,
        name: (name || sha256.slice(0, 8)).slice(0, 200),
        folder,
        alt,
        width: normal.width,
        height: normal.height,
        mime_type: normal.type,
        size: normal.size,
        uploaded_at: now,
        unused_since: now,
      })
      .onConflictDoNothing()
      .returning()
    if (added) await recordPhotograph(tx, shop, null, added)
    return added
  })
  if (row) return row
  const [first] = await db.select().from(photographs).where(isSame)
  if (!first) throw new Error(`The photograph ${sha256} came and went at once`)
  return first
}

/** Of bytes that were removed and sent again it is another one, as the first may still be kept somewhere. */
function toPath(channel_id: number, sha256: string, now: Date): string {
  const digest = createHash('sha256').update(JSON.stringify([channel_id, sha256, now.toISOString()]))
  return `photos/${digest.digest('hex').slice(0, 32)}`
}
