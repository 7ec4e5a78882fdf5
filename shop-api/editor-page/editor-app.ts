import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { AppEnv } from '#shop-api/http/app-env.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toBrowserScript } from '#shop-api/http/to-browser-script.ts'
import { EDITOR_POLICY, writePage } from './write-page.ts'

/** The page on which the shop's staff write, below `/{channel}/admin/`. It holds nothing secret; its calls do. */
export function createEditorApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use('/:channel/admin/*', async (c, next) => {
    c.header('content-security-policy', EDITOR_POLICY)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-cache')
    await next()
  })
  app.get('/:channel/admin', (c) => c.redirect(`${c.req.path}/`, 308))
  app.get('/:channel/admin/', (c) => c.html(writePage(c.get('channel').name)))
  app.get('/:channel/admin/files/:name{[a-z-]+\\.(?:css|ts)}', async (c) => {
    const name = c.req.param('name')
    if (name.endsWith('.css')) {
      return c.body(await readOwn(name), 200, { 'content-type': 'text/css; charset=utf-8' })
    }
    const file = name === 'text.ts' ? '../../src/text/editor/editor.ts' : `browser/${name}`
    return c.body(toBrowserScript(await readOwn(file)), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    })
  })
  return app
}

async function readOwn(file: string): Promise<string> {
  try {
    return await readFile(new URL(file, import.meta.url), 'utf8')
  } catch {
    throw notFound()
  }
}
