import { join } from 'node:path'
import { expect } from 'vitest'
import { onNginx } from '#tests/support/on-nginx.ts'
import { ask } from '../origin/ask.ts'
import { toSite } from '../open-workshop.ts'
import { exportClosedShop } from './export-closed-shop.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { startNginx } from './start-nginx.ts'

const SECRET = '秘密の卸値'
const pass = { cookie: 'cartToken=a; keycode_token=pass-1' }
const strangers: Record<string, string>[] = [
  {},
  { cookie: 'keycode_token=forged' },
  { 'x-keycode-token': 'forged' },
]

const pages = () => ({
  '/': { title: SECRET },
  '/404/': { title: SECRET, status: 404 },
  '/keycode/': { title: 'キーコードの入力', noindex: true },
  '/product/bd-1/': { title: SECRET },
  '/product/bd-1/index.md': { title: SECRET, content_type: 'text/markdown; charset=utf-8' },
  '/news/feed.xml': { title: SECRET, content_type: 'application/rss+xml; charset=utf-8' },
  '/ご利用ガイド/': { title: SECRET },
  '/product/_/uos/': { title: SECRET },
})

async function openClosedHost(nginx: string) {
  const port = await findFreePort()
  const site = { ...toSite('demo'), origin: `http://demo.localhost:${port}` }
  const { folder, ...workshop } = await exportClosedShop(pages(), site, 'nginx')
  startNginx(nginx, [join(folder, 'demo.conf')])
  const get = (path: string, headers: Record<string, string> = {}, more = {}) =>
    ask(port, path, { host: `demo.localhost:${port}`, ...headers }, more)
  return { ...workshop, get }
}

onNginx('Not one byte of a closed shop leaves nginx without a pass', async (nginx) => {
  const { get, store } = await openClosedHost(nginx)
  const documents = await Array.fromAsync(
    store
      .site('demo')
      .openView((await store.site('demo').getLive())!.id)
      .list(),
  )
  const open = new Set(['/keycode/', '/robots.txt'])
  const closed = documents.filter(({ path, kind }) => kind !== 'asset' && !open.has(path))
  expect(closed.length).toBeGreaterThan(6)
  const addresses = [
    ...closed.map(({ path }) => encodeURI(path)),
    '/product/anything/uos/',
    '/product/bd-1',
    '/product/bd-1/index.html',
    '/there-is-nothing/',
    '/storage/demo/products/bd-1/320.webp',
  ]
  for (const stranger of strangers) {
    for (const address of addresses) {
      const { status, text, headers } = await get(address, stranger)
      expect([address, [302, 308, 403, 404].includes(status), text.includes(SECRET)]).toEqual([
        address,
        true,
        false,
      ])
      if (status === 302) expect(headers.location).toBe(`/keycode/?redirect_url=${address}`)
    }
  }
  for (const { path } of documents.filter(({ kind }) => kind === 'asset')) {
    expect(await get(path)).toMatchObject({ status: 200 })
  }
  for (const path of open) expect(await get(path)).toMatchObject({ status: 200 })
  expect((await get('/robots.txt')).text).toContain('Disallow: /')
})

onNginx('With its pass a closed shop is served, and nobody else may keep what is', async (nginx) => {
  const { get } = await openClosedHost(nginx)
  for (const address of [
    '/',
    '/product/bd-1/',
    '/product/any/uos/',
    encodeURI('/ご利用ガイド/'),
    '/news/feed.xml',
  ]) {
    const page = await get(address, pass)
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' },
    })
    expect(page.text).toContain(SECRET)
  }
  expect((await get('/product/bd-1/', { 'x-keycode-token': 'pass-1' })).status).toBe(200)
  expect((await get('/there-is-nothing/', pass)).status).toBe(404)
})

onNginx('Calls of the API ask for the pass themselves, and the keycode can be said', async (nginx) => {
  const { get } = await openClosedHost(nginx)
  expect((await get('/api/demo/v1/keycode/check')).status).toBe(403)
  const said = await get(
    '/api/demo/v1/keycode/check',
    { 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify({ keycode: 'OPEN-1' }) },
  )
  expect(said.text).toContain('pass-1')
})

onNginx('While the API cannot say, nobody is let in, and the answer says so', async (nginx) => {
  const { get, api } = await openClosedHost(nginx)
  await api.stop()
  expect(await get('/product/bd-1/', pass)).toMatchObject({ status: 503, text: /入店の確認ができません/ })
  expect((await get('/keycode/')).status).toBe(200)
})
