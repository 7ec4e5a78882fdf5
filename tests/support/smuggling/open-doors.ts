import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { devProxy } from '#cli/dev-proxy.ts'
import { buildNginxConf } from '#publisher/export/nginx-conf.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { NGINXES } from '#tests/support/find-nginx.ts'
import { runNginx } from '#tests/support/run-nginx.ts'
import { toSite } from '#tests/publisher/demo-shop.ts'

/** A way into the shop `demo` that stands before an API. */
export interface Door {
  name: string
  port: number
  close: () => Promise<void>
}

type OpenDoor = (api: string) => Promise<Door>

const openOrigin: OpenDoor = async (api) => {
  const folder = await mkdtemp(join(tmpdir(), 'noren-door-'))
  const store = openEmbeddedStore(folder, 'write')
  const faults: unknown[] = []
  const origin = createOrigin({
    store: await store.openServed(),
    sites: [toSite('demo')],
    toApi: () => api,
    onError: (error) => faults.push(error),
  })
  const port = await listen(origin, 0, '127.0.0.1')
  return {
    name: 'our origin',
    port,
    async close() {
      await drain(origin, 0)
      await store.close()
      await rm(folder, { recursive: true, force: true })
      if (faults.length > 0)
        throw new Error('The origin met what it should never meet.', { cause: faults[0] })
    },
  }
}

const openNginx: OpenDoor = async (api) => {
  const folder = await mkdtemp(join(tmpdir(), 'noren-door-'))
  const port = await findFreePort()
  const conf = buildNginxConf({
    site: { ...toSite('demo'), origin: `http://demo.localhost:${port}` },
    api,
    rewrites: [],
    redirects: [],
    content_types: {},
    plain_assets: [],
    has_pictures: false,
    root: folder,
    is_closed: false,
    has_brotli: false,
  })
  await writeFile(join(folder, 'demo.conf'), conf)
  const stop = runNginx(NGINXES[0]!, folder, [join(folder, 'demo.conf')])
  return {
    name: 'exported nginx',
    port,
    async close() {
      stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What `npm run dev` puts before the API, in the server it puts it in. */
const openDevServer: OpenDoor = async (api) => {
  const folder = await mkdtemp(join(tmpdir(), 'noren-door-'))
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [devProxy(api, 'demo', null)],
  })
  await server.listen()
  return {
    name: 'the dev server',
    port: (server.httpServer!.address() as AddressInfo).port,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Every way in that can be tried on this machine: our origin, the dev server, and nginx as it is exported where one is installed. */
export const DOORS: readonly { name: string; open: OpenDoor }[] = [
  { name: 'our origin', open: openOrigin },
  { name: 'the dev server', open: openDevServer },
  ...NGINXES.map(() => ({ name: 'exported nginx', open: openNginx })),
]
