import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Settings } from '#contract/shapes/settings.ts'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { moto } from '#demo/moto.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { channels, settings as settingRows } from '#shop-api/db/schema/channels.ts'
import { defineSite } from '#sites/site-config.ts'
import { routes } from '#src/routes.ts'
import { createSmallShop } from '#tests/support/small-shop.ts'
import { openSteppedShop } from '../warm-cold/open-stepped-shop.ts'

const HOST = 'tagged.localhost'

/** Switches without which there are no pages of a kind. */
const everyKindOfPage = Object.fromEntries(
  routes.flatMap(({ setting }) => (setting ? [[setting, true] as const] : [])),
)

/** A small shop with the real theme, published anew after each change of its settings, behind our origin. */
export async function openTaggedShop() {
  const folder = await mkdtemp(`${tmpdir()}/noren-test-`)
  const shop = await openSteppedShop(new Date('2026-11-27T03:00:00Z'), async (db, now) => {
    await insertDemoShop(db, { shop: { ...createSmallShop('tagged'), bikes: moto.bikes!.slice(0, 2) }, now })
  })
  const { manifest } = await buildBundle({ theme: 'simple', site: null })
  const bundle = await loadBundle(manifest)
  const store = openEmbeddedStore(folder, 'write')
  const site = defineSite({
    name: 'tagged',
    hosts: [HOST],
    origin: `http://${HOST}`,
    channel: 'tagged',
    api: { default_base: shop.api, base_env: 'UNUSED' },
  })
  const origin = createOrigin({ store: await store.openServed(), sites: [site], toApi: () => shop.api })
  const port = await listen(origin, 0, '127.0.0.1')

  async function set(values: Partial<Settings>): Promise<void> {
    const [channel] = await shop.db.select().from(channels).where(eq(channels.name, 'tagged'))
    const channel_id = channel!.id
    await shop.db.delete(settingRows).where(eq(settingRows.channel_id, channel_id))
    const all: Record<string, unknown> = {
      ...createSmallShop('tagged').settings,
      ...everyKindOfPage,
      ...values,
    }
    await shop.db
      .insert(settingRows)
      .values(
        Object.entries(all).map(([key, value]) => ({ channel_id, key, value: value as string | boolean })),
      )
  }
  return {
    origin: `http://${HOST}:${port}`,
    api: shop.api,
    /** Publishes the shop with these settings beside its own. @returns its pages: text and header fields by path */
    async publish(values: Partial<Settings>) {
      await set(values)
      await publishSite({ site, bundle, api: shop.api, store, now: shop.clock(), workers: 1 })
      const view = store.site('tagged').openView((await store.site('tagged').getLive())!.id)
      const pages = new Map<string, { html: string; headers: Record<string, string> }>()
      for await (const page of view.list('page')) {
        if (!page.content_type?.startsWith('text/html')) continue
        const html = (await store.site('tagged').blobs.readPlain(page)).toString()
        pages.set(page.path, { html, headers: page.headers })
      }
      return pages
    },
    async close() {
      await drain(origin, 0)
      await store.close()
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TaggedShop = Awaited<ReturnType<typeof openTaggedShop>>
