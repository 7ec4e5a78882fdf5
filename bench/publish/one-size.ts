// Publishes a shop of so many products in a process of its own, so that its memory is that of this size alone, edits it, and
// prints the figures as one line of JSON: `node bench/publish/one-size.ts 10000`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import type { SiteStore } from '#publisher/store/store.ts'
import { median } from '../print-table.ts'
import { type EditFigures, measureEdits } from './edits.ts'
import { openBenchShop } from './open-bench-shop.ts'

const SWITCHES = 20

export interface SizeFigures {
  database: string
  pages: number
  seconds: number
  /** Highest memory use of the publisher and its workers until everything was live. */
  peak_mb: number
  edits: EditFigures[]
  /** Milliseconds until the other release is live, back and forth. */
  switch_ms: number
}

async function measureSize(products: number): Promise<SizeFigures> {
  const shop = await openBenchShop(products)
  const { site, database, api } = shop
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const bundle = await loadBundle(`${toBundleFolder({ theme: 'garage', site: null })}bundle.json`)
  const store = openEmbeddedStore(folder, 'write')
  try {
    const started = performance.now()
    const { pages } = await publishSite({ site, bundle, api, store, now: new Date() })
    const seconds = (performance.now() - started) / 1000
    const peak_mb = process.resourceUsage().maxRSS / 1024
    const publisher = createSitePublisher(store, { site, bundle, api }, { clock: () => new Date() })
    const edits = await measureEdits(publisher, shop)
    await publisher.close()
    const switch_ms = await measureSwitch(store.site(site.name))
    return { database, pages, seconds, peak_mb, edits, switch_ms }
  } finally {
    await store.close()
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rolls back by one release and forward again. */
async function measureSwitch(published: SiteStore): Promise<number> {
  const [newest, former] = await published.listReleases()
  const spent: number[] = []
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const target = turn % 2 === 0 ? former!.id : newest!.id
    const started = performance.now()
    await published.switchLive(target)
    spent.push(performance.now() - started)
    if ((await published.getLive())?.id !== target) throw new Error(`Release ${target} did not go live.`)
  }
  return median(spent)
}

process.stdout.write(`${JSON.stringify(await measureSize(Number(process.argv[2])))}\n`)
process.exit()
