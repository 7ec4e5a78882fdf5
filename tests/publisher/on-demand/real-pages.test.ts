import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openTestStore } from '#tests/support/store-place.ts'
import { compareReleases } from '../warm-cold/compare-releases.ts'
import { listLeftOut } from '../warm-cold/list-left-out.ts'
import { openSmallShops } from '../warm-cold/open-small-shops.ts'

test('Real product pages and their Markdown pages, rendered when asked for before and after an edit, are a whole publish to the byte', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  const one = sites[0]!
  const lazy = { ...one, site: { ...one.site, product_pages: 'on-demand' as const } }
  const { name, channel } = one.site
  const [warm, cold] = [await openTestStore(), await openTestStore()]
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
    await shop.close()
  })
  const visit = async (paths: string[]) => {
    for (const path of paths) expect([path, (await pages.load(name, path)).kind]).toEqual([path, 'page'])
  }
  await publishSite({ ...lazy, store: warm, now: shop.clock(), workers: 1 })
  const left = await listLeftOut(warm, name)
  expect(left.length).toBeGreaterThan(8)
  await visit(left.slice(0, 4))
  const seen = (await warm
    .site(name)
    .openView((await warm.site(name).getLive())!.id)
    .get(left[0]!))!
  const html = (await warm.site(name).blobs.readPlain(seen)).toString()
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
  await visit(await listLeftOut(warm, name))
  expect(errors).toEqual([])

  await publishSite({ ...one, store: cold, now: shop.clock(), workers: 1 })
  expect(await compareReleases(warm, cold, name)).toEqual([])
}, 900_000)
