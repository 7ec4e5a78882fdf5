import type { Layout, LayoutName } from '#contract/shapes/content.ts'
import type { DemoShop } from './demo-shop.ts'

interface DemoLayout {
  scope: 'page' | 'shared'
  name: string
  frame: LayoutName
  blocks: Layout['blocks']
}

/** Screens where nothing should lead away from what the shopper is doing. */
const quietPages = [
  'cart-shipping-select',
  'cart-shipping-add',
  'cart-shipping-detail',
  'cart-payment',
  'cart-confirm',
  'login',
  'register',
]

/** The home page shows every banner area and collection the shop has; checkout wears the simple frame. */
export function createDemoLayouts(shop: DemoShop): DemoLayout[] {
  const areas = [...new Set(shop.banners.map((banner) => banner.area))]
  return [
    {
      scope: 'page',
      name: 'index',
      frame: 'default',
      blocks: [
        ...areas.map((code) => ({ place: 'before' as const, kind: 'banners' as const, code })),
        ...shop.collections.map(({ alias }) => ({
          place: 'after' as const,
          kind: 'collection' as const,
          code: alias,
        })),
      ],
    },
    ...quietPages.map((name): DemoLayout => ({ scope: 'page', name, frame: 'simple', blocks: [] })),
    {
      scope: 'shared',
      name: 'default',
      frame: 'default',
      blocks: shop.free_areas.map(({ code }) => ({
        place: 'after' as const,
        kind: 'free_area' as const,
        code,
      })),
    },
    { scope: 'shared', name: 'simple', frame: 'simple', blocks: [] },
  ]
}
