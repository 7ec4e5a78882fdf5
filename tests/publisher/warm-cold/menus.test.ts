import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openTestStore } from '#tests/support/store-place.ts'
import { inTurn } from '#tests/support/turns.ts'
import { openSmallShops } from '../warm-cold/open-small-shops.ts'

const OURS = { label: '店長の道具箱', url: '/guide/' }
const THEIRS = { label: '工房の日記', url: 'https://diary.example/' }

test('Links of the shop’s own stand in header, menu and footer of every page of a real theme, one publish after a save', async () => {
  const { shop, sites: opened } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  const sites = inTurn(opened)
  const store = await openTestStore()
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const publisher = createSitePublishers({ store, sites, clock: shop.clock, onError, reconcile_ms: 1e9 })
  onTestFinished(async () => {
    await publisher.close()
    await shop.close()
  })
  const readPages = async (site: string) => {
    const view = store.site(site).openView((await store.site(site).getLive())!.id)
    const pages = (await Array.fromAsync(view.list('page'))).filter(({ path }) => path.endsWith('/'))
    const blobs = store.site(site).blobs
    return Promise.all(
      pages.map(async (page) => ({ path: page.path, html: (await blobs.readPlain(page)).toString() })),
    )
  }
  for (const one of sites) await publishSite({ ...one, store, now: shop.clock(), workers: 1 })
  for (const { site } of sites) {
    const { name, channel } = site
    const before = (await readPages(name)).map(({ html }) => html)
    expect(before.some((html) => html.includes(OURS.label))).toBe(false)
    await shop.editor(channel).call('PUT /v1/admin/menus', {
      body: {
        header: [OURS, THEIRS],
        footer: [{ title: '読みもの', links: [THEIRS] }],
        version: 0,
      },
    })
    await publisher.reconcile()
    const release = (await store.site(name).getLive())!.id
    await publisher.reconcile()
    expect((await store.site(name).getLive())!.id).toBe(release)
    const pages = await readPages(name)
    const home = pages.find(({ path }) => path === '/')!.html
    expect(home.match(/<a href="\/guide\/">\s*店長の道具箱\s*<\/a>/g)).toHaveLength(2)
    expect(
      home.match(/<a href="https:\/\/diary\.example\/" rel="noopener">\s*工房の日記\s*<\/a>/g),
    ).toHaveLength(3)
    expect(home).toMatch(/<h2 class="footer-title" id="footer-column-0">\s*読みもの\s*<\/h2>/)
    // What the law wants is there beside them.
    expect(home).toMatch(/<h2 class="footer-title" id="footer-guide">/)
    expect(home).toContain('href="/tradelaw/"')
    // Whatever has the shop's frame has them, and nothing waits for another publish.
    const framed = pages.filter(({ html }) => html.includes('id="footer-guide"'))
    expect(framed.length).toBeGreaterThan(20)
    expect(framed.filter(({ html }) => !html.includes(THEIRS.url)).map(({ path }) => path)).toEqual([])
  }
  expect(errors).toEqual([])
}, 240_000)
