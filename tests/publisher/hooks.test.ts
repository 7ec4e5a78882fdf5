import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listen } from '#publisher/origin/listen.ts'
import { signWebhook } from '#tests/support/sign-webhook.ts'
import { demoBundle, demoSite, openWorkshop } from './open-workshop.ts'

const secret = `whsec_${Buffer.from('a secret of this test only').toString('base64')}`
const event = { type: 'news', key: 'a', action: 'updated', version: 2, channel: 'demo' }

async function openHook(patience_ms?: number) {
  const workshop = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
    '/news/a/': { title: '前', tags: ['demo:news:a'] },
  })
  const { api, store } = workshop
  await workshop.publish()
  const publisher = createSitePublishers({
    store,
    sites: [{ site: demoSite, bundle: demoBundle, api: api.base }],
    clock: () => new Date('2026-07-01T03:00:00Z'),
    onError: () => {},
    reconcile_ms: 1e9,
  })
  const hook = { publisher, toSecret: () => secret, ...(patience_ms !== undefined && { patience_ms }) }
  const origin = createOrigin({
    store: await store.openServed(),
    sites: [demoSite],
    toApi: () => api.base,
    hook,
  })
  const port = await listen(origin, 0, '127.0.0.1')
  onTestFinished(async () => {
    origin.closeAllConnections()
    await new Promise((resolve) => origin.close(resolve))
    await publisher.close()
  })
  api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = { title: '後', tags: ['demo:news:a'] }))
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/hooks/publish`, { method: 'POST', body, headers })
  return { ...workshop, send }
}

function sign(id: string, body: string, at = new Date(), key = secret): Record<string, string> {
  return signWebhook(key, { id, body, at })
}

test('A signed event is answered with what became live, and the same one again alike', async () => {
  const { send, store } = await openHook()
  const body = JSON.stringify(event)
  const response = await send(body, sign('msg_1', body))
  expect(response.status).toBe(200)
  const receipt: unknown = await response.json()
  expect(receipt).toMatchObject({ id: 'msg_1', failed: [], sites: [{ site: 'demo', pages: 1 }] })
  const release = (await store.site('demo').getLive())!.id
  expect(await (await send(body, sign('msg_1', body))).json()).toEqual(receipt)
  expect((await store.site('demo').getLive())!.id).toBe(release)
})

test.each([
  [
    'forged',
    (body: string) => sign('1', body, new Date(), `whsec_${Buffer.from('guess').toString('base64')}`),
  ],
  ['of another body', () => sign('1', '{}')],
  ['ten minutes old', (body: string) => sign('1', body, new Date(Date.now() - 600_000))],
  ['ten minutes ahead', (body: string) => sign('1', body, new Date(Date.now() + 600_000))],
  ['missing', () => ({})],
])('A signature that is %s answers 401 and publishes nothing', async (_, toHeaders) => {
  const { send, store } = await openHook()
  const release = (await store.site('demo').getLive())!.id
  const body = JSON.stringify(event)
  const response = await send(body, toHeaders(body))
  expect(response.status).toBe(401)
  expect((await store.site('demo').getLive())!.id).toBe(release)
})

test.each([
  ['no JSON', '{'],
  ['no event', JSON.stringify({ type: 'news' })],
])('What is signed and %s answers 400', async (_, body) => {
  const { send } = await openHook()
  expect((await send(body, sign('1', body))).status).toBe(400)
})

test('What is far too long answers 413', async () => {
  const { send } = await openHook()
  const body = JSON.stringify({ ...event, more: 'x'.repeat(70_000) })
  expect((await send(body, sign('1', body))).status).toBe(413)
})

test('An event for another channel or site publishes nothing here', async () => {
  const { send } = await openHook()
  for (const other of [
    { ...event, channel: 'other' },
    { ...event, site: 'other' },
  ]) {
    const body = JSON.stringify(other)
    const response = await send(body, sign(body, body))
    expect(await response.json()).toMatchObject({ sites: [], failed: [] })
  }
})

test('While the API is down the sender is asked to come again', async () => {
  const { send, api } = await openHook()
  api.intercept((_, response) => {
    response.writeHead(503).end()
    return true
  })
  const body = JSON.stringify(event)
  expect((await send(body, sign('1', body))).status).toBe(503)
})

test('Whoever asks again while a long publish is under way gets its one receipt', async () => {
  const { send, store, api } = await openHook(0)
  const release = (await store.site('demo').getLive())!.id
  const held = Promise.withResolvers<void>()
  api.intercept(({ url = '' }, response) => {
    if (!url.includes('/v1/changes')) return false
    api.intercept(undefined)
    void held.promise.then(async () => {
      const answer = await fetch(api.base + url)
      response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text())
    })
    return true
  })
  const body = JSON.stringify(event)
  const early = await send(body, sign('1', body))
  expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
    202,
    '2',
    { id: '1', release: null, sites: [], failed: [] },
  ])
  expect((await send(body, sign('1', body))).status).toBe(202)
  held.resolve()
  const ask = async () => {
    const answer = await send(body, sign('1', body))
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const receipt = { status: 200, id: '1', failed: [], sites: [{ site: 'demo', pages: 1 }] }
  await expect.poll(ask, { timeout: 15_000 }).toMatchObject(receipt)
  expect((await store.site('demo').getLive())!.id).toBe(release + 1)
})
