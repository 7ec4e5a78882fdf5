import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { startShopApi } from '#cli/shop-api-process.ts'
import { atPort } from '#cli/choose-sites.ts'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { chooseVariant } from '#publisher/adapter/variant.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { listen } from '#publisher/origin/listen.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { drain } from '#running/drain.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { fillMigratedFolder } from '#tests/support/migrated-snapshot.ts'
import { readApiPort, readShopPort } from '#tests/support/shop-address.ts'
import { manyShoppers } from '#tests/support/shop-process.ts'
import { openStaff, STAFF_TOKEN } from '#tests/support/staff-errands.ts'

/** Enough for a list of two pages, and for no more: each is published in every theme. */
const PRODUCTS = 32

export type Showcase = Awaited<ReturnType<typeof openShowcase>>

/** Opens every demo shop with a part of its goods, each site to be published in whichever theme is wanted. */
export async function openShowcase(sites: readonly SiteConfig[], say: (line: string) => void) {
  const folder = await mkdtemp(`${tmpdir()}/noren-matrix-`)
  await fillMigratedFolder(`${folder}/shop`)
  const api = await startShopApi(readApiPort(), say, {
    DATABASE_URL: `${folder}/shop`,
    FILES_FOLDER: `${folder}/files`,
    DEMO: '1',
    DEMO_THEMES: '1',
    DEMO_PRODUCTS: String(PRODUCTS),
    ADMIN_TOKEN: STAFF_TOKEN,
    SMTP_URL: '',
    ...manyShoppers,
  })
  const store = await openStore({ kind: 'embedded', folder: `${folder}/store` }, 'write')
  const placed = sites.map((site) => atPort(site, readShopPort()))
  const origin = createOrigin({ store: await store.openServed(), sites: placed, toApi: () => api.base })
  await listen(origin, readShopPort(), '127.0.0.1')

  return {
    /** Publishes a site in a theme. @throws {Error} when it cannot be bundled or published */
    async wear(name: string, theme: string): Promise<void> {
      const site = placed.find((one) => one.name === name)
      if (!site) throw new Error(`There is no site ${name}.`)
      const staff = openStaff(site.channel)
      const { data } = await staff.call('GET /v1/admin/settings', {})
      const version = data.find(({ key }) => key === 'SITE.THEME')?.version ?? 0
      const settings = [{ key: 'SITE.THEME', value: theme, version }]
      await staff.call('PUT /v1/admin/settings', { body: { settings } })
      const { manifest } = await buildBundle(chooseVariant(name, theme))
      const bundle = await loadBundle(manifest)
      await publishSite({ site, bundle, api: api.base, store, now: new Date() })
    },
    async close(): Promise<void> {
      await drain(origin, 0)
      await store.close()
      await api.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
