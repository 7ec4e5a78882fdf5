import { createReadiness, type Readiness, toWord } from '#running/readiness.ts'
import type { ServedStore } from '../store/store.ts'
import type { LiveSite } from './live-site.ts'

interface WatchedShop {
  site: { name: string }
  live: Pick<LiveSite, 'isPublished'>
  /** Address of its channel at the API, for servers. */
  channel_address: string
}

/** How long an API's answer counts, however often somebody asks. */
const KEPT_MS = 10_000
const TIMEOUT_MS = 1_000

/**
 * Whether the origin can serve: its store can be read. What each site has live and whether its API answers is told
 * beside it: pages are served without an API, and one site that was never published keeps none of the others back.
 */
export function createOriginReadiness(store: ServedStore, listShops: () => Iterable<WatchedShop>): Readiness {
  const known = new Map<string, { at: number; word: Promise<'ok' | 'fails'> }>()
  const askApi = (address: string) => {
    const before = known.get(address)
    if (before && performance.now() - before.at < KEPT_MS) return before.word
    const word = toWord(() => look(address))
    known.set(address, { at: performance.now(), word })
    return word
  }
  const tellShop = async ({ site, live, channel_address }: WatchedShop) => {
    const isPublished = async () => (live.isPublished() ? 'live' : 'none')
    return [site.name, { pages: await toWord(isPublished), api: await askApi(channel_address) }] as const
  }
  return createReadiness({
    // No site has this name. That is found out by asking.
    parts: { store: async () => void store.site('').getLive() },
    tell: async () => ({ sites: Object.fromEntries(await Promise.all([...listShops()].map(tellShop))) }),
  })
}

async function look(address: string): Promise<'ok'> {
  const answer = await fetch(`${address}/public.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return 'ok'
}
