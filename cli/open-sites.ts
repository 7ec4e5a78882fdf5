import { openBundles } from '#publisher/bundles/open-bundles.ts'
import type { Renderers } from '#publisher/render/renderers.ts'
import type { Store } from '#publisher/store/store.ts'
import { listSiteFiles, loadSavedSite, type SiteFile } from '#sites/load-sites.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { atPort, type ChosenSites } from './choose-sites.ts'
import { followSites } from './follow-sites.ts'
import { createReadier } from './make-ready.ts'
import { serveSites } from './serve-sites.ts'
import type { Steps } from './steps.ts'
import { type SiteChange, watchSites } from './watch-sites.ts'

export interface OpenSitesOptions {
  /** Open for writing where sites are published. */
  store: Store
  chosen: ChosenSites
  /** The site files as they were before those were read. Left out, nobody looks whether one comes or goes. */
  listed?: readonly SiteFile[] | undefined
  toApi: (site: SiteConfig) => string
  port: number
  host: string | undefined
  /** How long it goes on taking requests when it is to end. */
  close_delay_ms?: number
  say: (line: string) => void
}

interface Publishing {
  /** Signs the events of editors. */
  toSecret: (site: Pick<SiteConfig, 'channel'>) => string
  /** Where pages are rendered; on threads of this process by default. */
  renderers?: Renderers
  /** Shows the first try of each site. */
  steps?: Steps
}

/**
 * Serves what is live of each site from the first moment, so that a port somebody has is known before any work. Whatever is wrong
 * with one site, its file, theme, bundle, channel or API, is said, is tried again, and keeps none of the others from opening.
 * @throws as `server.listen` does
 */
export async function openSites(options: OpenSitesOptions) {
  const { store, chosen, listed, toApi, port, host, close_delay_ms, say } = options
  const { faults } = chosen
  const sites = [...chosen.sites]
  const served_store = await store.openServed()
  const served = await serveSites({
    store: served_store,
    sites,
    toApi,
    port,
    ...(host && { host }),
    ...(close_delay_ms !== undefined && { close_delay_ms }),
  })
  for (const { file, reason } of faults)
    say(`${file}: ${reason} (its site is not served until that is mended; the file is read again by itself)`)
  let followed: ReturnType<typeof followSites> | undefined

  async function takeUp({ all, added, removed }: SiteChange): Promise<void> {
    const back = new Set(added.map(({ name }) => name))
    for (const site of removed) await followed?.remove(site, { comes_back: back.has(site.name) })
    served.setSites(all)
    for (const site of added) followed?.add(site)
    for (const { name } of removed.filter(({ name }) => !back.has(name)))
      say(`${name}: its file is gone, it is served no more`)
    for (const { name, origin } of added) say(`${name}: its file is new, it is served at ${origin}/`)
  }

  const watch = () =>
    listed &&
    watchSites({
      known: sites,
      waiting: faults.flatMap(({ site }) => site ?? []),
      listed,
      list: listSiteFiles,
      load: async (file) => atPort(await loadSavedSite(file), port),
      onChange: takeUp,
      say,
    })
  let unwatch: (() => Promise<void>) | undefined

  return {
    /** From now on sites may come and go, and their APIs are asked: what they changed is published. */
    follow({ toSecret, ...how }: Publishing): ReturnType<typeof followSites> {
      const bundles = openBundles(store.for_hosts)
      followed = followSites({
        store,
        served: served_store,
        sites,
        toApi,
        bundles,
        toReady: createReadier({ toApi, bundles, store }),
        say,
        ...how,
      })
      const { publisher, pages, preview } = followed
      served.setEditing({ hook: { publisher, toSecret }, pages, preview })
      unwatch = watch()
      return followed
    },
    /** From now on sites may come and go. What is live of them is served, and somebody else publishes. */
    serveOnly(): void {
      unwatch = watch()
    },
    /** Running answers are finished, and what is being published. */
    async close(): Promise<void> {
      await unwatch?.()
      await served.close()
      await followed?.close()
      await served_store.close()
    },
  }
}
