import { type Context, Hono } from 'hono'
import { notFound } from '#shop-api/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { findStoredFile, type StoredFile } from './find-stored-file.ts'
import { loadPicture } from './load-picture.ts'
import {
  type PictureFile,
  type PictureFiles,
  type PictureFormat,
  pictureFormats,
  type PictureName,
  pictureWidths,
} from './picture-file.ts'

const types: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** A file opened on its own is a document of this origin: it may not run or load anything. */
const CAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * What `SITE.STORAGE_URL` points to: pictures as `GET /storage/{channel}/{path}/{width}.{avif|webp|png|svg}`, other
 * files as `GET /storage/{channel}/{path}`.
 */
export function serveStorage(db: Db, pictures: PictureFiles): Hono {
  return new Hono().get('/:channel/:rest{.+}', async (c) => {
    const { channel, rest } = c.req.param()
    const name = parsePictureName(channel, rest)
    const picture = name && (await loadPicture(db, pictures, name))
    if (name && picture) return answerPicture(c, name, picture)
    const file = await findStoredFile(db, channel, rest)
    if (!file) throw notFound('画像が見つかりませんでした。')
    return answerFile(c, file)
  })
}

function answerPicture(c: Context, name: PictureName, file: PictureFile): Response {
  c.header('etag', file.etag)
  c.header('cache-control', 'public, max-age=31536000, immutable')
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  c.header('content-type', types[name.format])
  c.header('x-content-type-options', 'nosniff')
  c.header('cross-origin-resource-policy', 'cross-origin')
  if (name.format === 'svg') c.header('content-security-policy', CAGE)
  return c.body(file.bytes)
}

function answerFile(c: Context, { bytes, type, is_private }: StoredFile): Response {
  c.header('cache-control', is_private ? 'private, no-store' : 'no-cache')
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
