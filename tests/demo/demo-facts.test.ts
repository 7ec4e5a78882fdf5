import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toDemoGround } from '#demo/demo-ground.ts'
import type { DemoProductModel, DemoShop } from '#demo/demo-shop.ts'
import { loadThemedShops } from '#demo/demo-shops.ts'
import { hojin } from '#demo/hojin.ts'
import { range as hojinRange } from '#demo/hojin/range.ts'
import { moto } from '#demo/moto.ts'
import { range as motoRange } from '#demo/moto/range.ts'
import { okurimono } from '#demo/okurimono.ts'
import { range as okurimonoRange } from '#demo/okurimono/range.ts'
import type { ProductRange } from '#demo/product-range.ts'
import type { ReviewBank } from '#demo/review-bank.ts'
import type { Colourway } from '#demo/drawings/colourways.ts'
import { drawPicture } from '#demo/drawings/draw-picture.ts'
import { VIEWS, type View } from '#shop-api/media/product-pictures.ts'
import type { PictureKind } from '#demo/drawings/kinds.ts'
import { QUOTATION_DAYS } from '#contract/buying-limits.ts'
import { RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import { FIRST_PAYMENT_TERMS } from '#shop-api/cart/insert-selling.ts'
import { inTurn } from '#tests/support/turns.ts'
import { CHOOSABLE_DAYS } from '#src/rules/product/delivery-promise.ts'

/** Range by shop; a shop that shows a theme is told of by its goods alone. */
const shops: [string, DemoShop, Pick<ProductRange, 'lines'> & { reviews: Pick<ReviewBank, 'families'> }][] = [
  ['moto', moto, motoRange],
  ['hojin', hojin, hojinRange],
  ['okurimono', okurimono, okurimonoRange],
  ...(await loadThemedShops()).map((shop): (typeof shops)[number] => [
    shop.channel,
    shop,
    { lines: [], reviews: { families: {} } },
  ]),
]

/** What a part must agree with: the machine it is made for, and the chain that runs over it. */
const FITS = ['適合車種', 'チェーンサイズ']

/** Two pictures look alike at 160 px when fewer of their 25,600 pixels differ by more than the eye forgives. */
const SEEN_PIXELS = 24
const SEEN_LEVELS = 48

const specOf = ({ specs }: DemoProductModel, label: string) =>
  specs.find((spec) => spec.label === label)?.value

const draw = (shop: DemoShop, { picture, products }: DemoProductModel, view: View = 'front') =>
  drawPicture({
    ...picture,
    kind: picture.kind as PictureKind,
    view,
    colourway: products[0]!.colourway as Colourway,
    ground: toDemoGround(shop).ground,
  })

const toPixels = (svg: string) =>
  sharp(Buffer.from(svg), { density: 14.4 }).resize(160, 160).removeAlpha().raw().toBuffer()

const looksLike = (first: Buffer, second: Buffer) => {
  let seen = 0
  for (let at = 0; at < first.length; at += 3)
    if (Math.abs(first[at]! - second[at]!) > SEEN_LEVELS && ++seen >= SEEN_PIXELS) return false
  return true
}

const wordsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, words = '']) =>
    words.replace(/<[^>]+>/g, '').replaceAll('｜', 'ー'),
  )

describe.each(shops)('what the demo shop %s says of its products', (_, shop, range) => {
  const models = [...shop.products(shop.default_product_count)]
  const byKey = new Map(models.map((model) => [model.key, model]))

  test('a product is never offered with a part for another motorcycle or another chain', () => {
    const wrong = models.flatMap((model) =>
      model.accessory_keys.flatMap((key) => {
        const accessory = byKey.get(key)!
        return FITS.filter((label) => {
          const wanted = specOf(accessory, label)
          return wanted !== undefined && wanted !== specOf(model, label)
        }).map((label) => `${model.key} + ${key}: ${label}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('a consumable is offered only with what it is used on', () => {
    const cans = range.lines.filter(({ picture_kind }) => ['spray-can', 'oil-can'].includes(picture_kind))
    const offered = range.lines.flatMap(({ key, accessory_lines = [] }) =>
      accessory_lines.map((name) => [key, name.split('/')[0]] as const),
    )
    for (const { key, used_on = [] } of cans)
      for (const [beside, name] of offered)
        if (name === key) expect([key, beside, used_on.includes(beside)]).toEqual([key, beside, true])
  })

  test('every word drawn on a package is a word of that product', () => {
    const wrong = models.flatMap((model) => {
      const record = JSON.stringify([model.name, model.specs])
      return VIEWS.flatMap((view) => wordsIn(draw(shop, model, view)))
        .filter((word) => !record.includes(word))
        .map((word) => `${model.key}: ${word}`)
    })
    expect([...new Set(wrong)]).toEqual([])
  })

  test('a review speaks of the line its product is of', () => {
    const known = new Set(range.lines.map(({ key }) => key))
    for (const [family, statements] of Object.entries(range.reviews.families)) {
      const kin = range.lines.filter(({ review_family }) => review_family === family)
      for (const [, title, , lines] of statements) {
        if (kin.length > 1) expect([family, title, lines !== undefined]).toEqual([family, title, true])
        for (const key of lines?.split(' ') ?? [])
          expect([title, key, known.has(key)]).toEqual([title, key, true])
      }
    }
  })

  test('a food has one date to keep to, and every text calls it by the same name', () => {
    for (const model of models) {
      const dates = ['消費期限', '賞味期限'].filter((label) => specOf(model, label))
      expect([model.key, dates.length <= 1]).toEqual([model.key, true])
      const text = [model.description_html, ...model.specs.map(({ value }) => value)].join('\n')
      for (const label of ['消費期限', '賞味期限'])
        if (text.includes(label)) expect([model.key, label]).toEqual([model.key, dates[0]])
    }
  })

  test('an answer about a product does not deny what its page says', () => {
    for (const { product_key, answer } of shop.product_questions) {
      const model = byKey.get(product_key)
      if (!model) continue
      const isCut = specOf(model, '切り分け') === '済み'
      if (/切らずに/.test(answer + model.description_html))
        expect([product_key, isCut]).toEqual([product_key, false])
      if (/切り分けて/.test(answer + model.description_html))
        expect([product_key, isCut]).toEqual([product_key, true])
      expect(answer).not.toMatch(/\{/)
    }
  })

  test('its pages, answers, messages and reviews promise what the settings hold', () => {
    const texts = JSON.stringify([
      shop.static_pages,
      shop.qas,
      shop.free_areas,
      shop.messages,
      shop.landing_pages,
      shop.news,
      shop.product_questions,
      shop.text_files,
      models.map(({ description_html, reviews }) => [description_html, reviews]),
    ])
    const promises: [what: RegExp, held: number | null][] = [
      [/(\d+)時(?:までの|前の)(?:ご)?注文/g, shop.company.cutoff_hour],
      [/([\d,]+)円（税込）以上(?:の(?:ご)?注文|で送料)/g, shop.shipping_fees.free_from],
      [/ご注文から(\d+)日以内に/g, FIRST_PAYMENT_TERMS.transfer_deadline_days],
      [/一度のご注文で(\d+)か所/g, RECIPIENTS_MAX],
      [/その(\d+)日後まで/g, CHOOSABLE_DAYS - 1],
      [/見積書[^"]{0,24}有効期限は(?:発行から)?(\d+)日/g, QUOTATION_DAYS],
    ]
    for (const [what, held] of promises)
      for (const [said, number = ''] of texts.matchAll(what))
        expect([said, Number(number.replaceAll(',', ''))]).toEqual([said, held])
    const fees = new Set(Object.values(shop.shipping_fees.by_region))
    if (/送料[^。]{0,12}一律/.test(texts)) expect([...fees]).toHaveLength(1)
    const returns = [...texts.matchAll(/到着から(\d+)日以内/g)].map(([, days]) => days)
    expect(new Set(returns).size).toBe(1)
  })
})

test.each(inTurn(shops))('no two products have the same picture at 160 px: %s', async (_, shop) => {
  const models = [...shop.products(shop.default_product_count)]
  const byKind = Map.groupBy(models, ({ picture }) => picture.kind)
  const same: string[] = []
  for (const kin of byKind.values()) {
    const drawn = await Promise.all(
      kin.map(async (model) => ({ key: model.key, pixels: await toPixels(draw(shop, model)) })),
    )
    drawn.forEach((one, at) => {
      for (const other of drawn.slice(at + 1))
        if (looksLike(one.pixels, other.pixels)) same.push(`${one.key} = ${other.key}`)
    })
  }
  expect(same).toEqual([])
})
