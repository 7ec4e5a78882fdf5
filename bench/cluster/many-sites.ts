// Publishes moto as so many sites at the same time into an empty store, and says the figures.
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openRenderQueue } from '#publisher/render-queue/open-render-queue.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { requireSite } from '#sites/load-sites.ts'
import { readStoreMs } from './processor-time.ts'
import type { ManyFigures, ManyWork } from './work.ts'

const { api, place, redis, sites } = JSON.parse(process.argv[2]!) as ManyWork
const moto = await requireSite('moto')
const bundle = await loadBundle(`${toBundleFolder({ theme: 'garage', site: null })}bundle.json`)
const store = await openStore(place, 'write')
const renderers = openRenderQueue(redis, store.for_hosts!)
const before = { cpu: process.cpuUsage(), postgres: await readStoreMs(place), at: performance.now() }
const published = await Promise.all(
  Array.from({ length: sites }, async (_, at) => {
    const site = { ...moto, name: `moto-${at + 1}` }
    const { pages, failed } = await publishSite({ site, bundle, api, store, renderers, now: new Date() })
    if (failed.length > 0)
      throw new Error(`${failed.length} pages of ${site.name} failed: ${failed[0]?.reason}`)
    return { pages, seconds: (performance.now() - before.at) / 1_000 }
  }),
)
const { user, system } = process.cpuUsage(before.cpu)
const seconds = published.map((one) => one.seconds).sort((a, b) => a - b)
const figures: ManyFigures = {
  pages: published.reduce((sum, { pages }) => sum + pages, 0),
  seconds: seconds.at(-1)!,
  first: seconds[0]!,
  cpu_ms: (user + system) / 1_000,
  postgres_ms: (await readStoreMs(place)) - before.postgres,
}
process.send!(figures)
