import { Hono } from 'hono'
import { notFound } from '#shop-api/api-error.ts'
import type { AppDependencies } from '#shop-api/app.ts'
import { drawSource } from './draw-source.ts'
import { findSource } from './find-source.ts'
import {
  createPictureFiles,
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

/** `GET /storage/{channel}/{path}/{width}.{avif|webp|png|svg}`: what `SITE.STORAGE_URL` points to. */
export function serveStorage({ db, config }: Pick<AppDependencies, 'db' | 'config'>): Hono {
  const files = createPictureFiles(config.data_folder)
  return new Hono().get('/:channel/:rest{.+}', async (c) => {
    const name = parsePictureName(c.req.param('channel'), c.req.param('rest'))
    const file =
      name &&
      (await files.load(name, async () => {
        const source = await findSource(db, name.channel, name.path)
        return source && drawSource(source)
      }))
    if (!file) throw notFound('画像が見つかりませんでした。')
    c.header('etag', file.etag)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
    c.header('content-type', types[name.format])
    c.header('x-content-type-options', 'nosniff')
    c.header('cross-origin-resource-policy', 'cross-origin')
    // An SVG opened on its own is a document: it may not run or load anything.
    if (name.format === 'svg') {
      c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }
    return c.body(file.bytes)
  })
}

function parsePictureName(channel: string, rest: string): PictureName | undefined {
  const [, path, widthText, formatText] = /^([\w-]+(?:\/[\w-]+)*)\/(\d+)\.(\w+)$/.exec(rest) ?? []
  const width = pictureWidths.find((one) => String(one) === widthText)
  const format = pictureFormats.find((one) => one === formatText)
  return path && width && format ? { channel, path, width, format } : undefined
}
