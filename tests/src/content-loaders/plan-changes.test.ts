import { expect, test } from 'vitest'
import { planChanges } from '#src/content-loaders/plan-changes.ts'

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
  expect(tags).toContain('products:chain 520')
  expect(is_everything).toBe(false)
})

test('Who names a maker is known by the address of the maker’s page, for the time when there is none', () => {
  const { names, tags } = planChanges([{ type: 'maker', key: 'hayate' }])
  expect(names).toEqual({ '/maker/hayate/': ['maker-names', 'maker-names:hayate'] })
  expect(tags).not.toContain('maker-names:hayate')
})
