import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followSites } from '#cli/follow-sites.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { openCdnStandIn } from '#tests/support/cdn-stand-in.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { openTestStore } from '#tests/support/store-place.ts'
import { demoBundle, demoSite } from '../publisher/demo-shop.ts'
import { startContentApi } from '../publisher/start-content-api.ts'
import { loadEdge } from '../publisher/objects/load-edge.ts'

const now = new Date('2026-07-01T03:00:00Z')

/** A site that names a bucket, as `noren serve` follows it. */
async function follow(env: Record<string, string> = {}) {
  const s3 = await requireStandIn()
  const cdn = await openCdnStandIn()
  const api = await startContentApi({
    '/': { title: '店' },
    '/404/': { title: 'ありません', status: 404 },
    '/news/a/': { title: 'お知らせ', tags: ['demo:news:a'] },
  })
  const store = await openTestStore()
  const bucket_place = { bucket: 'followed', prefix: randomBytes(4).toString('hex'), force_path_style: true }
  const site: SiteConfig = {
    ...demoSite,
    objects: { target: 'cloudflare', to: `s3://followed/${bucket_place.prefix}` },
  }
  const lines: string[] = []
  const toApi = () => api.base
  const followed = followSites({
    store,
    served: await store.openServed(),
    sites: [site],
    toApi,
    toReady: async () => ({
      site,
      api: api.base,
      bundle: demoBundle,
      facts: await readSiteFacts(site, api.base),
    }),
    say: (line) => lines.push(line),
    clock: () => now,
    reconcile_ms: 100,
    env: {
      AWS_REGION: 'home',
      S3_FORCE_PATH_STYLE: '1',
      CLOUDFLARE_ZONE_ID_DEMO: 'zone of demo',
      CLOUDFLARE_API_TOKEN: 'secret',
      CLOUDFLARE_API_BASE_URL: cdn.url,
      ...env,
    },
  })
  onTestFinished(async () => {
    await followed.close()
    await api.stop()
    await cdn.close()
  })
  const visit = () => loadEdge('cloudflare', { s3, api, bucket_place })
  return { api, cdn, store, lines, followed, visit }
}

test('What an editor saves is sent and purged by itself, and so is what somebody rolled back to', async () => {
  const { api, cdn, store, lines, followed, visit } = await follow()
  await vi.waitFor(
    () => expect(lines).toContainEqual(expect.stringMatching(/^demo → cloudflare: release 1 is shown/)),
    { timeout: 10_000 },
  )
  const show = await visit()
  expect(await (await show('/news/a/')).text()).toContain('お知らせ')
  expect(cdn.asked[0]?.url).toBe('/zones/zone%20of%20demo/purge_cache')
  cdn.asked.length = 0
  api.edit('news', 'a', () => (api.content.pages['/news/a/'] = { title: '直した', tags: ['demo:news:a'] }))
  await followed.publisher.deliver({ id: 'event-1', sites: ['demo'], version: api.content.version })
  await vi.waitFor(() => expect(cdn.asked.length).toBe(1), { timeout: 10_000 })
  expect(await (await show('/news/a/')).text()).toContain('直した')
  const [, former] = await store.site('demo').listReleases()
  await store.site('demo').switchLive(former!.id, former!.id)
  await vi.waitFor(async () => expect(await (await show('/news/a/')).text()).toContain('お知らせ'), {
    timeout: 10_000,
  })
})

test('What is missing is said once, and the shop is published all the same', async () => {
  const { lines, store } = await follow({ CLOUDFLARE_API_TOKEN: '' })
  await vi.waitFor(async () => expect(await store.site('demo').getLive()).toBeDefined(), { timeout: 10_000 })
  await vi.waitFor(
    () => expect(lines).toContainEqual(expect.stringContaining('CLOUDFLARE_API_TOKEN must be set')),
    { timeout: 10_000 },
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(lines.filter((line) => line.includes('CLOUDFLARE_API_TOKEN')).length).toBe(1)
})

test('A purge that is refused is asked for again until it is taken', async () => {
  const { cdn, lines } = await follow()
  cdn.answer(500)
  await vi.waitFor(() => expect(lines).toContainEqual(expect.stringContaining('Cloudflare answered 500')), {
    timeout: 10_000,
  })
  cdn.answer(200)
  cdn.asked.length = 0
  await vi.waitFor(() => expect(cdn.asked.length).toBeGreaterThan(0), { timeout: 10_000 })
})
