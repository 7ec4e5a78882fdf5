import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop-test.ts'
import { allowedCovers, allowedCuts, findFaults } from '#tests/support/walk/find-faults.ts'

const good = `
  <header style="height: 40px; background: #222; color: #fff">のれん</header>
  <main style="padding: 0 16px">
    <h1 style="margin: 16px 0">商品一覧</h1>
    <article style="position: relative; margin: 24px 0">
      <p>ブレーキパッド フロント</p>
      <p class="price">4,480円</p>
    </article>
    <h2>ご案内</h2>
    <p>送料は全国一律です。</p>
  </main>`

async function look(page: Page, html: string): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="ja"><body style="margin: 0">${html}</body></html>`)
  return page.evaluate(findFaults, { cuts: allowedCuts, covers: allowedCovers })
}

const planted: [string, string, string, RegExp][] = [
  [
    'a heart that covers a price',
    '</article>',
    '<button style="position: absolute; left: 0; bottom: 0; width: 90px; height: 60px; background: #fff; border: 0">♡</button></article>',
    /^covered: «4,480円» in p\.price lies under button$/,
  ],
  [
    'a drawing without a ground over a price',
    '</article>',
    '<button style="position: absolute; left: 0; bottom: 0; background: none; border: 0"><svg width="60" height="60"><circle cx="30" cy="30" r="28" fill="none" stroke="red" /></svg></button></article>',
    /^covered: «4,480円»/,
  ],
  [
    'a label that is cut',
    '<p>ブレーキパッド フロント</p>',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">新着・セール・日本製</p>',
    /^cut: «新着・セール・日本製» in p$/,
  ],
  [
    'a choice whose words are wider than its field',
    '</article>',
    '<select style="width: 80px"><option>ゴールド 120リンク</option></select></article>',
    /^cut: «ゴールド 120リンク» in select$/,
  ],
  [
    'names that read alike where they are cut',
    '</article>',
    '<p class="card-name" style="width: 8em; overflow: hidden; white-space: nowrap">ブレーキパッド 前 赤</p><p class="card-name" style="width: 8em; overflow: hidden; white-space: nowrap">ブレーキパッド 前 青</p></article>',
    /^cut: .*reads like another one where it is cut$/,
  ],
  [
    'a page that scrolls sideways',
    '</main>',
    '<div style="width: 500px">表</div></main>',
    /^sideways: the page is \d+ px wide because of div$/,
  ],
  [
    'a heading that touches the header',
    '<h1 style="margin: 16px 0">',
    '<h1 style="margin: 4px 0">',
    /^touching: «商品一覧» stands 4 px below the header$/,
  ],
  [
    'a line through a heading',
    '<p>送料',
    '<p style="margin-top: -36px; border-top: 1px solid red">送料',
    /^touching: a line of p crosses «ご案内»$/,
  ],
]

test.use({ viewport: { width: 390, height: 400 } })

test('a screen in order has no faults', async ({ page }) => {
  expect(await look(page, good)).toEqual([])
})

for (const [fault, before, after, expected] of planted) {
  test(`a developer is told of ${fault}`, async ({ page }) => {
    const found = await look(page, good.replace(before, after))
    expect(found).toContainEqual(expect.stringMatching(expected))
  })
}

test('a heading beside a header that stands at the side touches nothing', async ({ page }) => {
  const beside = good.replace(
    '<header style="',
    '<header style="position: absolute; left: 0; top: 0; width: 80px; min-height: 400px; ',
  )
  expect(await look(page, beside.replace('<main style="', '<main style="margin-left: 90px; '))).toEqual([])
})

test('a line that a box scrolls out of sight crosses no heading', async ({ page }) => {
  const table =
    '<div style="width: 100px; overflow-x: auto"><p style="width: 300px; border-top: 1px solid red">送料表</p></div>'
  const heading = '<h2 style="position: relative; margin: -36px 0 0 120px">ご案内</h2>'
  expect(await look(page, good.replace('<h2>ご案内</h2>', table + heading))).toEqual([])
})

test('a bar that stays in the window may cover words that scrolling uncovers, the last ones it may not', async ({
  page,
}) => {
  const bar =
    '<div style="position: fixed; inset: auto 0 0; height: 60px; background: #fff">カートに入れる</div>'
  const tall = '<p>続き</p>'.repeat(30)
  const kept = good.replace(
    '</main>',
    `${tall}</main><footer style="padding-bottom: 90px">会社概要</footer>${bar}`,
  )
  expect(await look(page, kept)).toEqual([])
  const lost = good.replace('</main>', `${tall}</main><footer style="padding: 16px">会社概要</footer>${bar}`)
  expect(await look(page, lost)).toEqual(['covered: «会社概要» in footer lies under div'])
})
