import { expect, test } from 'vitest'
import { encodeTag } from '#src/content-loaders/encode-tag.ts'
import { findListPages, planChanges } from '#src/content-loaders/plan-changes.ts'

test('An edit renews the page it is about and the page’s Markdown page', () => {
  const { paths, tags, is_everything } = planChanges([
    { type: 'product', key: 'chain 520' },
    { type: 'news', key: 'summer' },
    { type: 'banner', key: '1' },
  ])
  expect(paths).toEqual([
    '/product/chain%20520/',
    '/product/chain%20520/index.md',
    '/news/summer/',
    '/news/summer/index.md',
  ])
  // As headers carry it.
  expect(tags).toContain('products:chain%20520')
  expect(is_everything).toBe(false)
})

test('Who names a maker is known by the address of the maker’s page, for the time when there is none', () => {
  const { names, tags } = planChanges([{ type: 'maker', key: 'hayate' }])
  expect(names).toEqual({ '/maker/hayate/': ['maker-names', 'maker-names:hayate'] })
  expect(tags).not.toContain('maker-names:hayate')
})

test('a bike is a page of its model, and may begin or end the page of its maker', () => {
  const { paths, tags, names, is_everything } = planChanges([{ type: 'bike', key: 'yaguruma/kz-09' }])
  expect(paths).toEqual(['/bike/yaguruma/kz-09/', '/bike/yaguruma/'])
  expect(tags).toEqual(['bikes:yaguruma/kz-09', 'bike-list'])
  expect(names).toEqual({ '/bike/yaguruma/kz-09/': ['bike-names:yaguruma/kz-09'] })
  expect(is_everything).toBe(false)
})

test('A list whose key has other letters than a header has its pages, too', () => {
  expect(encodeTag('product-lists:椅子,a/b')).toBe('product-lists:%E6%A4%85%E5%AD%90%2Ca/b')
  expect(findListPages(encodeTag('product-lists:椅子,a/b'))).toMatchObject({
    first: `/category/${encodeURIComponent('椅子,a/b')}/`,
  })
})

test('what is made for a model has pages that come and go as the list grows and shrinks', () => {
  expect(findListPages('product-lists:bike:yaguruma/kz-09')).toMatchObject({ first: '/bike/yaguruma/kz-09/' })
  expect(findListPages('product-lists:maker:hayate')).toBeUndefined()
})
