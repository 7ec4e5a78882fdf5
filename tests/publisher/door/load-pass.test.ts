import { expect, test } from 'vitest'
import { loadPass } from '#publisher/door/load-pass.ts'
import { demoSite, openWorkshop, toSite } from '../open-workshop.ts'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { demoBundle } from '../open-workshop.ts'

const closedSite = { ...demoSite, keycode: { env: 'DEMO_KEYCODE', demo: 'OPEN-1' } }
const pages = { '/': { title: '店' }, '/404/': { title: 'ありません', status: 404 } }

async function openClosedWorkshop() {
  const workshop = await openWorkshop({ ...pages })
  workshop.api.content.keycode = 'OPEN-1'
  workshop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = true
  return workshop
}

test('A closed shop is published with the keycode of its site, and the release says that it is closed', async () => {
  const { store, publish } = await openClosedWorkshop()
  expect(await publish({ site: closedSite })).toMatchObject({ pages: 2 })
  expect((await store.site('demo').getLive())?.is_closed).toBe(true)
})

test('A shop that is open is read without any pass', async () => {
  const { api, publish } = await openWorkshop({ ...pages })
  expect(await loadPass(closedSite, api.base, {})).toBeNull()
  expect(await loadPass(demoSite, api.base, {})).toBeNull()
  expect(await publish({ site: closedSite })).toMatchObject({ pages: 2 })
})

test('A missing, a wrong and an unnamed keycode are each one sentence that says how to mend it', async () => {
  const { api, publish } = await openClosedWorkshop()
  const site = { ...closedSite, keycode: { env: 'DEMO_KEYCODE' } }
  await expect(loadPass(site, api.base, {})).rejects.toThrow(
    'Site demo is closed to all who do not know its keycode, the publisher too: set DEMO_KEYCODE to it.',
  )
  await expect(loadPass(site, api.base, { DEMO_KEYCODE: 'guess' })).rejects.toThrow(
    'Site demo does not take the keycode in DEMO_KEYCODE: set DEMO_KEYCODE to the one it gives to its customers now.',
  )
  await expect(publish()).rejects.toThrow(
    "Site demo asks its visitors for a keycode: add `keycode: { env: 'DEMO_KEYCODE' }` to sites/demo.ts and set DEMO_KEYCODE to it.",
  )
})

test('A pass is kept, and changed for a new one when it runs out or the shop takes it no longer', async () => {
  const { api } = await openClosedWorkshop()
  const asked: string[] = []
  api.intercept((request) => {
    asked.push(request.method ?? '')
    return false
  })
  expect(await loadPass(closedSite, api.base, {})).toBe('pass-1')
  expect(await loadPass(closedSite, api.base, {})).toBe('pass-1')
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1)

  Object.assign(api.content, { pass: 'pass-2', pass_expires_at: new Date(Date.now() + 60_000).toISOString() })
  expect(await loadPass(closedSite, api.base, {})).toBe('pass-2')
  // Good for a minute still, which may not be enough for a publish.
  api.content.pass = 'pass-3'
  expect(await loadPass(closedSite, api.base, {})).toBe('pass-3')
})

test('What an editor saves goes live in a closed shop too, whatever became of the pass meanwhile', async () => {
  const { api, store, publish } = await openClosedWorkshop()
  api.content.pages['/news/a/'] = { title: '夏季休業', tags: ['demo:news:a'] }
  await publish({ site: closedSite })
  const publisher = createSitePublisher(
    store,
    { site: closedSite, bundle: demoBundle, api: api.base },
    { clock: () => new Date() },
  )
  try {
    api.content.pass = 'pass-9'
    api.edit(
      'news',
      'a',
      () => (api.content.pages['/news/a/'] = { title: '冬季休業', tags: ['demo:news:a'] }),
    )
    expect(await publisher.publish(0)).toMatchObject({ changed: 1, path: '/news/a/' })
  } finally {
    await publisher.close()
  }
})

test('An API that answers nonsense is named, and the other sites are not concerned', async () => {
  const { api } = await openClosedWorkshop()
  api.intercept((_, response) => {
    response.writeHead(500).end()
    return true
  })
  const site = { ...toSite('other'), keycode: { env: 'OTHER_KEYCODE' } }
  await expect(loadPass(site, api.base, {})).rejects.toThrow(
    /^Site other was not read: GET \/v1\/keycode\/check answered 500/,
  )
})
