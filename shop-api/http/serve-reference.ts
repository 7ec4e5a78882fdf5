import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { toOpenApi } from '#contract/openapi.ts'
import { notFound } from './api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'

/** Files of the reference page by name; they come from a package, so the page works without any other host. */
const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

const page = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren Shop API</title>
<link rel="icon" href="/reference/favicon-32x32.png">
<link rel="stylesheet" href="/reference/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/reference/swagger-ui-bundle.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true,
  validatorUrl: null, showExtensions: true, tagsSorter: 'alpha',
})
`

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"

/** `GET /openapi.json` (OpenAPI 3.1, every call with `x-served`) and the page to browse it, `/reference`. */
export function serveReference(db: Db, served: readonly string[]): Hono {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const app = new Hono()
  app.get('/openapi.json', async (c) => {
    const shops = await db.select({ name: channels.name }).from(channels).orderBy(channels.id)
    const document = toOpenApi({
      title: 'Noren Shop API',
      version: '1',
      servers: shops.map(({ name }) => ({ url: `/${name}`, description: name })),
      served: new Set(served),
    })
    return c.json(document)
  })
  app.get('/reference', (c) => {
    c.header('content-security-policy', contentSecurityPolicy)
    return c.html(page)
  })
  app.get('/reference/start.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    return c.body(start)
  })
  app.get('/reference/:file', async (c) => {
    const file = c.req.param('file')
    const type = Object.hasOwn(assets, file) ? assets[file] : undefined
    if (!type) throw notFound()
    c.header('content-type', type)
    c.header('cache-control', 'public, max-age=3600')
    return c.body(new Uint8Array(await readFile(join(folder, file))))
  })
  return app
}
