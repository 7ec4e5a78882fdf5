import { buildBundle } from '#tests/support/build-bundle.ts'
import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import type { DemoShop } from '#demo/demo-shop.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { defineSite } from '#sites/site-config.ts'
import { createSmallShop } from '#tests/support/small-shop.ts'
import { openSteppedShop, type SteppedShop } from './open-stepped-shop.ts'

/** Of the same products under the same keys: whoever mixes shops up shows the one as the other. */
const SHOPS: readonly SmallShop[] = [
  { name: 'moto', theme: 'garage', change: withLinkedProduct },
  { name: 'gift', theme: 'simple' },
]

interface SmallShop {
  name: string
  theme: string
  /** All it has, unless it says how many. */
  product_count?: number
  /** What is different about it. */
  change?: (shop: DemoShop) => DemoShop
}

/** Small shops with the real themes; two, unless others are wanted. */
export async function openSmallShops(
  start: Date,
  shops = SHOPS,
): Promise<{ shop: SteppedShop; sites: PublishedSite[] }> {
  const shop = await openSteppedShop(start, async (db, now) => {
    for (const { name, theme, product_count, change } of shops) {
      const plain = createSmallShop(name)
      const small = change?.(plain) ?? plain
      const settings = {
        ...small.settings,
        'SITE.THEME': theme,
        'PLUGIN.RECOMMENDATION.SRC': `https://${name}.example/r.js`,
      }
      await insertDemoShop(db, { shop: { ...small, settings }, now, product_count })
    }
  })
  const sites: PublishedSite[] = []
  for (const { name, theme } of shops) {
    const { manifest } = await buildBundle({ theme, site: null })
    const site = defineSite({
      name,
      hosts: [`${name}.localhost`],
      origin: `http://${name}.localhost`,
      channel: name,
      api: { default_base: shop.api, base_env: 'UNUSED' },
    })
    sites.push({ site, bundle: await loadBundle(manifest), api: shop.api })
  }
  return { shop, sites }
}

/** A text with a link to a product shows its card. */
function withLinkedProduct(shop: DemoShop): DemoShop {
  const body_html = '<p><a href="/product/brake-pad/">お買い得なパッド</a></p>'
  return {
    ...shop,
    landing_pages: shop.landing_pages.map((page) => (page.slug === 'winter' ? { ...page, body_html } : page)),
  }
}
