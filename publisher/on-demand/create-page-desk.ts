import type { DeskSite } from '../changes/create-site-desk.ts'
import type { Store } from '../store/store.ts'
import { type Asked, createSitePages } from './create-site-pages.ts'

/** So long a visitor is kept waiting; the page goes on being rendered for the next one. */
const PATIENCE_MS = 20_000

export interface PageDeskOptions {
  /** Open for writing. */
  store: Store
  sites: readonly DeskSite[]
  clock: () => Date
  /** Told why a page could not be rendered. */
  onError: (error: unknown) => void
  patience_ms?: number
}

/** Renders what the live releases left out (`product_pages` of a site) when it is asked for (docs/decisions/0025). */
export function createPageDesk({ store, sites, clock, onError, patience_ms = PATIENCE_MS }: PageDeskOptions) {
  const desks = new Map(sites.map((one) => [one.site.name, createSitePages(store, one, clock, onError)]))

  return {
    add(ready: DeskSite): void {
      desks.set(ready.site.name, createSitePages(store, ready, clock, onError))
    },
    /** @param path of a page that the site's live release left out */
    async load(site: string, path: string): Promise<Asked> {
      const desk = desks.get(site)
      if (!desk) return { kind: 'unavailable' }
      return Promise.race([desk.load(path), giveUp(patience_ms)])
    },
    async close(): Promise<void> {
      await Promise.all([...desks.values()].map((desk) => desk.close()))
    },
  }
}
export type PageDesk = ReturnType<typeof createPageDesk>

function giveUp(ms: number): Promise<Asked> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'unavailable' }), ms).unref())
}
