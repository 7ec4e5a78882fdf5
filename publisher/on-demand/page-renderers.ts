import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import type { Store } from '#publisher/store/store.ts'
import { type Asked, createSitePages } from './create-site-pages.ts'

/** How long a visitor is kept waiting. The page goes on being rendered for the next one. */
const PATIENCE_MS = 20_000

export interface PageRenderersOptions {
  /** Open for writing. */
  store: Store
  sites: readonly PublishedSite[]
  clock: () => Date
  /** Told why a page could not be rendered. */
  onError: (error: unknown) => void
  patience_ms?: number
}

/** Renders what the live releases left out (`product_pages` of a site) when it is asked for (docs/decisions/0025). */
export function createPageRenderers({
  store,
  sites,
  clock,
  onError,
  patience_ms = PATIENCE_MS,
}: PageRenderersOptions) {
  const renderers = new Map(sites.map((one) => [one.site.name, createSitePages(store, one, clock, onError)]))

  return {
    /** A site that is ready now, or is about to wear another theme. */
    add(ready: PublishedSite): void {
      const known = renderers.get(ready.site.name)
      if (known) known.wear(ready.bundle)
      else renderers.set(ready.site.name, createSitePages(store, ready, clock, onError))
    },
    async remove(name: string): Promise<void> {
      const renderer = renderers.get(name)
      renderers.delete(name)
      await renderer?.close()
    },
    /** @param path of a page that the site's live release left out */
    async load(site: string, path: string): Promise<Asked> {
      const renderer = renderers.get(site)
      if (!renderer) return { kind: 'unavailable' }
      return Promise.race([renderer.load(path), giveUp(patience_ms)])
    },
    async close(): Promise<void> {
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()))
    },
  }
}
export type PageRenderers = ReturnType<typeof createPageRenderers>

function giveUp(ms: number): Promise<Asked> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'unavailable' }), ms).unref())
}
