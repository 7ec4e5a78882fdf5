import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { openView } from '#publisher/store/release-view.ts'
import { getLive } from '#publisher/store/releases.ts'
import { isRendered } from '#publisher/store/stored-document.ts'
import { createFolder } from '../open-workshop.ts'
import { compareReleases } from '../warm-cold/compare-releases.ts'
import { openSmallShops } from '../warm-cold/open-small-shops.ts'

function listLeftOut(store: Store, site: string): string[] {
  const pages = [...openView(store, site, getLive(store, site)!.id).list('page')]
  return pages.filter((page) => !isRendered(page)).map(({ path }) => path)
}

test('Real product pages and their Markdown pages, rendered when asked for before and after an edit, are a whole publish to the byte', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  const one = sites[0]!
  const lazy = { ...one, site: { ...one.site, product_pages: 'on-demand' as const } }
  const { name, channel } = one.site
  const [warm, cold] = [openStore(createFolder(), 'write'), openStore(createFolder(), 'write')]
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const publisher = createSitePublishers({
    store: warm,
    sites: [lazy],
    clock: shop.clock,
    onError,
    reconcile_ms: 1e9,
  })
  const pages = createPageRenderers({
    store: warm,
    sites: [lazy],
    clock: shop.clock,
    onError,
    patience_ms: 120_000,
  })
  onTestFinished(async () => {
    await publisher.close()
    await pages.close()
    warm.close()
    cold.close()
    await shop.close()
  })
  const visit = async (paths: string[]) => {
    for (const path of paths) expect([path, (await pages.load(name, path)).kind]).toEqual([path, 'page'])
  }
  await publishSite({ ...lazy, store: warm, now: shop.clock(), workers: 1 })
  const left = listLeftOut(warm, name)
  expect(left.length).toBeGreaterThan(8)
  await visit(left.slice(0, 4))
  const seen = openView(warm, name, getLive(warm, name)!.id).get(left[0]!)!
  const html = (await warm.blobs(name).readPlain(seen)).toString()
  // What the shop's recommendation service fills, which its own setting asks for.
  expect(html).toMatch(/<div id="service-recommendation" data-product-id="\d+"/)

  const editor = shop.editor(channel)
  const { data } = await editor.call('GET /v1/admin/products', { query: { per: 'all' } })
  const [first, , , last] = data
  const edit = ({ id, version }: { id: number; version: number }, body: object) =>
    editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body: { ...body, version } })
  await edit(first!, { name: '改めた品' })
  await edit(last!, { category_keys: ['chain', 'brake'], tax_rate: 8 })
  await publisher.reconcile()
  await visit(listLeftOut(warm, name))
  expect(errors).toEqual([])

  await publishSite({ ...one, store: cold, now: shop.clock(), workers: 1 })
  expect(await compareReleases(warm, cold, name)).toEqual([])
}, 900_000)
