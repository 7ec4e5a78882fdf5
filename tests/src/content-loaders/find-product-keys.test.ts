import { expect, test } from 'vitest'
import { findProductKeys } from '#src/content-loaders/find-product-keys.ts'

test('a text names the products it links to, in its order and none twice', () => {
  const html = `<p><a href="/product/chain-520/">鎖</a> と <a href="/product/%E9%8E%96?color=1">鎖</a>、
    <a href="/product/chain-520/#reviews">声</a>、<a href="/product/">一覧</a>、<a href="/product/page/2/">2</a>、
    <a href="https://elsewhere.example/product/other/">よそ</a></p>`
  expect(findProductKeys(html)).toEqual(['chain-520', '鎖'])
})

test('an address that cannot be decoded names nothing', () => {
  expect(findProductKeys('<a href="/product/%E9%/">x</a>')).toEqual([])
})
