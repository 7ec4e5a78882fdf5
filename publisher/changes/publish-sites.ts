import type { PublishReceipt } from '#contract/publish-hook.ts'
import { toAddress } from '#publisher/render/document-path.ts'
import { type Bundles, openBundles } from '#publisher/bundles/open-bundles.ts'
import { type ThemeError, toSentence } from '#publisher/publish-error.ts'
import type { Delivery, Store } from '#publisher/store/store.ts'
import type { Renderers } from '../render/renderers.ts'
import { createSitePublisher, type PublishedSite } from './site-publisher.ts'

export type WaitingSite = Pick<PublishedSite, 'site' | 'api'>

export interface SitePublishersOptions {
  store: Store
  sites: readonly PublishedSite[]
  /**
   * Sites that cannot be published yet. Their events are taken and kept; they fail until `add` makes the site ready.
   */
  waiting?: readonly WaitingSite[]
  /** Time is an input (architecture «Time is an input»): what the pages take for now. */
  clock: () => Date
  /** Told of a round that failed. The site stays as it was, and the next round includes the change. */
  onError: (error: unknown, site: string) => void
  /** Told of an event for a site that cannot be published yet. */
  onAwaited?: (site: string) => void
  /** Told of a round that went well. */
  onPublished?: (site: string) => void
  /** How often every API is asked whether something was missed. */
  reconcile_ms?: number
  /** Where pages are rendered; on threads of this process by default. */
  renderers?: Renderers | undefined
  /** The themes that sites change to; made as they are wanted when left out. Whoever gives them closes them. */
  bundles?: Bundles | undefined
  /** Told before a site is published in another theme: whoever renders pages of it needs its bundle, too. */
  onBundle?: ((site: PublishedSite) => void) | undefined
}

const RECONCILE_MS = 30_000

/** Keeps sites in step with their APIs: takes events, and asks by itself from time to time. */
export function createSitePublishers({
  store,
  sites,
  waiting = [],
  clock,
  onError,
  onPublished = () => {},
  onAwaited = () => {},
  reconcile_ms = RECONCILE_MS,
  renderers,
  bundles: given_bundles,
  onBundle,
}: SitePublishersOptions) {
  const bundles = given_bundles ?? openBundles(store.for_hosts)
  const open = (one: PublishedSite) =>
    createSitePublisher(store, one, { clock, renderers, bundles, onBundle })
  const known: WaitingSite[] = [...sites, ...waiting]
  const publishers = new Map(sites.map((one) => [one.site.name, open(one)]))
  const { deliveries } = store
  const resuming = new Set<Promise<void>>()
  const delivering = new Map<string, Promise<PublishReceipt>>()
  const tellEnded = (name: string, unworn: ThemeError | undefined) =>
    unworn ? onError(unworn, name) : onPublished(name)

  /** @returns what became live; `failed` names the sites that could not be published */
  async function publish({ id, sites: names, version }: Delivery): Promise<PublishReceipt> {
    const started = performance.now()
    const receipt: PublishReceipt = { id, release: null, sites: [], failed: [] }
    await Promise.all(
      names.map(async (name) => {
        const publisher = publishers.get(name)
        if (!publisher) {
          if (!known.some(({ site }) => site.name === name)) return
          onAwaited(name)
          receipt.failed.push({ site: name, path: '/', reason: 'The site is not ready to be published yet.' })
          return
        }
        try {
          const { release, changed, removed, bytes, path, failed, theme, unworn } =
            await publisher.publish(version)
          tellEnded(name, unworn)
          const pages = changed + removed
          if (pages > 0) receipt.release ??= String(release)
          receipt.sites.push({
            site: name,
            pages,
            bytes,
            milliseconds: Math.round(performance.now() - started),
            theme,
            ...(path && { url: publisher.site.origin + toAddress(path) }),
          })
          receipt.failed.push(...failed.map((one) => ({ site: name, ...one })))
          if (unworn) receipt.failed.push(toFailedTheme(name, unworn))
        } catch (error) {
          onError(error, name)
          receipt.failed.push({ site: name, path: '/', reason: toSentence(error) })
        }
      }),
    )
    return receipt
  }

  /** Whoever asks again while an event is under way gets the same receipt. */
  function deliver(delivery: Delivery): Promise<PublishReceipt> {
    const known = delivering.get(delivery.id)
    if (known) return known
    const delivered = deliverOnce(delivery).finally(() => delivering.delete(delivery.id))
    delivering.set(delivery.id, delivered)
    return delivered
  }

  async function deliverOnce(delivery: Delivery): Promise<PublishReceipt> {
    const before = await deliveries.getReceipt(delivery.id)
    if (before) return before
    await deliveries.accept(delivery, clock())
    const receipt = await publish(delivery)
    // A delivery that failed as a whole stays open: the sender tries again, and so does the next start.
    if (receipt.sites.length > 0 || receipt.failed.length === 0) await deliveries.finish(receipt)
    return receipt
  }

  const reconcile = () =>
    Promise.all(
      [...publishers.values()].map((publisher) =>
        publisher.publish(0).then(
          ({ unworn }) => tellEnded(publisher.site.name, unworn),
          (error: unknown) => onError(error, publisher.site.name),
        ),
      ),
    )

  /** Deliveries that an earlier process took and did not end, as soon as all their sites are ready. */
  async function resume(name?: string): Promise<void> {
    for (const delivery of await deliveries.listOpen()) {
      const isConcerned = name === undefined || delivery.sites.includes(name)
      const isReady = delivery.sites.every(
        (one) => publishers.has(one) || !known.some(({ site }) => site.name === one),
      )
      if (isConcerned && isReady) resumeOne(delivery)
    }
  }
  function resumeOne(delivery: Delivery): void {
    const resumed = deliver(delivery)
      .then(() => {})
      .catch((error: unknown) => onError(error, delivery.sites.join(', ')))
      .finally(() => resuming.delete(resumed))
    resuming.add(resumed)
  }
  const tryResuming = (name?: string) =>
    void resume(name).catch((error: unknown) => onError(error, name ?? 'every site'))
  tryResuming()
  const timer = setInterval(() => void reconcile(), reconcile_ms)
  timer.unref()

  return {
    get sites(): readonly WaitingSite[] {
      return known.map(({ site, api }) => ({ site, api }))
    },
    /** A site that came since: its events are taken from now on. */
    wait(one: WaitingSite): void {
      known.push(one)
    },
    /** A site that is gone: nothing of it is published any more. */
    async remove(name: string): Promise<void> {
      known.splice(0, known.length, ...known.filter(({ site }) => site.name !== name))
      const publisher = publishers.get(name)
      publishers.delete(name)
      await publisher?.close()
    },
    /** From now on a site that waited is kept in step with its API. */
    add(ready: PublishedSite): void {
      publishers.set(ready.site.name, open(ready))
      tryResuming(ready.site.name)
    },
    deliver,
    reconcile,
    async close(): Promise<void> {
      clearInterval(timer)
      if (!given_bundles) bundles.close()
      await Promise.all([...publishers.values()].map((publisher) => publisher.close()))
      await Promise.all(resuming)
    },
  }
}

const REASON_LENGTH = 500

function toFailedTheme(site: string, { theme, message }: ThemeError): PublishReceipt['failed'][number] {
  return { site, path: '/', theme, reason: message.slice(0, REASON_LENGTH) }
}

export type SitePublishers = ReturnType<typeof createSitePublishers>
