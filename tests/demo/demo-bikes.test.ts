import type { DemoProductModel } from '#demo/demo-shop.ts'
import { hojin } from '#demo/hojin.ts'
import { moto } from '#demo/moto.ts'
import { okurimono } from '#demo/okurimono.ts'
import { describe, expect, test } from 'vitest'

const bikes = moto.bikes ?? []
const known = new Set(bikes.map(({ key }) => key))
const models = [...moto.products(moto.default_product_count)]
const KAZE = 'kaze-250r-2022'

/** Makers of real bikes, as they write themselves and as they are written here. */
const REAL =
  /ホンダ|本田|HONDA|ヤマハ|YAMAHA|スズキ|鈴木|SUZUKI|カワサキ|川崎|KAWASAKI|ブリヂストン|トーハツ|メグロ|陸王|東風|BMW|ドゥカティ|DUCATI|トライアンフ|TRIUMPH|ハーレー|HARLEY|KTM|アプリリア|APRILIA|モトグッツィ|インディアン|ベスパ|VESPA|SYM|キムコ|KYMCO|ロイヤル/i

const saidOf = (model: DemoProductModel, key: string) =>
  (model.fitments ?? []).filter(({ bike_key }) => bike_key === key)

describe('bikes of the demo', () => {
  test('each is there once, with years in order and frame codes of its own', () => {
    expect(known.size).toBe(bikes.length)
    expect(bikes.length).toBeGreaterThanOrEqual(38)
    expect(new Set(bikes.map(({ model }) => model.key)).size).toBeGreaterThanOrEqual(24)
    expect(new Set(bikes.map(({ maker }) => maker.key)).size).toBeGreaterThanOrEqual(5)
    const codes = bikes.flatMap(({ frame_codes }) => frame_codes)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { year_from, year_to, frame_codes, key, model, maker } of bikes) {
      expect(year_from).toBeLessThanOrEqual(year_to ?? year_from)
      expect(key).toBe(`${model.key}-${year_from}`)
      expect(frame_codes.length).toBeGreaterThan(0)
      for (const code of frame_codes) expect(code).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]+$/)
      for (const { name_kana } of [maker, model]) expect(name_kana).toMatch(/^[ァ-ヶー]+$/)
    }
  })

  test('names no maker that there is', () => {
    const names = bikes.flatMap(({ maker, model }) => [maker.name, maker.name_kana, maker.key, model.name])
    expect(names.filter((name) => REAL.test(name))).toEqual([])
    const goods = new Set(moto.makers.flatMap(({ key, name }) => [key, name]))
    expect(names.filter((name) => goods.has(name))).toEqual([])
  })

  test('some have nothing made for them, most have much', () => {
    const counts = bikes.map(({ key }) => models.filter((model) => saidOf(model, key).length > 0).length)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(2)
    expect(counts.filter((count) => count >= 30).length).toBeGreaterThanOrEqual(28)
  })
})

describe('fitments of the demo', () => {
  test('name bikes and variations there are, each once', () => {
    for (const { key, fitments = [], products } of models) {
      const pairs = fitments.map(({ at, bike_key }) => `${key} ${at} ${bike_key}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      for (const { at, bike_key, state, note } of fitments) {
        expect(known).toContain(bike_key)
        expect(products[at]).toBeDefined()
        if (state !== 'fits') expect([key, bike_key, note]).not.toEqual([key, bike_key, ''])
      }
    }
  })

  test('whatever is listed goes on a bike; whatever bikes do not matter to says nothing of them', () => {
    for (const { key, fit_kind = 'none', fitments = [] } of models) {
      if (fit_kind === 'listed')
        expect([key, fitments.some(({ state }) => state !== 'unfit')]).toEqual([key, true])
      if (fit_kind === 'none') expect([key, fitments]).toEqual([key, []])
    }
    expect(new Set(models.map(({ fit_kind = 'none' }) => fit_kind)).size).toBe(4)
  })

  test('whatever is said to be made for a bike in the table of its data goes on its generations', () => {
    const toKeys = (name: string) => bikes.filter(({ model }) => model.name === name).map(({ key }) => key)
    for (const model of models) {
      const named = model.specs.find(({ label }) => label === '適合車種')?.value.split('、') ?? []
      const keys = named.flatMap(toKeys)
      expect(
        keys.filter((key) => saidOf(model, key).every(({ state }) => state === 'unfit')),
        model.key,
      ).toEqual([])
    }
  })

  test('a part that changed with the years has a variation for each generation', () => {
    const disc = models.find(({ key }) => key === 'solid-disc-kaze-250r')!
    expect(disc.fitments?.map(({ at, bike_key }) => [at, bike_key])).toEqual([
      [0, 'kaze-250r-2017'],
      [1, KAZE],
    ])
  })

  test('one bike shows all there is: fits, work, asking and what does not', () => {
    const all = models.flatMap((model) => saidOf(model, KAZE))
    for (const state of ['fits', 'needs_work', 'unfit'] as const)
      expect(all.filter((one) => one.state === state).length, state).toBeGreaterThanOrEqual(5)
    expect(models.filter(({ fit_kind }) => fit_kind === 'ask').length).toBeGreaterThanOrEqual(10)
  })

  test('further editions go where the first went', () => {
    const count = moto.default_product_count + 40
    const [first, edition] = [...moto.products(count)].filter(
      (_, at) => at % moto.default_product_count === 0,
    )
    expect(edition?.key).not.toBe(first?.key)
    expect(edition?.fitments).toEqual(first?.fitments)
    expect(edition?.fit_kind).toBe(first?.fit_kind)
  })

  test('only the shop of bike parts has any', () => {
    for (const shop of [hojin, okurimono]) {
      expect(shop.bikes).toBeUndefined()
      expect([...shop.products(shop.default_product_count)].filter(({ fit_kind }) => fit_kind)).toEqual([])
    }
    expect(moto.settings['PLUGIN.MY_BIKE.IS_USE']).toBe(true)
    for (const key of moto.member_story?.bikes ?? []) expect(known).toContain(key)
  })
})
