import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildEdgeFiles } from '#publisher/objects/edge-files.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listen } from '#publisher/origin/listen.ts'
import { toAddress } from '#publisher/render/document-path.ts'
import type { BucketPlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { drain } from '#running/drain.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { ask } from '#tests/publisher/origin/ask.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'

interface Shop {
  site: SiteConfig
  store: Store
  api: string
  bucket: BucketPlace
}

interface Worker {
  fetch(request: Request, bindings: object, context: object): Promise<Response>
}

/** Fields of a connection, and of our log. */
const ofTransport = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'x-request-id',
])

/** Asks our origin and the program of Cloudflare for the same addresses. @returns those answered in two ways */
export async function compareAnswers({ site, store, api, bucket }: Shop, paths: string[]): Promise<string[]> {
  const { objects } = await requireStandIn()
  const origin = createOrigin({ store: await store.openServed(), sites: [site], toApi: () => api })
  const port = await listen(origin, 0, '127.0.0.1')
  const folder = await mkdtemp(`${tmpdir()}/noren-edge-`)
  const { name, channel } = site
  const facts = {
    target: 'cloudflare',
    site: name,
    channel,
    origin: site.origin,
    api,
    bucket,
    bucket_url: '',
  } as const
  const file = join(folder, 'worker.mjs')
  await writeFile(file, (await buildEdgeFiles(facts)).get('worker.js')!)
  const { default: worker } = (await import(pathToFileURL(file).href)) as { default: Worker }
  const read = async (key: string) => {
    const bytes = objects.get(`${bucket.bucket}/${key}`)?.bytes
    return bytes ? { arrayBuffer: async () => new Uint8Array(bytes).buffer } : null
  }
  const different: string[] = []
  try {
    for (const path of paths) {
      const address = toAddress(path)
      const headers = { 'accept-encoding': 'br', host: site.hosts[0]! }
      const own = await ask(port, address, headers)
      const request = new Request(site.origin + address, { headers: { 'accept-encoding': 'br' } })
      const theirs = await worker.fetch(request, { BUCKET: { get: read } }, { waitUntil: () => {} })
      const bytes = Buffer.from(await theirs.arrayBuffer())
      const isSame =
        theirs.status === own.status &&
        bytes.equals(own.body) &&
        toText(Object.fromEntries(theirs.headers)) === toText(own.headers)
      if (!isSame) different.push(path)
    }
    return different
  } finally {
    await drain(origin, 0)
    await rm(folder, { recursive: true, force: true })
  }
}

function toText(headers: object): string {
  return JSON.stringify(
    Object.entries(headers)
      .filter(([name]) => !ofTransport.has(name))
      .sort(),
  )
}
