import type { Page } from '@playwright/test'
import { listKinds } from '#tests/matrix/list-kinds.ts'
import { expect, test } from '#tests/support/shop-test.ts'

const shelf = '<ul class="shelf"><li><a href="/a/">茶</a></li><li><a href="/b/">菓子</a></li></ul>'

async function listKindsOf(page: Page, html: string): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="ja"><body>${html}</body></html>`)
  return page.evaluate(listKinds)
}

test('more of the same, and other words, are no other kinds', async ({ page }) => {
  const kinds = await listKindsOf(page, shelf)
  const longer = shelf.replace('</ul>', '<li><a href="/c/">海苔の詰め合わせ</a></li></ul>')
  expect(await listKindsOf(page, longer)).toEqual(kinds)
})

for (const [other, before, after] of [
  ['a class', 'class="shelf"', 'class="shelf wide"'],
  ['what an element stands in', '<a href="/b/">菓子</a>', '<b><a href="/b/">菓子</a></b>'],
  ['no words', '菓子', ''],
  ['a state', '<a href="/b/">', '<a href="/b/" aria-current="page">'],
  ['a role', '<a href="/b/">', '<a href="/b/" role="button">'],
  ['an empty name', '<a href="/b/">', '<a href="/b/" aria-label="">'],
  ['styles', '<ul', '<style>a { color: #eee }</style><ul'],
] as const) {
  test(`${other} makes another kind`, async ({ page }) => {
    const known = new Set(await listKindsOf(page, shelf))
    const kinds = await listKindsOf(page, shelf.replace(before, after))
    expect(kinds.some((kind) => !known.has(kind))).toBe(true)
  })
}
