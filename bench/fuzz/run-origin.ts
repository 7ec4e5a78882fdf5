// `node bench/fuzz/run-origin.ts <API> <folder>`: an origin before that API, its store in that folder. Prints `{"port":…}`.
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listen } from '#publisher/origin/listen.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { toSite } from '#tests/publisher/demo-shop.ts'

const [api = '', folder = ''] = process.argv.slice(2)
const store = openEmbeddedStore(folder, 'write')
const origin = createOrigin({
  store: await store.openServed(),
  sites: [toSite('moto')],
  toApi: () => api,
  onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
})
const port = await listen(origin, 0, '127.0.0.1')
process.stdout.write(`${JSON.stringify({ port })}\n`)
