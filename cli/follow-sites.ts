import { type Bundles, openBundles } from '#publisher/bundles/open-bundles.ts'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { createPreview } from '#publisher/preview/create-preview.ts'
import { isUnreachable, toSentence } from '#publisher/publish-error.ts'
import { followReleases } from '#publisher/objects/follow-releases.ts'
import { readSiteFacts, type SiteFacts } from '#publisher/publish-inputs.ts'
import type { Renderers } from '#publisher/render/renderers.ts'
import type { ServedStore, Store } from '#publisher/store/store.ts'
import { createChannelCheck } from '#publisher/origin/invalid-channel.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { ReadySite } from './make-ready.ts'
import { publishSites } from './publish-sites.ts'
import { sayError } from './run-command.ts'
import { quietSteps, type Steps } from './steps.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** On the first round sites are published one after the other, but none waits longer than this for the one before. */
const LONGEST_TURN_MS = 60_000

const PAUSES: Pauses = { first_ms: 1_000, longest_ms: 60_000 }

export interface FollowOptions {
  /** Open for writing. */
  store: Store
  /** What visitors are answered from. */
  served: ServedStore
  sites: SiteConfig[]
  toApi: (site: SiteConfig) => string
  /** Makes a site ready to be published once its API answered: builds its bundle. */
  toReady: (site: SiteConfig, facts: SiteFacts, steps: Steps) => Promise<ReadySite>
  /** The themes that sites change to; made as they are wanted when left out. Closed with this. */
  bundles?: Bundles
  /** Gets one line whenever a site's state changes. */
  say: (line: string) => void
  /** Shows the first try of each site, one after the other, for somebody who watches; later ones are lines. */
  steps?: Steps
  clock?: () => Date
  reconcile_ms?: number
  pauses?: Pauses
  /** Opens the buckets that sites name. */
  env?: Record<string, string | undefined>
  /** Where pages are rendered; on threads of this process by default. */
  renderers?: Renderers
}

/**
 * Publishes what is out of date and keeps every site in step with its API. Sites are independent: one whose API does
 * not answer, or answers what cannot be published, is tried again by itself, and the others do not wait for it.
 */
export function followSites({
  store,
  served,
  sites,
  toApi,
  toReady,
  say,
  steps: shown,
  clock = () => new Date(),
  pauses,
  env = process.env,
  renderers,
  bundles = openBundles(store.for_hosts),
  ...rest
}: FollowOptions) {
  const objects = followReleases({ store, toApi, env, say })
  for (const site of sites) objects.add(site)
  const states = new Map<string, string>()
  const answered = new Set<string>()
  let isClosing = false
  const tell = (name: string, state: string, line = state) => {
    // What ends with the command is no news.
    if (isClosing || states.get(name) === state) return
    states.set(name, state)
    say(`${name}: ${line}`)
  }
  const tellFailed = (error: unknown, name: string) => {
    // What is live may be another release all the same: one somebody rolled back to.
    objects.wake(name)
    const meanwhile = served.site(name).getLive()
      ? 'its last release is served meanwhile'
      : 'visitors are told that it is not open yet'
    // An API that goes hangs up on one call and refuses the next: that is one change, whatever call notices it.
    const state = isUnreachable(error) ? 'its API does not answer' : toSentence(error)
    tell(name, state, `${toSentence(error)} (${meanwhile}; tried again by itself)`)
  }

  const tries = new Map<string, Tries>()
  const waiting = sites.map((site) => ({ site, api: toApi(site) }))
  const onPublished = (name: string) => {
    objects.wake(name)
    tell(name, 'follows its API')
  }
  const publisher = createSitePublishers({
    store,
    bundles,
    onBundle: (site) => [pages, preview].forEach((one) => one.add(site)),
    sites: [],
    waiting,
    clock,
    onError: tellFailed,
    onPublished,
    // Whoever saved may have mended what kept the site from opening.
    onAwaited: (name) => tries.get(name)?.wake(),
    renderers,
    ...rest,
  })
  const pages = createPageRenderers({ store, sites: [], clock, onError: sayError })
  const preview = createPreview(store, [], clock, bundles)

  const ready = new Map<string, ReadySite>()
  const takeTurn = createTurns()

  async function open(site: SiteConfig, isFirst: boolean): Promise<void> {
    const { name } = site
    let facts: SiteFacts
    try {
      facts = await readSiteFacts(site, toApi(site))
    } catch (error) {
      answered.delete(name)
      throw error
    }
    const isShown = shown !== undefined && isFirst
    // Once, however often the publish that follows fails.
    if (!answered.has(name) && !isShown) tell(name, 'its API answers; what changed is published')
    answered.add(name)
    const go = async () => {
      if (!tries.has(name)) return
      const steps = isShown ? shown : quietSteps()
      const made = await toReady(site, facts, steps)
      let words = ''
      const run: Steps['run'] = (title, work) =>
        steps.run(title, async (tellStep) => (words = await work(tellStep)))
      await publishSites([made], store, { ...steps, run }, renderers)
      ready.set(name, made)
      objects.wake(name)
      publisher.add(made)
      pages.add(made)
      preview.add(made)
      if (isShown) states.set(name, 'follows its API')
      else tell(name, 'follows its API', `follows its API (${words})`)
    }
    await (isShown ? takeTurn(go) : go())
  }

  const begin = (site: SiteConfig) =>
    keepTrying(
      (isFirst) => open(site, isFirst),
      (error) => tellFailed(error, site.name),
      pauses,
    )
  for (const site of sites) tries.set(site.name, begin(site))
  return {
    publisher,
    pages,
    preview,
    /** What is known of a site that was published. */
    getReady: (name: string): ReadySite | undefined => ready.get(name),
    /** Once every site that was there at first was tried, whatever came of it. */
    tried: Promise.all([...tries.values()].map(({ tried }) => tried)),
    /** A site that came since. */
    add(site: SiteConfig): void {
      objects.add(site)
      publisher.wait({ site, api: toApi(site) })
      tries.set(site.name, begin(site))
    },
    /**
     * A site that is gone. When its shop is gone, too, so is what was published of it.
     * @param how `comes_back`: only its file was saved again, so that what is live of it stays, whatever its API says
     */
    async remove(site: SiteConfig, { comes_back = false } = {}): Promise<void> {
      const { name } = site
      const trying = tries.get(name)
      tries.delete(name)
      await trying?.stop()
      states.delete(name)
      answered.delete(name)
      ready.delete(name)
      await publisher.remove(name)
      await objects.remove(name)
      await pages.remove(name)
      preview.remove(name)
      if (comes_back) return
      const isChannelGone = createChannelCheck(`${toApi(site)}/${site.channel}`)
      if (await isChannelGone()) await store.site(name).remove()
    },
    async close(): Promise<void> {
      isClosing = true
      bundles.close()
      const trying = [...tries.values()]
      tries.clear()
      await Promise.all(trying.map((one) => one.stop()))
      await Promise.all([publisher.close(), pages.close(), preview.close()])
      await objects.close()
    },
  }
}

interface Pauses {
  first_ms: number
  /** Each pause is twice the one before, up to this. */
  longest_ms: number
}

/** Something that is tried until it succeeds. */
interface Tries {
  /** Ends the pause, and waits for a try that is under way. */
  stop: () => Promise<void>
  /** Ends the pause: what failed may be mended. */
  wake: () => void
  /** After the first try, whatever came of it. */
  tried: Promise<void>
}

/** Tries again after every failure, with growing pauses, until it succeeds or is stopped. Never throws. */
function keepTrying(
  attempt: (isFirst: boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
  { first_ms, longest_ms }: Pauses = PAUSES,
): Tries {
  const stopped = new AbortController()
  let pause = new AbortController()
  const first = Promise.withResolvers<void>()
  async function go(): Promise<void> {
    let isFirst = true
    for (let pause_ms = first_ms; !stopped.signal.aborted; pause_ms = Math.min(pause_ms * 2, longest_ms)) {
      // Whoever wakes it during the try wants another one.
      pause = new AbortController()
      try {
        return await attempt(isFirst)
      } catch (error) {
        if (!stopped.signal.aborted) onFailure(error)
      } finally {
        isFirst = false
        first.resolve()
      }
      const signal = AbortSignal.any([stopped.signal, pause.signal])
      await wait(pause_ms, undefined, { signal }).catch(() => {})
    }
  }
  const done = go().finally(first.resolve)
  return {
    tried: first.promise,
    wake: () => pause.abort(),
    stop() {
      stopped.abort()
      return done
    },
  }
}

/** Work in turns: the next begins when the one before ended, or took too long. */
function createTurns(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    const late = last.then(() => wait(LONGEST_TURN_MS, undefined, { ref: false }))
    last = Promise.race([done.catch(() => {}), late])
    return done
  }
}
