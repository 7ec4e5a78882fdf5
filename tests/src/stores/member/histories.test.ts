import { beforeEach, expect, test } from 'vitest'
import { getViewedProducts, noteViewedProduct } from '#src/stores/product/product-history.ts'
import { getSearches, noteSearch } from '#src/stores/catalogue/search-history.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

beforeEach(() => installBrowser('https://shop.test/'))

test('The last ten products are kept, the newest first and none twice', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3]) noteViewedProduct(id)
  expect(getViewedProducts()).toEqual([3, 11, 10, 9, 8, 7, 6, 5, 4, 2])
})

test('A search of nothing but spaces is not kept', () => {
  noteSearch('  ')
  noteSearch('\u3000')
  expect(getSearches()).toEqual([])
  noteSearch(' チェーン ')
  noteSearch('オイル')
  noteSearch('チェーン')
  expect(getSearches()).toEqual(['チェーン', 'オイル'])
})

test('What somebody else wrote into the storage breaks nothing', () => {
  localStorage.setItem('noren.search_history', '{"a":1}')
  localStorage.setItem('noren.product_history', '["x", 4, null]')
  expect(getSearches()).toEqual([])
  expect(getViewedProducts()).toEqual([4])
})
