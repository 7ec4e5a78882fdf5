import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBundleShelf, packBundle } from '#publisher/render-queue/bundle-archive.ts'
import { renderQueueSeen } from '#running/events.ts'
import { PREFIX, toQueueName } from '#publisher/render-queue/chunk-job.ts'
import type { Store } from '#publisher/store/store.ts'
import { openCuttableWire } from '#tests/support/cuttable-wire.ts'
import { listBlobs } from '#tests/support/list-blobs.ts'
import { onRedis } from '#tests/support/on-server.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { emptyRedis } from '#tests/support/test-redis.ts'
import { createFolder, demoBundle, openWorkshop, toSite } from '../open-workshop.ts'
import { type DemoPage, startContentApi } from '../start-content-api.ts'
import { openHostWorkshop, REDIS, url } from './open-hosts.ts'

const toPages = (count: number, more: Partial<DemoPage> = {}): Record<string, DemoPage> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/news/${at}/`,
      { title: `お知らせ${at}`, tags: ['demo:news'], ...more },
    ]),
  )

/** Everything a release says, and every byte. */
async function readAll(store: Store): Promise<Record<string, unknown>> {
  const site = store.site('demo')
  const head = await site.getLive()
  const said: Record<string, unknown> = {}
  for await (const document of site.openView(head!.id).list())
    said[document.path] = { ...document, text: (await site.blobs.readPlain(document)).toString() }
  return said
}

onRedis('Render hosts', () => {
  test('Hosts render a whole site, and it comes out the same as here', async () => {
    const pages = toPages(450)
    const alone = await openWorkshop(pages)
    await alone.publish()
    const shop = await openHostWorkshop(pages)
    await shop.openHost()
    await shop.openHost()
    const seen: number[] = []
    const stop = renderQueueSeen.hear(({ slots }) => seen.push(slots))
    const receipt = await shop.publish()
    stop()
    expect(receipt).toMatchObject({ pages: 450, failed: [] })
    expect(shop.rendered).toHaveLength(5)
    expect(await readAll(shop.store)).toEqual(await readAll(alone.store))
    const page = await shop.store.site('demo').openView(receipt.release).get('/news/7/')
    const file = join(shop.store.folder, 'kept/demo', page!.hash.slice(0, 2), page!.hash.slice(2))
    expect(existsSync(file), 'read from the bucket').toBe(true)
    await shop.publish()
    expect(shop.rendered).toHaveLength(10)
    expect((await listBlobs(shop.place, 'demo')).length).toBeGreaterThan(450)
  })

  test('Without a host, and without Redis, pages are rendered here', async () => {
    const shop = await openHostWorkshop(toPages(250))
    expect(await shop.publish()).toMatchObject({ pages: 250, failed: [] })
    expect(shop.rendered).toEqual([])
  })

  test('An edit overtakes a whole site, and a second site does not wait for the first', async () => {
    const shop = await openHostWorkshop({ ...toPages(1_000, { takes_ms: 40 }) })
    await shop.openHost()
    const first = shop.publish()
    await vi.waitFor(() => expect(shop.rendered.length).toBeGreaterThan(2), { timeout: 10_000 })
    const edit = shop.renderers.open(demoBundle, { urgency: 'edit', workers: 1 })
    const before = shop.rendered.length
    const input = await shop.toInput('demo')
    const paths = Array.from({ length: 60 }, (_, at) => `/news/${at}/`)
    expect((await edit.render(input, paths)).documents).toHaveLength(60)
    // What had begun was finished first: a host of one core takes two chunks at once.
    expect(shop.rendered.length - before).toBeLessThanOrEqual(4)
    await edit.close()
    const count = (site: string) => shop.rendered.filter((one) => one === site).length
    const left = 10 - count('demo')
    const second = shop.publish({ site: toSite('other') })
    await first
    expect(count('other')).toBeGreaterThan(left / 2)
    expect((await second).pages).toBe(1_000)
  })

  test('A host that is killed gives its chunks back, however often', async () => {
    const shop = await openHostWorkshop(toPages(600, { takes_ms: 60 }))
    const host = await shop.startHost()
    await shop.openHost()
    const publishing = shop.publish()
    for (let kill = 0; kill < 3; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 700))
      host.kill()
    }
    expect(await publishing).toMatchObject({ pages: 600, failed: [] })
    expect(host.countDeaths()).toBe(3)
  })

  test('A page that ends its host fails alone', async () => {
    const shop = await openHostWorkshop({
      ...toPages(3),
      '/news/poison/': { title: '毒', poison: 'process' },
    })
    const host = await shop.startHost()
    const receipt = await shop.publish()
    expect(receipt.failed).toEqual([
      { path: '/news/poison/', reason: expect.stringContaining('the renderer was lost') as string },
    ])
    expect(receipt.pages).toBe(3)
    expect(host.countDeaths()).toBeGreaterThan(2)
  }, 300_000)

  test('A page that ended the last host is not rendered by the publisher, which it would end, too', async () => {
    const pages = { ...toPages(3), '/news/poison/': { title: '毒', poison: 'process' as const } }
    const shop = await openHostWorkshop(pages, { return_ms: 12_000 })
    const hosts = [await shop.startHost({ comes_back: false }), await shop.startHost({ comes_back: false })]
    const receipt = await shop.publish()
    expect(hosts.map((host) => host.countDeaths())).toEqual([1, 1])
    const reason = expect.stringContaining('no host came back') as string
    expect(receipt.failed).toContainEqual({ path: '/news/poison/', reason })
    expect(receipt.pages + receipt.failed.length).toBe(4)
  }, 120_000)

  test('A Redis that is emptied in the middle loses nothing', async () => {
    const shop = await openHostWorkshop(toPages(400, { takes_ms: 60 }))
    await shop.openHost()
    const publishing = shop.publish()
    await vi.waitFor(() => expect(shop.rendered.length).toBeGreaterThan(1), { timeout: 10_000 })
    await emptyRedis(REDIS)
    expect(await publishing).toMatchObject({ pages: 400, failed: [] })
  })

  test('A Redis that goes away in the middle: what is left is rendered here', async () => {
    const { hostname: host, port } = new URL(url)
    const wire = await openCuttableWire({ host, port: Number(port || 6379) })
    const publisher_url = Object.assign(new URL(url), { hostname: '127.0.0.1', port: wire.port }).href
    const shop = await openHostWorkshop(toPages(400, { takes_ms: 60 }), { publisher_url })
    await shop.openHost()
    const publishing = shop.publish()
    await vi.waitFor(() => expect(shop.rendered.length).toBeGreaterThan(1), { timeout: 10_000 })
    await wire.cut()
    expect(await publishing).toMatchObject({ pages: 400, failed: [] })
    await wire.mend()
  })

  test('A bundle that is gone from the bucket is sent again, and what cannot be had is rendered here', async () => {
    const shop = await openHostWorkshop(toPages(120))
    await shop.openHost()
    const objects = (await requireStandIn()).objects
    const lose = () =>
      [...objects.keys()].filter((key) => key.includes('.bundles/')).map((key) => objects.delete(key))
    await shop.store.for_hosts!.sendBundle('simple-code-1', async () => Buffer.from('no archive'))
    lose()
    const warned = once(process, 'warning')
    expect(await shop.publish()).toMatchObject({ pages: 120, failed: [] })
    expect(String((await warned)[0])).toContain(
      'A render host refuses: The bucket noren-releases did not give',
    )
    expect(shop.rendered).toHaveLength(2)
  })

  test('A host that asks another API makes no page vanish', async () => {
    const shop = await openHostWorkshop(toPages(150))
    const other = await startContentApi({ '/news/1/': { title: 'ほかの店' } })
    onTestFinished(() => other.stop())
    await shop.openHost({ api: other.base })
    expect(await shop.publish()).toMatchObject({ pages: 150, failed: [] })
    await other.stop()
    expect(await shop.publish({ now: new Date('2026-07-02T03:00:00Z') })).toMatchObject({
      pages: 150,
      failed: [],
    })
  })

  test('Redis is told no pass of a closed shop, and keeps few answers', async () => {
    const shop = await openHostWorkshop(toPages(300, { takes_ms: 50 }))
    Object.assign(shop.api.content, { keycode: 'KANAME' })
    shop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = true
    await shop.openHost()
    const site = { ...toSite('demo'), keycode: { env: 'DEMO_KEYCODE', demo: 'KANAME' } }
    const publishing = shop.publish({ site })
    const redis = new Redis(url)
    let seen = ''
    await vi.waitFor(
      async () => {
        for (const key of await redis.keys(`${PREFIX}:${toQueueName()}:*-*`))
          seen += await redis.hget(key, 'data').catch(() => '')
        expect(seen).toContain('sealed_pass')
      },
      { timeout: 10_000, interval: 20 },
    )
    expect(await publishing).toMatchObject({ pages: 300, failed: [] })
    expect(shop.rendered).toHaveLength(3)
    expect(seen).not.toContain(shop.api.content.pass)
    expect(await redis.hget(`${PREFIX}:${toQueueName()}:meta`, 'opts.maxLenEvents')).toBe('1000')
    redis.disconnect()
  })
})

test('A host unpacks nothing but bundles, and only where they belong', async () => {
  const bytes = await packBundle(demoBundle)
  const folder = createFolder()
  const shelf = openBundleShelf({ readBundle: async () => Buffer.from(bytes) }, folder)
  for (const name of ['../outside', 'a/b', '/etc/x', ''])
    await expect(shelf.load({ name, entry: 'entry.ts' })).rejects.toThrow('is no bundle')
  await expect(shelf.load({ name: '..', entry: 'entry.ts' })).rejects.toThrow('is no bundle')
  await expect(shelf.load({ name: 'simple-1', entry: '../entry.ts' })).rejects.toThrow('is no bundle')
  const entry = await shelf.load({ name: 'simple-1', entry: 'entry.ts' })
  expect(existsSync(fileURLToPath(entry))).toBe(true)
  expect(readdirSync(folder)).toEqual(['simple-1'])
  const torn = openBundleShelf({ readBundle: async () => Buffer.from(bytes.slice(0, 200)) }, folder)
  await expect(torn.load({ name: 'simple-2', entry: 'entry.ts' })).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['simple-1'])
})
