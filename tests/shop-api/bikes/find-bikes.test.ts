import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { BIKES, insertBikes } from '#tests/support/insert-bikes.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

type Bikes = CallOutput<'GET /v1/bikes'>
type Models = CallOutput<'GET /v1/bike-models'>
type Makers = CallOutput<'GET /v1/bike-makers'>

const ALL = ['komadori-2018', 'sa400-2018', 'kz-09-2021', 'kz-09-2017']

describe.each(ONE_ENGINE)('a shopper looks for a bike (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    await insertBikes(shop.db)
    // Codes that say nothing: they begin every frame number, or none.
    const nothing = {
      ...BIKES[0]!,
      maker_kana: 'ンン',
      model_name: 'ZZ',
      model_kana: 'ヘペト',
      frame_codes: ['', '-', 'R'],
    }
    await insertBikes(shop.db, 'gift', [{ ...nothing, key: 'gift-only', maker_key: 'gift' }])
    await insertBikes(shop.db, 'gift', [{ ...BIKES[1]!, key: 'kz-09-2021' }])
  })
  afterAll(() => shop.close())

  const find = async (q: string) =>
    (await shop.read<Bikes>(`bikes?q=${encodeURIComponent(q)}`)).data.map(({ key }) => key)
  const findAtGifts = async (q: string) => {
    const answer = await shop.request(`/gift/v1/bikes?q=${encodeURIComponent(q)}`)
    return ((await answer.json()) as Bikes).data.map(({ key }) => key)
  }

  test('by maker, model, kana and displacement, whatever their width, case and kana', async () => {
    for (const q of ['KZ-09', 'kz-09', 'ＫＺ－０９', 'けーぜっとぜろないん', 'ｹｰｾﾞｯﾄ', 'ヤグルマ kz']) {
      expect(await find(q), q).toEqual(['kz-09-2021', 'kz-09-2017'])
    }
    expect(await find('はやて')).toEqual(['komadori-2018'])
    expect(await find('ヤグルマ')).toEqual(['sa400-2018', 'kz-09-2021', 'kz-09-2017'])
    expect(await find('399')).toEqual(['sa400-2018'])
    expect(await find('ヤグルマ 888')).toEqual(['kz-09-2021'])
    expect(await find('ハヤテ KZ-09')).toEqual([])
  })

  test('with or without the signs and spaces between the parts of a name', async () => {
    for (const q of [
      'KZ09',
      'kz 09',
      'ヤグルマKZ-09',
      'やぐるまkz09',
      'KZ‐09',
      'KZ−09',
      'KZー09',
      'KZ・09',
    ]) {
      expect(await find(q), q).toEqual(['kz-09-2021', 'kz-09-2017'])
    }
    expect(await find('コマドリC125')).toEqual(['komadori-2018'])
    expect(await find('コマド リ')).toEqual(['komadori-2018'])
  })

  test('by the beginning of a frame number, or a whole one', async () => {
    for (const q of [
      'QN69',
      'qn69j',
      'QN69J-001234',
      'ｑｎ６９ｊ　００１２３４',
      '8BL-QN69J',
      '8bl-qn69j-001234',
      '8BL',
    ])
      expect(await find(q), q).toEqual(['kz-09-2021'])
    for (const q of ['QA58-1234567', 'QA48', '8BJ-QA58']) expect(await find(q), q).toEqual(['komadori-2018'])
    for (const q of ['QN', 'QN99J-001', 'XQN69J', 'J-001234']) expect(await find(q), q).toEqual([])
  })

  test('and finds nothing by nothing', async () => {
    for (const q of [' ', '　', '-', 'ー', '%', '_', '\\', "'", '"; drop table bikes; --', '𠮷'.repeat(50)])
      expect(await find(q), JSON.stringify(q)).toEqual([])
    expect((await shop.request(`/moto/v1/bikes?q=${'x'.repeat(101)}`)).status).toBe(422)
    expect((await shop.read<Bikes>('bikes')).data.map(({ key }) => key)).toEqual(ALL)
  })

  test('never by a code without enough signs, nor a bike of another shop', async () => {
    expect(await findAtGifts('QN69J-001234')).toEqual(['kz-09-2021'])
    expect(await findAtGifts('RA99-001')).toEqual([])
    expect(await find('ヘペト')).toEqual([])
    expect(await findAtGifts('ヘペト')).toEqual(['gift-only'])
  })

  test('by key, in pages', async () => {
    const { data } = await shop.read<Bikes>('bikes?keys=kz-09-2021,no-such,gift-only,komadori-2018')
    expect(data.map(({ key }) => key)).toEqual(['komadori-2018', 'kz-09-2021'])
    const second = await shop.request('/moto/v1/bikes?per=3&page=2')
    expect(((await second.json()) as Bikes).data.map(({ key }) => key)).toEqual(ALL.slice(3))
    expect([second.headers.get('x-total'), second.headers.get('x-last-page')]).toEqual(['4', '2'])
    const [cub] = data
    expect(cub).toMatchObject({
      maker: { key: 'hayate', name: 'ハヤテ', name_kana: 'ハヤテ' },
      model: { key: 'komadori', name: 'コマドリ C125' },
      year_from: 2018,
      year_to: null,
      displacement: 124,
      frame_codes: ['2BJ-QA48', '8BJ-QA58'],
    })
    expect(cub).not.toHaveProperty('search_text')
    expect(cub).not.toHaveProperty('channel_id')
  })

  test('among the makers by kana, and how many models each has', async () => {
    const { data } = await shop.read<Makers>('bike-makers')
    expect(data).toEqual([
      { key: 'hayate', name: 'ハヤテ', name_kana: 'ハヤテ', model_count: 1 },
      { key: 'yaguruma', name: 'ヤグルマ', name_kana: 'ヤグルマ', model_count: 2 },
    ])
  })

  test('among the models of makers by kana, each with its generations, the newest first', async () => {
    const read = async (query: string) =>
      (await shop.read<Models>(`bike-models?${query}`)).data.map((model) => [
        `${model.maker.key}/${model.model.key}`,
        model.displacement,
        model.bikes.map(({ key }) => key),
      ])
    const cub = ['hayate/komadori', 124, ['komadori-2018']]
    const sr = ['yaguruma/sa400', 399, ['sa400-2018']]
    const mt = ['yaguruma/kz-09', 888, ['kz-09-2021', 'kz-09-2017']]
    expect(await read('')).toEqual([cub, sr, mt])
    expect(await read('maker=yaguruma')).toEqual([sr, mt])
    expect(await read('maker=yaguruma,hayate&keys=hayate/komadori,yaguruma/kz-09')).toEqual([cub, mt])
    expect(await read('maker=hayate&keys=yaguruma/kz-09')).toEqual([])
    expect(await read('keys=kz-09,%25,yaguruma')).toEqual([])
    const last = await shop.request('/moto/v1/bike-models?per=2&page=2')
    expect(((await last.json()) as Models).data.map(({ model }) => model.key)).toEqual(['kz-09'])
    expect(last.headers.get('x-total')).toBe('3')
  })
})
