import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openBundles } from '#publisher/bundles/open-bundles.ts'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { readLive } from '../faults/read-live.ts'
import { createFolder, demoSite, openWorkshop } from '../open-workshop.ts'
import { createBuilds } from '../theme-bundles.ts'
import { openMachines } from './shared-machines.ts'

test('Of machines that want a theme at once one bundles it, and the others fetch what it made', async () => {
  const { a, b } = await openMachines()
  const building = Promise.withResolvers<void>()
  const builds = [createBuilds(() => building.promise), createBuilds(() => building.promise)]
  const [here, there] = [a, b].map((store, at) => openBundles(store.for_hosts, builds[at]!.options))
  const came: string[] = []
  const loads = [here!, here!, there!].map((one) => one.load('demo', 'wa', (how) => came.push(how)))
  await expect.poll(() => builds.flatMap(({ built }) => built)).toEqual(['wa'])
  building.resolve()
  const [one, same, other] = await Promise.all(loads)
  expect(same).toBe(one)
  expect(other!.manifest).toEqual(one!.manifest)
  expect([one, other].every((bundle) => existsSync(`${bundle!.client}/_astro/wa.css`))).toBe(true)
  expect(came.toSorted()).toEqual(['built', 'fetched'])
  expect(builds.flatMap(({ built }) => built)).toEqual(['wa'])
})

test('A machine whose build fails leaves the turn to another', async () => {
  const { a, b } = await openMachines()
  const fail = createBuilds(async () => {
    throw new Error('No space left on device')
  })
  const work = createBuilds()
  await expect(openBundles(a.for_hosts, fail.options).load('demo', 'wa')).rejects.toThrow(
    'The theme wa could not be bundled: No space left on device',
  )
  expect(await openBundles(b.for_hosts, work.options).load('demo', 'wa')).toMatchObject({
    manifest: { theme: 'wa' },
  })
})

test('Two machines publish a shop in the theme it chose, bundled once, and both go on in it', async () => {
  const workshop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
    '/news/a/': { title: '前', tags: ['demo:news:a'] },
  })
  const { store, api, place } = workshop
  const builds = [createBuilds(), createBuilds()]
  const other = await openStore({ ...place, folder: createFolder() }, 'write')
  onTestFinished(() => other.close())
  const errors: unknown[] = []
  const follow = async (one: Store, at: number) => {
    const bundles = openBundles(one.for_hosts, builds[at]!.options)
    const site = { site: demoSite, bundle: await bundles.load('demo', 'simple'), api: api.base }
    if (at === 0) await workshop.publish(site)
    const publishers = createSitePublishers({
      store: one,
      sites: [site],
      clock: () => new Date('2026-07-01T03:00:00Z'),
      onError: (error) => errors.push(error),
      reconcile_ms: 1e9,
      bundles,
    })
    onTestFinished(() => publishers.close())
    return publishers
  }
  const here = await follow(store, 0)
  const there = await follow(other, 1)
  api.edit('settings', 'SITE.THEME', () => void (api.content.settings['SITE.THEME'] = 'wa'))
  const event = { sites: ['demo'], version: api.content.version }
  const receipts = await Promise.all([
    here.deliver({ id: 'one', ...event }),
    there.deliver({ id: 'other', ...event }),
  ])
  for (const receipt of receipts) expect(receipt).toMatchObject({ failed: [], sites: [{ theme: 'wa' }] })
  expect(builds.flatMap(({ built }) => built)).toEqual(['simple', 'wa'])
  for (const [at, publishers] of [there, here].entries()) {
    const title = `第${at}報`
    api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = { title, tags: ['demo:news:a'] }))
    const id = `news ${at}`
    // One page: neither publishes the shop whole once more.
    expect(await publishers.deliver({ id, sites: ['demo'], version: api.content.version })).toMatchObject({
      failed: [],
      sites: [{ theme: 'wa', pages: 1 }],
    })
    expect(await readLive(store, '/news/a/')).toMatch(`data-theme="wa"`)
  }
  expect(errors).toEqual([])
})
