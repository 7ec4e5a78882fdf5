import { expect, test } from 'vitest'
import { LayoutPageSchema } from '#contract/shapes/admin-site.ts'
import { toLayoutPage } from '#src/layouts/to-layout-page.ts'
import { routes } from '#src/routes.ts'

test('A page has one name for its layout, whichever entry or part of a list it shows', () => {
  for (const [path, name] of [
    ['/', 'index'],
    ['/product/', 'product'],
    ['/product/page/3/', 'product'],
    ['/product/bd-3201/', 'product-detail'],
    ['/product/bd-3201/uos/', 'product-detail-uos'],
    ['/category/chain/page/2/', 'category-detail'],
    ['/cart/payment/', 'cart-payment'],
    ['/mypage/order_history/7/', 'mypage-order_history-detail'],
    ['/guide/shipping/', 'guide-shipping'],
  ] as const)
    expect([path, toLayoutPage(path)]).toEqual([path, name])
})

test('Staff can lay out every page there is', () => {
  for (const { path } of routes) {
    const name = toLayoutPage(path.replace('{url}', 'guide/shipping').replaceAll(/\{\w+\}/g, 'a'))
    expect([path, LayoutPageSchema.safeParse(name).success]).toEqual([path, true])
  }
})
