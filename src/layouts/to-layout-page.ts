import { findRoute } from '#src/routes.ts'

/**
 * What the layout calls call a page (docs/decisions/0002-layout-calls.md): `index` for `/`, otherwise its route with
 * hyphens, `detail` for a key: `product-detail` is every product's page. The pages of a list are one page, and a static
 * page is called by its own address.
 *
 * @param path of an address of the shop
 */
export function toLayoutPage(path: string): string {
  const route = findRoute(path)?.path ?? path
  const written = route === '/{url}' ? path : route
  const parts = written
    .replace('/page/{page}', '')
    .replaceAll(/\{\w+\}/g, 'detail')
    .split('/')
    .filter(Boolean)
  return parts.join('-') || 'index'
}
