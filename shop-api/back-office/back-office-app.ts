import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Context, Hono } from 'hono'
import { readThemePicture, type ThemesConfig } from '#shop-api/channels/installed-themes.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import { findShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db } from '#shop-api/db/db.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { AppEnv } from '#shop-api/http/app-env.ts'
import { findBuild } from './find-build.ts'
import { toPolicy, writeNotBuilt, writePage } from './write-page.ts'

interface Options {
  db: Db
  config: ShopOriginConfig &
    ThemesConfig & {
      /** Where its builds lie; left out, there is none. */
      back_office_folder?: string | undefined
    }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The back office, below `/{channel}/admin/`. Its page holds nothing secret; its calls do. */
export function createBackOfficeApp({ db, config }: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use('/:channel/admin/*', async (c, next) => {
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    await next()
  })
  app.get('/:channel/admin', (c) => c.redirect(`${c.req.path}/`, 308))
  app.get('/:channel/admin/', async (c) => {
    const channel = c.get('channel')
    const settings = await loadSettings(db, channel)
    const nonce = randomBytes(16).toString('base64url')
    const facts = {
      channel: channel.name,
      shop: settings['SITE.NAME'],
      origin: (await findShopOrigin(db, channel, config)) ?? '',
      storage: settings['SITE.STORAGE_URL'].replace(/\/$/, ''),
      nonce,
    }
    c.header('content-security-policy', toPolicy(nonce, settings['SITE.STORAGE_URL']))
    // The nonce is of this answer alone.
    c.header('cache-control', 'no-store')
    const build = config.back_office_folder ? await findBuild(config.back_office_folder) : undefined
    if (build) return c.html(writePage(facts, build))
    c.header('retry-after', '3')
    return c.html(writeNotBuilt(facts), 503)
  })
  app.get('/:channel/admin/files/:build{[0-9a-f]{16}}/assets/:name{[\\w.-]+}', async (c) => {
    const { build, name } = c.req.param()
    const type = TYPES[extname(name)]
    if (!config.back_office_folder || !type) throw notFound()
    return sendFile(c, join(config.back_office_folder, build, 'assets', name), type)
  })
  app.get('/:channel/admin/themes/:file{[\\w-]+\\.webp}', async (c) => {
    const bytes = await readThemePicture(config, c.req.param('file').replace(/\.webp$/, ''))
    if (!bytes) throw notFound()
    c.header('content-type', 'image/webp')
    return sendUnchanging(c, bytes)
  })
  return app
}

/** A file that never changes under its name, as brotli where that was written beside it and the browser reads it. */
async function sendFile(c: Context<AppEnv>, file: string, type: string): Promise<Response> {
  const readsBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  const packed = readsBrotli ? await readFile(`${file}.br`).catch(() => undefined) : undefined
  const bytes = packed ?? (await readFile(file).catch(() => undefined))
  if (!bytes) throw notFound()
  c.header('vary', 'accept-encoding')
  if (packed) c.header('content-encoding', 'br')
  c.header('content-type', type)
  return sendUnchanging(c, bytes)
}

/** Bytes whose address names their version. */
function sendUnchanging(c: Context<AppEnv>, bytes: Buffer): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  c.header('cache-control', 'public, max-age=31536000, immutable')
  c.header('etag', etag)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  return c.body(new Uint8Array(bytes))
}
