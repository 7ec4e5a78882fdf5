import type { PublishReceipt } from '#contract/publish-hook.ts'
import { toAddress } from '../render/document-path.ts'
import { type Delivery, openDeliveries } from '../hooks/deliveries.ts'
import { toSentence } from '../publish-error.ts'
import type { Store } from '../store/store.ts'
import { createSiteDesk, type DeskSite } from './create-site-desk.ts'

export type WaitingSite = Pick<DeskSite, 'site' | 'api'>

export interface DeskOptions {
  store: Store
  sites: readonly DeskSite[]
  /** Sites that cannot be published yet: their events are taken, and refused until `add` makes them ready. */
  waiting?: readonly WaitingSite[]
  /** Time is an input (architecture «Time is an input»): what the pages take for now. */
  clock: () => Date
  /** Told of a round that failed; the site stays as it was and the next round takes the change along. */
  onError: (error: unknown, site: string) => void
  /** Told of a round that went well. */
  onPublished?: (site: string) => void
  /** How often every API is asked whether something was missed. */
  reconcile_ms?: number
}

const RECONCILE_MS = 30_000

/** Keeps sites as their APIs are: takes events, and asks by itself from time to time. */
export function createDesk({
  store,
  sites,
  waiting = [],
  clock,
  onError,
  onPublished = () => {},
  reconcile_ms = RECONCILE_MS,
}: DeskOptions) {
  const known: readonly WaitingSite[] = [...sites, ...waiting]
  const desks = new Map(sites.map((one) => [one.site.name, createSiteDesk(store, one, clock)]))
  const deliveries = openDeliveries(store)

  /** @returns what became live; `failed` names the sites that could not be published */
  async function publish({ id, sites: names, version }: Delivery): Promise<PublishReceipt> {
    const started = performance.now()
    const receipt: PublishReceipt = { id, release: null, sites: [], failed: [] }
    await Promise.all(
      names.map(async (name) => {
        const desk = desks.get(name)
        if (!desk) {
          if (known.some(({ site }) => site.name === name))
            receipt.failed.push({
              site: name,
              path: '/',
              reason: 'The site is not ready to be published yet.',
            })
          return
        }
        try {
          const { release, changed, removed, bytes, path, failed } = await desk.publish(version)
          onPublished(name)
          const pages = changed + removed
          if (pages > 0) receipt.release ??= String(release)
          receipt.sites.push({
            site: name,
            pages,
            bytes,
            milliseconds: Math.round(performance.now() - started),
            ...(path && { url: desk.site.origin + toAddress(path) }),
          })
          receipt.failed.push(...failed.map((one) => ({ site: name, ...one })))
        } catch (error) {
          onError(error, name)
          receipt.failed.push({ site: name, path: '/', reason: toSentence(error) })
        }
      }),
    )
    return receipt
  }

  async function deliver(delivery: Delivery): Promise<PublishReceipt> {
    const before = deliveries.getReceipt(delivery.id)
    if (before) return before
    deliveries.accept(delivery, clock())
    const receipt = await publish(delivery)
    // What failed whole is open still: the sender tries again, and so does the next start.
    if (receipt.sites.length > 0 || receipt.failed.length === 0) deliveries.finish(receipt)
    return receipt
  }

  const reconcile = () =>
    Promise.all(
      [...desks.values()].map((desk) =>
        desk.publish(0).then(
          () => onPublished(desk.site.name),
          (error: unknown) => onError(error, desk.site.name),
        ),
      ),
    )

  /** Deliveries that an earlier process took and did not end, as soon as all their sites are ready. */
  function resume(name?: string): void {
    for (const delivery of deliveries.listOpen()) {
      const isConcerned = name === undefined || delivery.sites.includes(name)
      const isReady = delivery.sites.every(
        (one) => desks.has(one) || !known.some(({ site }) => site.name === one),
      )
      if (isConcerned && isReady) void deliver(delivery)
    }
  }
  resume()
  const timer = setInterval(() => void reconcile(), reconcile_ms)
  timer.unref()

  return {
    sites: known.map(({ site, api }) => ({ site, api })),
    /** From now on a site that waited is kept as its API is. */
    add(ready: DeskSite): void {
      desks.set(ready.site.name, createSiteDesk(store, ready, clock))
      resume(ready.site.name)
    },
    deliver,
    reconcile,
    async close(): Promise<void> {
      clearInterval(timer)
      await Promise.all([...desks.values()].map((desk) => desk.close()))
    },
  }
}
export type Desk = ReturnType<typeof createDesk>
