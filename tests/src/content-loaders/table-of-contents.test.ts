import { expect, test } from 'vitest'
import { addContents } from '#src/content-loaders/static-page-loader.ts'

test('every second-level heading can be linked to; an id the editor gave stays', () => {
  const { html, contents } = addContents(
    '<h2>送料 <em>と</em> 手数料</h2><p>…</p><h3>離島</h3><h2 id="fees">A &amp; B</h2>',
  )
  expect(html).toBe(
    '<h2 id="section-1">送料 <em>と</em> 手数料</h2><p>…</p><h3>離島</h3><h2 id="fees">A &amp; B</h2>',
  )
  expect(contents).toEqual([
    { id: 'section-1', html: '送料 と 手数料' },
    { id: 'fees', html: 'A &amp; B' },
  ])
})

test('a page without headings has no contents', () => {
  expect(addContents('<p>一言だけ</p>')).toEqual({ html: '<p>一言だけ</p>', contents: [] })
})
