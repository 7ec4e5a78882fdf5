import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate as tick } from 'node:timers/promises'
import { Hono } from 'hono'
import { composeOpenApi, type OpenApiDocument } from '#contract/openapi.ts'
import { serveKept } from './serve-kept.ts'

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

/** Nothing of it changes while the process runs, but a new version may come any time. */
const cache_control = 'no-cache'

/**
 * `GET /openapi.json` (OpenAPI 3.1, every call with `x-served`) and the page to browse it, `/reference`. It names no shop: whoever
 * reads it says which one they mean.
 */
export function serveReference(served: Iterable<string>): Hono {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const app = new Hono()
  const kept = {
    document: serveKept({
      type: 'application/json',
      cache_control,
      make: async () => JSON.stringify(await makeDocument(served)),
    }),
    page: serveKept({ type: 'text/html; charset=utf-8', cache_control, make: async () => page }),
    start: serveKept({ type: 'text/javascript; charset=utf-8', cache_control, make: async () => start }),
  }
  app.get('/openapi.json', kept.document)
  app.get('/reference', (c) => {
    c.header('content-security-policy', contentSecurityPolicy)
    return kept.page(c)
  })
  app.get('/reference/start.js', kept.start)
  for (const [file, type] of Object.entries(assets)) {
    const make = async () => new Uint8Array(await readFile(join(folder, file)))
    app.get(`/reference/${file}`, serveKept({ type, cache_control: 'public, max-age=3600', make }))
  }
  return app
}

/** A third of a second of work: between its steps the process answers others. */
async function makeDocument(served: Iterable<string>): Promise<OpenApiDocument> {
  const steps = composeOpenApi({
    title: 'Noren Shop API',
    version: '1',
    servers: [{ url: '/{channel}', description: 'A shop', variables: { channel: { default: 'shop' } } }],
    served,
  })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await tick()
  }
}
