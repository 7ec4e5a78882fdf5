import { listMisplaced, listTooLarge } from '#tests/matrix/keeps-hierarchy.ts'
import { listNamesInPieces } from '#tests/matrix/name-in-pieces.ts'
import { listRunTogether } from '#tests/matrix/runs-together.ts'
import { listSaidTwice } from '#tests/matrix/said-twice.ts'
import { expect, test } from '#tests/support/shop-test.ts'

const price = '<p data-field="price">1,980円</p>'
const button = '<button data-add-to-cart>カートに入れる</button>'
const bar = '<div class="buy-bar" style="position: fixed; bottom: 0"><button>カートに入れる</button></div>'
const product = (bought: string) =>
  `<h1>煎茶</h1><form id="buy-box">${bought}</form><div style="height: 2000px"></div>`
const far = '<div style="height: 1500px"></div>'
const logo = (width: number) =>
  `<h1>メーカー</h1><img class="index-logo" style="width: ${width}px; height: 40px">`
const notice = '<div class="page-message"><details open><summary>送料</summary></details></div>'
const goods = '<ul class="landing-goods"><li><img width="100" height="100"></li></ul>'
const shelf = '<section id="landing-products"><article></article></section>'
const ways =
  '<div class="ways-on"><form><input></form><nav><a href="/a/">茶</a><a href="/b/">菓子</a></nav></div>' +
  '<article data-product="tea"><img width="9" height="9"></article>'

for (const [what, route, sound, broken] of [
  ['a heading below the first screen', '/faq', '<h1>質問</h1>', `${far}<h1>質問</h1>`],
  [
    'a head that leaves the page no room',
    '/faq',
    '<header style="height: 200px"></header><h1>質問</h1>',
    '<header style="height: 300px"></header><h1>質問</h1>',
  ],
  ['two open notices', '/faq', `<h1>質問</h1>${notice}`, `<h1>質問</h1>${notice}${notice}`],
  [
    'a name under the bar at the foot',
    '/product/{resourceKey}',
    product(price + bar),
    `<form id="buy-box">${price}</form>${bar}<h1 style="margin-top: 765px">煎茶</h1>${far}`,
  ],
  [
    'a price below the first screen',
    '/product/{resourceKey}',
    product(price + button),
    product(button + far + price),
  ],
  [
    'a button to buy below the first screen',
    '/product/{resourceKey}',
    product(price + button),
    product(price + far + button),
  ],
  [
    'two buttons to buy after a little scrolling',
    '/product/{resourceKey}',
    product(price + button),
    product(price + bar + far + button),
  ],
  [
    'two first buttons',
    '/login',
    '<main><h1>ログイン</h1><button class="button-primary">送る</button></main>',
    '<main><h1>ログイン</h1><button class="button-primary">送る</button><button class="button-primary">戻る</button></main>',
  ],
  [
    'a landing page without goods at its head',
    '/lp/{slug}',
    `<h1>冬</h1>${goods}${shelf}`,
    `<h1>冬</h1>${shelf}`,
  ],
  [
    'a missing page that leads nowhere',
    '/404',
    `<main><h1>ありません</h1>${ways}</main>`,
    '<main><h1>ありません</h1></main>',
  ],
  ['a logo that cannot be read', '/maker', logo(112), logo(44)],
] as const) {
  test(`${what} is told`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const list = async (html: string) => {
      await page.setContent(`<!doctype html><html lang="ja"><body>${html}</body></html>`)
      return page.evaluate(listMisplaced, { route })
    }
    expect(await list(sound)).toEqual([])
    expect(await list(broken)).not.toEqual([])
  })
}

test('a menu that says the same twice is told', async ({ page }) => {
  const menu = (hidden: string) =>
    page.setContent(`<nav><ul><li><a href="/tea/" ${hidden}>茶</a><button>茶</button></li></ul></nav>`)
  await menu('hidden')
  expect(await page.evaluate(listSaidTwice)).toEqual([])
  await menu('')
  expect(await page.evaluate(listSaidTwice)).toEqual(['said twice: 茶'])
})

test('two amounts that run into each other are told', async ({ page }) => {
  const price = (space: string) =>
    page.setContent(
      `<p style="display: flex"><b style="margin-right: ${space}">税抜 900円</b><i>990円</i></p>`,
    )
  await price('0.5em')
  expect(await page.evaluate(listRunTogether)).toEqual([])
  await price('0')
  expect(await page.evaluate(listRunTogether)).toEqual(['run together: 税抜 900円990円'])
})

test('a name of the shop that breaks inside a word is told', async ({ page }) => {
  const name = (width: string) =>
    page.setContent(
      `<header style="font-size: 20px"><a href="/" style="display: block; width: ${width}">朝市 三丁目</a></header>`,
    )
  await name('61px')
  expect(await page.evaluate(listNamesInPieces)).toEqual([])
  await name('41px')
  expect(await page.evaluate(listNamesInPieces)).toEqual(['in pieces: 朝市 三丁|目'])
})

test('a picture of goods that is larger than a drawing carries is told', async ({ page }) => {
  const show = (width: number) =>
    page.setContent(`<ul class="gallery-stage"><li><img style="width: ${width}px; height: 9px"></li></ul>`)
  await show(576)
  expect(await page.evaluate(listTooLarge)).toEqual([])
  await show(680)
  expect(await page.evaluate(listTooLarge)).toEqual(['hierarchy: a picture of goods is 680 px wide'])
})
