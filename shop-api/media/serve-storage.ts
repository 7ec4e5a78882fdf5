import fresh from 'fresh'
import { type Context, Hono } from 'hono'
import { notFound } from '#shop-api/http/api-error.ts'
import { findChannel } from '#shop-api/channels/find-channel.ts'
import type { Db } from '#shop-api/db/db.ts'
import { requireKeycode, readKeycodeToken } from '#shop-api/channels/keycode-pass.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { type PictureFormat, pictureFormats, pictureWidths } from './encode-picture.ts'
import { loadPicture } from './load-picture.ts'
import type { PictureFile, PictureFiles, PictureName } from './picture-file.ts'
import { and, eq } from 'drizzle-orm'
import { channels } from '#shop-api/db/schema/channels.ts'
import { text_files } from '#shop-api/db/schema/content.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** A visitor's file: only those who were told its address should keep it. */
  is_private: boolean
}

const types: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** A file opened on its own is a document of this origin, so it may not run or load anything. */
const CAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface StorageDependencies {
  db: Db
  clock: () => Date
  pictures: PictureFiles
}

/**
 * What `SITE.STORAGE_URL` points to: pictures as `GET /storage/{channel}/{path}/{width}.{avif|webp|png|svg}`, other
 * files as `GET /storage/{channel}/{path}`. Those of a closed shop are for visitors with its pass.
 */
export function serveStorage({ db, clock, pictures }: StorageDependencies): Hono {
  return new Hono().get('/:channel/:rest{.+}', async (c) => {
    const { channel, rest } = c.req.param()
    const shop = await findChannel(db, channel)
    if (shop) await requireKeycode({ db, channel: shop, now: clock() }, readKeycodeToken(c))
    const is_closed = shop?.is_keycode_required ?? false
    const name = parsePictureName(channel, rest)
    const picture = name && (await loadPicture(db, pictures, name))
    if (name && picture) return answerPicture(c, name, picture, is_closed)
    const file = await findStoredFile(db, channel, rest)
    if (!file) throw notFound(NOT_FOUND.picture)
    return answerFile(c, file, is_closed)
  })
}

function answerPicture(c: Context, name: PictureName, file: PictureFile, is_closed: boolean): Response {
  c.header('etag', file.etag)
  c.header('cache-control', `${is_closed ? 'private' : 'public'}, max-age=31536000, immutable`)
  if (fresh({ 'if-none-match': c.req.header('if-none-match') }, { etag: file.etag })) return c.body(null, 304)
  c.header('content-type', types[name.format])
  c.header('x-content-type-options', 'nosniff')
  c.header('cross-origin-resource-policy', 'cross-origin')
  if (name.format === 'svg') c.header('content-security-policy', CAGE)
  return c.body(file.bytes)
}

function answerFile(c: Context, { bytes, type, is_private }: StoredFile, is_closed: boolean): Response {
  c.header('cache-control', is_private ? 'private, no-store' : is_closed ? 'private, no-cache' : 'no-cache')
  c.header('content-type', type)
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', CAGE)
  return c.body(bytes)
}

function parsePictureName(channel: string, rest: string): PictureName | undefined {
  const [, path, widthText, formatText] = /^([\w-]+(?:\/[\w-]+)*)\/(\d+)\.(\w+)$/.exec(rest) ?? []
  const width = pictureWidths.find((one) => String(one) === widthText)
  const format = pictureFormats.find((one) => one === formatText)
  return path && width && format ? { channel, path, width, format } : undefined
}

/** A file of a channel's storage that is no picture of ours: a text of the shop, or what a visitor handed in. */
async function findStoredFile(db: Db, channel: string, path: string): Promise<StoredFile | undefined> {
  const [text] = await db
    .select({ mime_type: text_files.mime_type, contents: text_files.contents })
    .from(text_files)
    .innerJoin(channels, eq(channels.id, text_files.channel_id))
    .where(and(eq(channels.name, channel), eq(text_files.path, path)))
  if (text) {
    const bytes = new TextEncoder().encode(text.contents)
    return { bytes, type: `${text.mime_type}; charset=utf-8`, is_private: false }
  }
  const [upload] = await db
    .select({ mime_type: upload_files.mime_type, contents: upload_files.contents })
    .from(upload_files)
    .innerJoin(channels, eq(channels.id, upload_files.channel_id))
    .where(and(eq(channels.name, channel), eq(upload_files.path, path)))
  return upload && { bytes: new Uint8Array(upload.contents), type: upload.mime_type, is_private: true }
}
