import { onTestFinished } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import type { PublishInput } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { defineSite, type ProductPages, type SiteConfig } from '#sites/site-config.ts'
import { ask } from '../origin/ask.ts'
import { createFolder, demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'
import { readLive } from '../faults/read-live.ts'
import type { DemoPage } from '../start-content-api.ts'

export const product = (key: string, title: string): DemoPage => ({
  title,
  tags: [`demo:product:${key}`, 'demo:in:product-lists', `demo:facts:${Buffer.from(title).toString('hex')}`],
})

export const lazyPages = (): Record<string, DemoPage> => ({
  '/': { title: '店' },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/error/': { title: '表示できません', noindex: true },
  '/product/': { title: '商品一覧 a,b,c', tags: ['demo:product-lists'] },
  '/product/a/': product('a', 'チェーン'),
  '/product/b/': product('b', 'ブレーキ'),
  '/product/c/': product('c', 'タンク'),
})

/** A published shop that renders product pages when they are asked for, behind its origin, with its publishers. */
export async function openLazyShop(
  pages = lazyPages(),
  product_pages: ProductPages = 'on-demand',
  change: Partial<SiteConfig> = {},
) {
  const site = defineSite({ ...demoSite, ...change, product_pages })
  const workshop = await openWorkshop(pages)
  const { store, place, api } = workshop
  const publish = (more: Partial<PublishInput> = {}) => workshop.publish({ site, ...more })
  await publish()
  const errors: unknown[] = []
  const sites = [{ site, bundle: demoBundle, api: api.base }]
  const clock = () => new Date('2026-07-01T03:00:00Z')
  const onError = (error: unknown) => void errors.push(error)
  const publisher = createSitePublishers({ store, sites, clock, onError, reconcile_ms: 1e9 })
  const open = async (store: Store) => {
    const pageRenderers = createPageRenderers({ store, sites, clock, onError })
    const served = await store.openServed()
    const origin = createOrigin({
      store: served,
      sites: [site],
      toApi: () => api.base,
      pages: pageRenderers,
      onError,
    })
    const port = await listen(origin, 0, '127.0.0.1')
    const close = async () => {
      await drain(origin, 0)
      await pageRenderers.close()
      await served.close()
    }
    return { close, get: (path: string, headers = {}, more = {}) => ask(port, path, headers, more) }
  }
  const { close, get } = await open(store)
  onTestFinished(async () => {
    await close()
    await publisher.close()
  })
  /** Readings of pages from the API since the last count. */
  let readings = 0
  const hold: { until?: Promise<unknown> } = {}
  api.intercept((request, response) => {
    if (!request.url?.endsWith('/pages.json')) return false
    readings += 1
    if (!hold.until) return false
    void hold.until.then(() => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(api.content.pages))
    })
    return true
  })
  return {
    ...workshop,
    site,
    publish,
    publisher,
    errors,
    get,
    /** Another process with the same store; of a shared one, on another machine. */
    async reopen() {
      if (place.kind === 'embedded') return open(store)
      const elsewhere = await openStore({ ...place, folder: createFolder() }, 'write')
      const origin = await open(elsewhere)
      onTestFinished(() => elsewhere.close())
      return origin
    },
    deliver: (id: string, version = 0) => publisher.deliver({ id, sites: ['demo'], version }),
    countReadings: () => readings,
    /** The API answers what pages are read from only after this, as it is then. */
    holdUntil: (until: Promise<unknown> | undefined) => {
      if (until) hold.until = until
      else delete hold.until
    },
    readLive: (path: string) => readLive(store, path),
  }
}
export type LazyShop = Awaited<ReturnType<typeof openLazyShop>>
