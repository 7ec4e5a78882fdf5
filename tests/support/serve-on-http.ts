import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { ask } from '#tests/publisher/origin/ask.ts'

interface Asked {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** An app behind a socket of this machine, asked with exactly these addresses and header fields, until the test ends. */
export async function serveOnHttp(app: { fetch: (request: Request, env: unknown) => unknown }) {
  const server: ServerType = serve({ fetch: app.fetch as never, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(async () => {
    const closed = once(server, 'close')
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  })
  return {
    port,
    send(path: string, { method = 'GET', body, headers = {} }: Asked = {}) {
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const host = { host: `127.0.0.1:${port}` }
      const written = body === undefined ? {} : { body: JSON.stringify(body) }
      return ask(port, path, { ...host, ...json, ...headers }, { method, ...written })
    },
  }
}
