import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { devProxy } from '#cli/dev-proxy.ts'
import { listen } from '#publisher/origin/listen.ts'
import { drain } from '#running/drain.ts'

/** What `astro dev` does with an address that has no slash at its end, where all pages have one: it answers before all others. */
const likeAstro: Plugin = {
  name: 'like-astro',
  configureServer: (server) => () =>
    void server.middlewares.stack.unshift({
      route: '',
      handle: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) =>
        request.url?.endsWith('/') ? next() : response.writeHead(404).end('no such page'),
    }),
}

test('a call of a page reaches the API of `npm run dev`, though it ends without a slash', async () => {
  const api = http.createServer((request, response) => response.end(`asked for ${request.url}`))
  onTestFinished(() => drain(api, 0))
  const api_port = await listen(api, 0, '127.0.0.1')
  const root = mkdtempSync(join(tmpdir(), 'noren-dev-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [devProxy(`http://127.0.0.1:${api_port}`, 'moto', null), likeAstro],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const { port } = server.httpServer!.address() as AddressInfo
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return `${response.status} ${await response.text()}`
  }
  expect(await ask('/api/moto/v1/makers')).toBe('200 asked for /moto/v1/makers')
  expect(await ask('/product')).toBe('404 no such page')
  // A name that leads here without being ours, as in DNS rebinding.
  const foreign = await new Promise<http.IncomingMessage>((resolve) =>
    http.get({ port, path: '/api/moto/v1/makers', headers: { host: 'elsewhere.example' } }, resolve),
  )
  foreign.resume()
  expect(foreign.statusCode).toBe(403)
})
