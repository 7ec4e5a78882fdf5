import http from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followSites, type FollowOptions } from '#cli/follow-sites.ts'
import { CHANNEL_MISSING } from '#contract/channel-missing.ts'
import { PUBLISH_HOOK_PATH } from '#contract/publish-hook.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Steps } from '#cli/steps.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { openTestStore } from '#tests/support/store-place.ts'
import { signWebhook } from '#tests/support/sign-webhook.ts'
import { demoBundle, toSite } from '../publisher/open-workshop.ts'
import { ask } from '../publisher/origin/ask.ts'
import { startContentApi } from '../publisher/start-content-api.ts'

const pages = () => ({ '/': { title: '本日の入荷' }, '/404/': { title: 'ありません', status: 404 } })
const now = new Date('2026-07-01T03:00:00Z')
const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`

/**
 * Sites behind an origin, as `noren serve` opens them, with the APIs named.
 * @param live sites that have a release already, and of which API
 */
async function serve(
  apis: Record<string, string>,
  live: Record<string, string> = {},
  more: Partial<FollowOptions> = {},
) {
  const store = await openTestStore()
  const sites = Object.keys(apis).map(toSite)
  const toApi = (site: SiteConfig) => apis[site.name]!
  for (const [name, api] of Object.entries(live))
    await publishSite({ site: toSite(name), api, bundle: demoBundle, store, now, workers: 1 })
  const lines: string[] = []
  const served = await store.openServed()
  const followed = followSites({
    store,
    served,
    sites,
    toApi,
    toReady: async (site) => ({
      site,
      api: toApi(site),
      bundle: demoBundle,
      facts: await readSiteFacts(site, toApi(site)),
    }),
    say: (line) => lines.push(line),
    clock: () => now,
    pauses: { first_ms: 5, longest_ms: 40 },
    reconcile_ms: 50,
    ...more,
  })
  const hook = { publisher: followed.publisher, toSecret: () => SECRET }
  const origin = createOrigin({
    store: served,
    sites,
    toApi,
    hook,
    pages: followed.pages,
    preview: followed.preview,
  })
  const port = await listen(origin, 0, '127.0.0.1')
  onTestFinished(async () => {
    await drain(origin, 0)
    await followed.close()
  })
  const look = (site: string, path = '/') => ask(port, path, { host: `${site}.localhost` })
  return { apis, followed, lines, look, origin, port, sites, store }
}

test('A shop whose API starts late says so, opens by itself, and each change is one line', async () => {
  const port = await findFreePort()
  const { look, lines } = await serve({ demo: `http://127.0.0.1:${port}` })
  const early = await look('demo')
  expect(early).toMatchObject({
    status: 503,
    headers: { 'retry-after': '30', 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(early.headers['content-security-policy']).toContain("default-src 'none'")
  expect(early.text).toContain('<html lang="ja">')
  expect(early.text).toContain('開店の準備をしています')
  expect((await look('demo', '/sitemap.xml')).headers['content-type']).toBe('text/plain; charset=utf-8')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  const api = await startContentApi(pages(), port)
  await vi.waitFor(async () => expect((await look('demo')).text).toContain('本日の入荷'), { timeout: 15_000 })
  await vi.waitFor(() => expect(lines).toHaveLength(3))
  // It hangs up in the middle of an answer, and then takes no call at all: one change, not two.
  api.intercept((request) => Boolean(request.socket.destroy()))
  await vi.waitFor(() => expect(lines).toHaveLength(4), { timeout: 5_000 })
  await api.stop()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await look('demo')).status).toBe(200)
  const again = await startContentApi(pages(), port)
  onTestFinished(again.stop)
  await vi.waitFor(() => expect(lines).toHaveLength(5), { timeout: 5_000 })
  expect(lines).toEqual([
    expect.stringMatching(
      /^demo: .*ECONNREFUSED.*visitors are told that it is not open yet; tried again by itself/,
    ),
    'demo: its API answers; what changed is published',
    expect.stringMatching(/^demo: follows its API \(\d+ pages, \d+ written, 0 removed\)$/),
    expect.stringMatching(/^demo: .*its last release is served meanwhile; tried again by itself/),
    'demo: follows its API',
  ])
})

test('A wrong API of one shop and a channel that does not exist keep no other shop from opening', async () => {
  const api = await startContentApi(pages())
  api.intercept((request, response) => {
    if (!request.url?.startsWith('/nowhere/')) return false
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"code":"channel_not_found","message":"チャネルが存在しません。"}')
    return true
  })
  const wrong = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
  })
  const wrongBase = `http://127.0.0.1:${await listen(wrong, 0, '127.0.0.1')}`
  onTestFinished(async () => {
    await api.stop()
    await drain(wrong, 0)
  })
  const sites = { demo: api.base, kept: wrongBase, nowhere: api.base }
  const { look, lines, port } = await serve(sites, { kept: api.base })
  // What is live is served from the first moment, whatever its API is.
  expect((await look('kept')).text).toContain('本日の入荷')
  await vi.waitFor(async () => expect((await look('demo')).status).toBe(200), { timeout: 15_000 })
  await vi.waitFor(() => expect(lines).toHaveLength(4))
  expect([...lines].sort()).toEqual([
    expect.stringMatching(/^demo: follows its API/),
    'demo: its API answers; what changed is published',
    expect.stringMatching(/^kept: .*its last release is served meanwhile/),
    expect.stringMatching(/^nowhere: .*404.*visitors are told that it is not open yet/),
  ])
  expect((await look('nowhere')).status).toBe(503)

  // An event for a shop that cannot be published yet is not lost: its sender is told to come again.
  const send = (channel: string) => {
    const body = JSON.stringify({ type: 'news', key: 'a', action: 'updated', version: 1, channel })
    const headers = signWebhook(SECRET, { id: `msg_${channel}`, body })
    return ask(port, PUBLISH_HOOK_PATH, headers, { method: 'POST', body })
  }
  expect((await send('nowhere')).status).toBe(503)
  expect((await send('demo')).status).toBe(200)
})

test('A theme that cannot be bundled keeps only its own shop closed, which opens with the event of the next save', async () => {
  const [good, bad] = [await startContentApi(pages()), await startContentApi(pages())]
  onTestFinished(async () => {
    await good.stop()
    await bad.stop()
  })
  const apis: Record<string, string> = { demo: good.base, worn: bad.base }
  bad.content.settings['SITE.THEME'] = 'kimono'
  const shown: string[] = []
  const steps: Steps = {
    async run(title, work) {
      shown.push(title)
      await work(() => {})
    },
    line: () => {},
  }
  const { look, lines, followed, port } = await serve(
    apis,
    {},
    {
      async toReady(site, facts) {
        if (facts.settings['SITE.THEME'] === 'kimono') throw new Error('astro build of kimono failed')
        return { site, api: apis[site.name]!, bundle: demoBundle, facts }
      },
      steps,
      // Nothing but the event ends the pause.
      pauses: { first_ms: 3_600_000, longest_ms: 3_600_000 },
    },
  )
  await followed.tried
  expect(shown).toEqual(['Publish demo'])
  expect(lines).toEqual([expect.stringMatching(/^worn: astro build of kimono failed \(visitors are told/)])
  expect((await look('demo')).text).toContain('本日の入荷')
  expect([(await look('worn')).status, followed.getReady('worn')]).toEqual([503, undefined])

  bad.edit('settings', 'SITE.THEME', () => (bad.content.settings['SITE.THEME'] = 'simple'))
  const body = JSON.stringify({
    type: 'settings',
    key: 'theme',
    action: 'updated',
    version: 2,
    channel: 'worn',
  })
  const headers = signWebhook(SECRET, { id: 'msg_theme', body })
  expect((await ask(port, PUBLISH_HOOK_PATH, headers, { method: 'POST', body })).status).toBe(503)
  await vi.waitFor(async () => expect((await look('worn')).text).toContain('本日の入荷'), { timeout: 15_000 })
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^worn: follows its API \(/)])
})

test('What is live of a site stays when its file is saved again, also while its API knows no such channel', async () => {
  const api = await startContentApi(pages())
  onTestFinished(api.stop)
  const { look, followed, lines } = await serve({ demo: api.base })
  await vi.waitFor(async () => expect((await look('demo')).status).toBe(200), { timeout: 15_000 })
  await vi.waitFor(() => expect(lines.at(-1)).toMatch(/follows its API/))
  api.intercept((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 'channel_not_found', message: CHANNEL_MISSING }))
    return true
  })
  await followed.remove(toSite('demo'), { comes_back: true })
  followed.add(toSite('demo'))
  await vi.waitFor(() => expect(lines.at(-1)).toMatch(/its last release is served meanwhile/))
  expect((await look('demo')).text).toContain('本日の入荷')
})

test('A site that comes later opens beside the others, and one that goes is forgotten once its shop is gone', async () => {
  const api = await startContentApi(pages())
  onTestFinished(api.stop)
  let isGone = false
  api.intercept((request, response) => {
    if (!isGone || !request.url?.startsWith('/kissa/')) return false
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 'channel_not_found', message: CHANNEL_MISSING }))
    return true
  })
  const { look, followed, origin, sites, store, apis } = await serve({ demo: api.base })
  const kissa = toSite('kissa')
  expect((await look('kissa')).status).toBe(404)
  // The one that comes later may be open first: they do not wait for each other.
  await vi.waitFor(async () => expect((await look('demo')).status).toBe(200), { timeout: 15_000 })
  apis['kissa'] = api.base
  origin.setSites([...sites, kissa])
  followed.add(kissa)
  await vi.waitFor(async () => expect((await look('kissa')).text).toContain('本日の入荷'), {
    timeout: 15_000,
  })
  isGone = true
  await followed.remove(kissa)
  origin.setSites(sites)
  expect((await look('kissa')).status).toBe(404)
  expect(await store.site('kissa').getLive()).toBeUndefined()
  expect((await look('demo')).status).toBe(200)
  expect(() => origin.setSites([...sites, { ...kissa, hosts: sites[0]!.hosts }])).toThrow(/answer for/)
  expect((await look('demo')).status).toBe(200)
})
