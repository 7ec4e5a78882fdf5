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
]

/** What the shop tells below the cart; the checkout wears the simple frame. */
export function createDemoLayouts(shop: DemoShop): DemoLayout[] {
  const cartGuide = shop.free_areas
    .filter(({ code }) => code === 'cart-guide')
    .map(({ code }) => ({ place: 'after' as const, kind: 'free_area' as const, code }))
  return [
    { scope: 'page', name: 'cart', frame: 'default', blocks: cartGuide },
    ...quietPages.map((name): DemoLayout => ({ scope: 'page', name, frame: 'simple', blocks: [] })),
    { scope: 'shared', name: 'default', frame: 'default', blocks: [] },
    { scope: 'shared', name: 'simple', frame: 'simple', blocks: [] },
  ]
}
