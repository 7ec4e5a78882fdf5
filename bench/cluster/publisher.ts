// Publishes moto into an empty store, says so, waits to be told to go on, edits it, and says the figures.
import { once } from 'node:events'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openRenderQueue } from '#publisher/render-queue/open-render-queue.ts'
import { threads } from '#publisher/render/renderers.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { requireSite } from '#sites/load-sites.ts'
import { measureEdits } from '../publish/edits.ts'
import { createEdit } from '../publish/open-bench-shop.ts'
import { readStoreMs } from './processor-time.ts'
import type { PublisherFigures, PublisherWork } from './work.ts'

const work = JSON.parse(process.argv[2]!) as PublisherWork
const site = await requireSite('moto')
const bundle = await loadBundle(`${toBundleFolder({ theme: 'garage', site: null })}bundle.json`)
const store = await openStore(work.place, 'write')
const renderers = work.redis && store.for_hosts ? openRenderQueue(work.redis, store.for_hosts) : threads
const input = { site, bundle, api: work.api, store, renderers, workers: work.threads }
const before = { cpu: process.cpuUsage(), postgres: await readStoreMs(work.place), at: performance.now() }
const { pages, failed } = await publishSite({ ...input, now: new Date() })
if (failed.length > 0) throw new Error(`${failed.length} pages failed: ${failed[0]?.reason}`)
const seconds = (performance.now() - before.at) / 1_000
const { user, system } = process.cpuUsage(before.cpu)
const postgres_ms = (await readStoreMs(work.place)) - before.postgres
// Whoever started this reads now what the others have spent.
process.send!('published')
await once(process, 'message')
const publisher = createSitePublisher(store, input, { clock: () => new Date(), renderers })
const edits = await measureEdits(publisher, { edit: createEdit(work.api, site.channel) })
await publisher.close()
const figures: PublisherFigures = { pages, seconds, cpu_ms: (user + system) / 1_000, postgres_ms, edits }
process.send!(figures, () => process.exit())
