import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { openBundles } from '#publisher/bundles/open-bundles.ts'
import { createPageRenderers } from '#publisher/on-demand/page-renderers.ts'
import { ThemeError } from '#publisher/publish-error.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { readLive, readLivePages } from '../faults/read-live.ts'
import { demoSite, openWorkshop } from '../open-workshop.ts'
import { createBuilds } from '../theme-bundles.ts'

const pages = () => ({
  '/': { title: '店' },
  '/404/': { title: 'ページが見つかりません', status: 404 },
  '/news/a/': { title: '夏季休業', tags: ['demo:news:a'] },
})

/** A shop in the theme «simple», and a publisher that makes the themes it is to change to. */
async function openShop(wait?: (theme: string) => Promise<void>, change: Partial<SiteConfig> = {}) {
  const workshop = await openWorkshop(pages())
  const { store, api } = workshop
  const { options, built } = createBuilds(wait)
  const bundles = openBundles(undefined, options)
  const site = { ...demoSite, ...change }
  const first = { site, bundle: await bundles.load('demo', 'simple'), api: api.base }
  await workshop.publish(first)
  built.length = 0
  const errors: unknown[] = []
  let now = new Date('2026-07-01T03:00:00Z')
  const clock = () => now
  const renderers = createPageRenderers({ store, sites: [first], clock, onError: (one) => errors.push(one) })
  const publisher = createSitePublishers({
    store,
    sites: [first],
    clock,
    onError: (error) => errors.push(error),
    reconcile_ms: 1e9,
    bundles,
    onBundle: renderers.add,
  })
  const close = async () => {
    bundles.close()
    await publisher.close()
    await renderers.close()
  }
  onTestFinished(close)
  let events = 0
  return {
    ...workshop,
    errors,
    built,
    publisher,
    renderers,
    close,
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    /** What an editor chooses, and what the publisher answers. */
    wear(theme: string) {
      api.edit('settings', 'SITE.THEME', () => void (api.content.settings['SITE.THEME'] = theme))
      events += 1
      return publisher.deliver({ id: `wear ${events}`, sites: ['demo'], version: api.content.version })
    },
    write(title: string) {
      api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = { ...pages()['/news/a/'], title }))
      events += 1
      return publisher.deliver({ id: `write ${events}`, sites: ['demo'], version: api.content.version })
    },
    /** Theme and style sheet of each live page, each combination once. */
    async look() {
      const all = [...(await readLivePages(store)).values()]
      const seen = all.map((html) => [
        /data-theme="(\w+)"/.exec(html)?.[1],
        /_astro\/(\w+)\.css/.exec(html)?.[1],
      ])
      return [...new Set(seen.map((one) => one.join(' with ')))]
    },
  }
}

test('A theme the shop chose is bundled and live with its style sheet, and the receipt names it; until then the old one is whole', async () => {
  const building = Promise.withResolvers<void>()
  const { wear, look, built, store, errors } = await openShop((theme) =>
    theme === 'wa' ? building.promise : Promise.resolve(),
  )
  const chosen = wear('wa')
  await expect.poll(() => built).toEqual(['wa'])
  expect(await look()).toEqual(['simple with simple'])
  building.resolve()
  expect(await chosen).toMatchObject({ failed: [], sites: [{ site: 'demo', theme: 'wa' }] })
  expect(await look()).toEqual(['wa with wa'])
  expect(await readLive(store, '/_astro/wa.css')).toBe('/* wa */')
  expect((await store.site('demo').getLive())!.manifest.theme).toBe('wa')
  // Back again: the bundle is there.
  expect(await wear('simple')).toMatchObject({ failed: [], sites: [{ theme: 'simple' }] })
  expect(await look()).toEqual(['simple with simple'])
  expect(built).toEqual(['wa'])
  expect(errors).toEqual([])
})

test('A theme nobody announced is found when the shop is asked', async () => {
  const { publisher, api, look } = await openShop()
  api.edit('settings', 'SITE.THEME', () => void (api.content.settings['SITE.THEME'] = 'wa'))
  await publisher.reconcile()
  expect(await look()).toEqual(['wa with wa'])
})

test('A theme that cannot be bundled leaves the old one live: the receipt says why, what is written goes live in the old one, and it is tried again', async () => {
  let is_broken = true
  const { wear, write, look, built, errors, store, pass, publisher } = await openShop(async (theme) => {
    if (theme === 'pop' && is_broken) throw new Error('themes/pop/skin.css: Unclosed block')
  })
  const failed = {
    site: 'demo',
    path: '/',
    theme: 'pop',
    reason: 'The theme pop could not be bundled: themes/pop/skin.css: Unclosed block',
  }
  expect(await wear('pop')).toMatchObject({ failed: [failed], sites: [{ theme: 'simple' }] })
  expect(await look()).toEqual(['simple with simple'])
  expect(errors).toEqual([expect.any(ThemeError)])

  expect(await write('冬季休業')).toMatchObject({ failed: [failed], sites: [{ theme: 'simple', pages: 1 }] })
  expect(await readLive(store, '/news/a/')).toContain('冬季休業')
  expect(await look()).toEqual(['simple with simple'])
  // A build takes half a minute of the whole machine.
  expect(built).toEqual(['pop'])

  is_broken = false
  pass(5 * 60_000)
  await publisher.reconcile()
  expect(await look()).toEqual(['pop with pop'])
  expect(await write('春季休業')).toMatchObject({ failed: [], sites: [{ theme: 'pop' }] })
})

test('A theme that is not installed changes nothing, and the receipt says which there are', async () => {
  const { wear, look, built } = await openShop()
  const { failed } = await wear('gargae')
  expect(failed).toMatchObject([
    { theme: 'gargae', reason: expect.stringContaining(listThemes().join(', ')) },
  ])
  expect(await look()).toEqual(['simple with simple'])
  expect(built).toEqual([])
  // The typing error is mended.
  expect(await wear('garage')).toMatchObject({ failed: [], sites: [{ theme: 'garage' }] })
})

test('Of two themes chosen one after the other the last is worn, and no release ever shows the first', async () => {
  const building = Promise.withResolvers<void>()
  const { wear, look, built, store } = await openShop((theme) =>
    theme === 'wa' ? building.promise : Promise.resolve(),
  )
  const first = wear('wa')
  await expect.poll(() => built).toEqual(['wa'])
  const second = wear('garage')
  building.resolve()
  expect(await first).toMatchObject({ failed: [], sites: [{ theme: 'garage' }] })
  expect(await second).toMatchObject({ failed: [], sites: [{ theme: 'garage' }] })
  expect(await look()).toEqual(['garage with garage'])
  const worn = (await store.site('demo').listReleases()).map(({ manifest }) => manifest.theme)
  expect(worn).toEqual(['garage', 'simple'])
})

test('A page that is rendered when it is asked for wears what is live, while a theme is made and after', async () => {
  const building = Promise.withResolvers<void>()
  const shop = await openShop((theme) => (theme === 'wa' ? building.promise : Promise.resolve()), {
    product_pages: 'on-demand',
  })
  const { api, wear, built, renderers, store, publisher, errors } = shop
  for (const key of ['a', 'b'])
    api.edit('product', key, () => void (api.content.pages[`/product/${key}/`] = { title: key }))
  api.edit('settings', 'SITE.NAME', () => {})
  await publisher.reconcile()
  const chosen = wear('wa')
  await expect.poll(() => built).toEqual(['wa'])
  expect(await renderers.load('demo', '/product/a/')).toMatchObject({ kind: 'page' })
  expect(await readLive(store, '/product/a/')).toMatch(/data-theme="simple".*simple\.css/)
  building.resolve()
  await chosen
  expect(await renderers.load('demo', '/product/b/')).toMatchObject({ kind: 'page' })
  expect(await readLive(store, '/product/b/')).toMatch(/data-theme="wa".*wa\.css/)
  expect(errors).toEqual([])
})

test('A publisher that ends does not wait for a theme that is being made', async () => {
  const { wear, look, built, close } = await openShop((theme) =>
    theme === 'wa' ? new Promise(() => {}) : Promise.resolve(),
  )
  const chosen = wear('wa')
  await expect.poll(() => built).toEqual(['wa'])
  await close()
  // Without a site the event stays open, and the next start takes it up.
  expect(await chosen).toMatchObject({ sites: [], failed: [{ site: 'demo', reason: 'The publisher ends.' }] })
  expect(await look()).toEqual(['simple with simple'])
})
