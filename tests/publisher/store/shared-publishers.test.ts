import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { Store } from '#publisher/store/store.ts'
import { readLive } from '../faults/read-live.ts'
import { createFolder, demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'

const now = new Date('2026-07-01T03:00:00Z')
const article = (key: string, title: string) => ({ title, tags: [`demo:news:${key}`] })

/** One shop that two machines publish, as two origins do whose events a balancer deals out. */
async function openTwo() {
  const workshop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
    '/news/a/': article('a', '前のa'),
    '/news/b/': article('b', '前のb'),
  })
  const { store, api, place } = workshop
  await workshop.publish()
  const onError = vi.fn<(error: unknown, site: string) => void>()
  const follow = (one: Store) => {
    const publishers = createSitePublishers({
      store: one,
      sites: [{ site: demoSite, bundle: demoBundle, api: api.base }],
      clock: () => now,
      onError,
      reconcile_ms: 1e9,
    })
    onTestFinished(() => publishers.close())
    return publishers
  }
  const other = await openStore({ ...place, folder: createFolder() }, 'write')
  onTestFinished(() => other.close())
  let events = 0
  return {
    ...workshop,
    onError,
    here: follow(store),
    there: follow(other),
    save(key: string, title: string) {
      api.edit('news', key, () => void (api.content.pages[`/news/${key}/`] = article(key, title)))
      events += 1
      return { id: `event ${events}`, sites: [demoSite.name], version: api.content.version }
    },
    read: (path: string) => readLive(store, path),
  }
}

test('Two machines that hear of edits of one site at once wait for each other, and every receipt is true', async () => {
  const { here, there, save, read, onError } = await openTwo()
  for (let turn = 0; turn < 5; turn += 1) {
    const [a, b] = [save('a', `a ${turn}`), save('b', `b ${turn}`)]
    const receipts = await Promise.all([
      here.deliver(a).then(async ({ failed }) => ({ failed, page: await read('/news/a/') })),
      there.deliver(b).then(async ({ failed }) => ({ failed, page: await read('/news/b/') })),
    ])
    expect(receipts).toEqual([
      { failed: [], page: expect.stringContaining(`a ${turn}`) },
      { failed: [], page: expect.stringContaining(`b ${turn}`) },
    ])
  }
  expect(onError).not.toHaveBeenCalled()
})

test('A round is begun anew when another machine made a release after this one looked', async () => {
  const { here, there, api, store, save, read, onError } = await openTwo()
  const one = save('a', '新しいa')
  /** What has changed, as of now; told when another machine has taken a page away since, and somebody saved once more. */
  async function answerLate(url: string, response: ServerResponse) {
    const known = await (await fetch(api.base + url)).text()
    api.edit('news', 'b', () => delete api.content.pages['/news/b/'])
    await there.deliver({ id: 'between', sites: [demoSite.name], version: api.content.version })
    save('a', 'もっと新しいa')
    response.writeHead(200, { 'content-type': 'application/json' }).end(known)
  }
  let isHeld = false
  api.intercept(({ url = '' }, response) => {
    if (isHeld || !url.includes('/v1/changes')) return false
    isHeld = true
    void answerLate(url, response)
    return true
  })
  expect(await here.deliver(one)).toMatchObject({ failed: [] })
  const live = (await store.site(demoSite.name).getLive())!
  expect(live.content_version).toBe(api.content.version)
  expect(live.stats.pages).toBe(3)
  expect(await read('/news/a/')).toContain('もっと新しいa')
  expect(onError).not.toHaveBeenCalled()
})

test('What another machine published with is known to this one, which need not publish all once more', async () => {
  const { here, there, api, save, read } = await openTwo()
  await here.deliver(save('a', 'a 1'))
  api.edit('settings', 'SITE.NAME', () => void (api.content.settings['SITE.NAME'] = '新しい名の店'))
  await there.deliver({ id: 'renamed', sites: [demoSite.name], version: api.content.version })
  const [receipt] = (await here.deliver(save('a', 'a 2'))).sites
  expect(await read('/news/a/')).toContain('a 2')
  // A whole publish names no page.
  expect(receipt).toMatchObject({ pages: 1, url: `${demoSite.origin}/news/a/` })
})
