// Publishes a shop of so many products, sends it into a stand-in of S3 and before one of Cloudflare, edits it, and prints the
// figures as one line of JSON: `node bench/objects/one-size.ts 1000`. Every call of the stand-ins takes as long as one from afar.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { openSender } from '#publisher/objects/open-sender.ts'
import { toBucketPlace } from '#publisher/store/store-place.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { openCdnStandIn } from '#tests/support/cdn-stand-in.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { median } from '../print-table.ts'
import { createFieldEdit } from '../publish/edits.ts'
import { compareAnswers } from './compare-answers.ts'
import { openBenchShop } from '../publish/open-bench-shop.ts'

const SAVES = Number(process.env['BENCH_SAVES'] ?? 20)
/** A bucket in the same country, and the API of a CDN. */
const BUCKET_MS = 40
const PURGE_MS = 150
/** Addresses to compare, evenly taken. */
const MOST_COMPARED = 3_000
const NO_PICTURES = 'http://127.0.0.1:9'

export interface ObjectFigures {
  documents: number
  /** Addresses at which the program of Cloudflare answered like our origin, in every field and byte. */
  compared: number
  sent: number
  seconds: number
  mb: number
  edits: EditFigures[]
}

interface EditFigures {
  what: string
  sent: number
  calls: number
  kb: number
  /** Milliseconds from the call that saves to the answer of the purge. */
  p50: number
  p95: number
  /** Without saving and rendering. */
  sending: number
}

async function measure(products: number): Promise<ObjectFigures> {
  const shop = await openBenchShop(products)
  const { site, api } = shop
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const store = openEmbeddedStore(folder, 'write')
  const bundle = await loadBundle(`${toBundleFolder({ theme: 'garage', site: null })}bundle.json`)
  const s3 = await requireStandIn()
  const cdn = await openCdnStandIn()
  const env = {
    AWS_REGION: 'home',
    S3_FORCE_PATH_STYLE: '1',
    CLOUDFLARE_ZONE_ID: 'zone',
    CLOUDFLARE_API_TOKEN: 'secret',
    CLOUDFLARE_API_BASE_URL: cdn.url,
  }
  const place = { target: 'cloudflare', to: 's3://bench/shop' } as const
  // Drawing thousands of link cards with their pictures takes an hour, which is not what is measured.
  const first_sender = await openSender({ site, store, api: NO_PICTURES }, place, env)
  const sender = await openSender({ site, store, api }, place, env)
  const publisher = createSitePublisher(store, { site, bundle, api }, { clock: () => new Date() })
  try {
    await publishSite({ site, bundle, api, store, now: new Date() })
    const view = store.site(site.name).openView((await store.site(site.name).getLive())!.id)
    const paths: string[] = []
    for await (const { path } of view.list()) paths.push(path)
    const started = performance.now()
    const first = await first_sender.send()
    const seconds = (performance.now() - started) / 1000
    const some = paths.filter((_, at) => at % Math.ceil(paths.length / MOST_COMPARED) === 0)
    const bucket = toBucketPlace(place.to, env, { name: 'The bucket' })
    const different = await compareAnswers({ site, store, api, bucket }, some)
    if (different.length > 0)
      throw new Error(`${different.length} answers differ: ${different.slice(0, 5).join(', ')}.`)
    s3.slow(BUCKET_MS)
    cdn.slow(PURGE_MS)
    const kinds = [
      ['text of a piece of news', await createFieldEdit(shop.edit, 'news', 'body')],
      ['name of a product', await createFieldEdit(shop.edit, 'products', 'name')],
    ] as const
    const edits: EditFigures[] = []
    for (const [what, save] of kinds) edits.push(await measureEdit(what, save))
    return {
      documents: paths.length,
      compared: some.length,
      sent: first.sent,
      seconds,
      mb: first.bytes / 1e6,
      edits,
    }
  } finally {
    first_sender.close()
    sender.close()
    await publisher.close()
    await store.close()
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }

  /** The first turn warms the code and is not counted. */
  async function measureEdit(what: string, save: (turn: number) => Promise<unknown>): Promise<EditFigures> {
    const spent: number[] = []
    const sending: number[] = []
    let last = { sent: 0, calls: 0, kb: 0 }
    for (let turn = 0; turn <= SAVES; turn += 1) {
      cdn.asked.length = 0
      const from = s3.asked.length
      const started = performance.now()
      await save(turn)
      await publisher.publish(0)
      const rendered = performance.now()
      const { sent, bytes, unpurged } = await sender.send()
      const [purge] = cdn.asked
      if (unpurged !== null || !purge || sent === 0) throw new Error(`${what} was not sent: ${unpurged}.`)
      if (turn > 0) {
        spent.push(purge.at - started)
        sending.push(purge.at - rendered)
      }
      last = { sent, calls: s3.asked.length - from, kb: bytes / 1e3 }
    }
    const sorted = spent.sort((a, b) => a - b)
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1]!
    return { what, ...last, p50: median(sorted), p95, sending: median(sending) }
  }
}

process.stdout.write(`${JSON.stringify(await measure(Number(process.argv[2])))}\n`)
process.exit()
