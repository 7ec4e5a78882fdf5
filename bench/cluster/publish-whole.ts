import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { emptyRedis, toRedisUrl } from '#tests/support/test-redis.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import type { BenchShop } from '../publish/open-bench-shop.ts'
import { makePlace, startChild, startHosts } from './children.ts'
import { readProcessMs } from './processor-time.ts'
import type { ManyFigures, PublisherFigures, WholeFigures } from './work.ts'

/** A Redis database of tests. */
const REDIS = 9

export interface Arrangement {
  store: StorePlace['kind']
  /** Hosts of one core that render; with none the publisher's own threads do. */
  hosts: number
}

/** Processor time of those that do not publish, until all was live. */
interface OfOthers {
  hosts_ms: number
  api_ms: number
}

export type Figures<Own extends WholeFigures = WholeFigures> = Own & OfOthers

/** Publishes a shop into an empty store, and edits it. */
export function publishOne(arrangement: Arrangement, shop: BenchShop): Promise<Figures<PublisherFigures>> {
  return runIn(arrangement, shop, async ({ place, redis, read }) => {
    const work = { api: shop.api, place, threads: availableParallelism() }
    const publisher = startChild('publisher', { ...work, ...(arrangement.hosts > 0 && { redis }) })
    await once(publisher, 'message')
    const others = read()
    publisher.send('go on')
    const [figures] = (await once(publisher, 'message')) as [PublisherFigures]
    return { ...figures, ...others }
  })
}

/** Publishes a shop as many sites at once. */
export function publishMany(hosts: number, sites: number, shop: BenchShop): Promise<Figures<ManyFigures>> {
  return runIn({ store: 'shared', hosts }, shop, async ({ place, redis, read }) => {
    const publisher = startChild('many-sites', { api: shop.api, place, redis, sites })
    const [figures] = (await once(publisher, 'message')) as [ManyFigures]
    const others = read()
    publisher.kill()
    return { ...figures, ...others }
  })
}

interface Running {
  place: StorePlace
  redis: string
  read(): OfOthers
}

async function runIn<Result>(
  { store, hosts: count }: Arrangement,
  shop: BenchShop,
  measure: (running: Running) => Promise<Result>,
): Promise<Result> {
  await emptyRedis(REDIS)
  const redis = toRedisUrl(REDIS)
  const { place, remove } = await makePlace(store)
  const hosts = await startHosts(count, place, redis)
  try {
    const before = { hosts: hosts.readMs(), api: readProcessMs(shop.pid) }
    const read = () => ({
      hosts_ms: hosts.readMs() - before.hosts,
      api_ms: readProcessMs(shop.pid) - before.api,
    })
    return await measure({ place, redis, read })
  } finally {
    await hosts.stop()
    await remove()
  }
}
