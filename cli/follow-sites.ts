import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { createPreview } from '#publisher/preview/create-preview.ts'
import { isUnreachable, toSentence } from '#publisher/publish-error.ts'
import { followReleases } from '#publisher/objects/follow-releases.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import type { Renderers } from '#publisher/render/renderers.ts'
import type { ServedStore, Store } from '#publisher/store/store.ts'
import { createChannelCheck } from '#publisher/origin/invalid-channel.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { ReadySite } from './bundle-sites.ts'
import { publishSites } from './publish-sites.ts'
import { sayError } from './run-command.ts'
import type { Steps } from './steps.ts'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSES: Pauses = { first_ms: 1_000, longest_ms: 60_000 }

export interface FollowOptions {
  /** Open for writing. */
  store: Store
  /** What visitors are answered from. */
  served: ServedStore
  sites: SiteConfig[]
  toApi: (site: SiteConfig) => string
  /** Makes a site ready to be published once its API answers: builds its bundle. */
  toReady: (site: SiteConfig) => Promise<ReadySite>
  /** Gets one line whenever a site's state changes. */
  say: (line: string) => void
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
  clock = () => new Date(),
  pauses,
  env = process.env,
  renderers,
  ...rest
}: FollowOptions) {
  const objects = followReleases({ store, toApi, env, say })
  for (const site of sites) objects.add(site)
  const states = new Map<string, string>()
  const answered = new Set<string>()
  const tell = (name: string, state: string, line = state) => {
    if (states.get(name) === state) return
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

  const waiting = sites.map((site) => ({ site, api: toApi(site) }))
  const onPublished = (name: string) => {
    objects.wake(name)
    tell(name, 'follows its API')
  }
  const publisher = createSitePublishers({
    store,
    sites: [],
    waiting,
    clock,
    onError: tellFailed,
    onPublished,
    renderers,
    ...rest,
  })
  const pages = createPageRenderers({ store, sites: [], clock, onError: sayError })
  const preview = createPreview(store, [], clock)

  async function open(site: SiteConfig): Promise<void> {
    const { name } = site
    try {
      await readSiteFacts(site, toApi(site))
    } catch (error) {
      answered.delete(name)
      throw error
    }
    // Once, however often the publish that follows fails.
    if (!answered.has(name)) tell(name, 'its API answers; what changed is published')
    answered.add(name)
    const ready = await toReady(site)
    let words = ''
    const steps: Steps = {
      run: async (_, work) => void (words = await work(() => {})),
      line: () => {},
    }
    await publishSites([ready], store, steps, renderers)
    objects.wake(name)
    publisher.add(ready)
    pages.add(ready)
    preview.add(ready)
    tell(name, 'follows its API', `follows its API (${words})`)
  }

  const begin = (site: SiteConfig) =>
    keepTrying(
      () => open(site),
      (error) => tellFailed(error, site.name),
      pauses,
    )
  const tries = new Map(sites.map((site) => [site.name, begin(site)]))
  return {
    publisher,
    pages,
    preview,
    /** A site that came since. */
    add(site: SiteConfig): void {
      objects.add(site)
      publisher.wait({ site, api: toApi(site) })
      tries.set(site.name, begin(site))
    },
    /** A site that is gone. When its shop is gone, too, so is what was published of it. */
    async remove(site: SiteConfig): Promise<void> {
      const { name } = site
      await tries.get(name)?.stop()
      tries.delete(name)
      states.delete(name)
      answered.delete(name)
      await publisher.remove(name)
      await objects.remove(name)
      await pages.remove(name)
      preview.remove(name)
      const isChannelGone = createChannelCheck(`${toApi(site)}/${site.channel}`)
      if (await isChannelGone()) await store.site(name).remove()
    },
    async close(): Promise<void> {
      await Promise.all([...tries.values()].map((one) => one.stop()))
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
}

/** Tries again after every failure, with growing pauses, until it succeeds or is stopped. Never throws. */
function keepTrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown) => void,
  { first_ms, longest_ms }: Pauses = PAUSES,
): Tries {
  const stopped = new AbortController()
  async function go(): Promise<void> {
    for (let pause_ms = first_ms; !stopped.signal.aborted; pause_ms = Math.min(pause_ms * 2, longest_ms)) {
      try {
        return await attempt()
      } catch (error) {
        if (!stopped.signal.aborted) onFailure(error)
      }
      await wait(pause_ms, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  const done = go()
  return {
    stop() {
      stopped.abort()
      return done
    },
  }
}
