import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

describe('a shopper types a postal code', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
  const find = async (code: string) =>
    (await shop.read<CallOutput<'GET /v1/postal-code'>>(`postal-code?code=${code}`)).data

  test('and gets the town, with or without a hyphen', async () => {
    const town = {
      postal_code: '1500001',
      prefecture: '東京都',
      city: '渋谷区',
      address1: '神宮前',
      office_name: null,
    }
    expect(await find('150-0001')).toEqual([town])
    expect(await find('1500001')).toEqual([town])
  })

  test('that covers several towns, even in two prefectures, and gets them all', async () => {
    expect((await find('4980000')).map(({ prefecture, city }) => prefecture + city)).toEqual([
      '愛知県弥富市',
      '三重県桑名郡木曽岬町',
    ])
    expect((await find('4520961')).length).toBeGreaterThan(10)
  })

  test.each([
    ['409-0142', '山梨県', '北都留郡小菅村', ['']],
    ['409-0211', '山梨県', '北都留郡小菅村', ['']],
    ['766-0001', '香川県', '仲多度郡琴平町', ['']],
    ['766-0002', '香川県', '仲多度郡琴平町', ['']],
    ['761-4101', '香川県', '小豆郡土庄町', ['甲', '乙']],
    ['441-1324', '愛知県', '新城市', ['井道', '奥井道', '内井道']],
    ['522-0317', '滋賀県', '犬上郡多賀町', ['一円']],
    // New codes, and a new name.
    ['020-0056', '岩手県', '盛岡市', ['太田']],
    ['990-2309', '山形県', '山形市', ['上宝沢']],
    ['904-0317', '沖縄県', '中頭郡読谷村', ['ときわ']],
    ['874-0834', '大分県', '別府市', ['新別府町']],
    // Given up, and still written.
    ['847-0043', '佐賀県', '唐津市', ['新興町']],
  ])('%s and gets its towns, without the sentences of Japan Post', async (code, prefecture, city, towns) => {
    const postal_code = code.replace('-', '')
    expect(await find(code)).toEqual(
      towns.map((address1) => ({ postal_code, prefecture, city, address1, office_name: null })),
    )
  })

  test('of an office in a building with codes of its own and gets the office alone', async () => {
    expect((await find('9806161')).map(({ address1 }) => address1)).toEqual(['中央1丁目3-1(アエルビル30F)'])
  })

  test('of an office of its own and gets its name and street', async () => {
    expect(await find('1008111')).toEqual([
      {
        postal_code: '1008111',
        prefecture: '東京都',
        city: '千代田区',
        address1: '千代田1-1',
        office_name: '宮内庁',
      },
    ])
  })

  test('nobody has, and gets an empty list, not an error', async () => {
    expect(await find('0000000')).toEqual([])
  })

  test('that is none and is told so', async () => {
    expect((await shop.request('/moto/v1/postal-code?code=12345')).status).toBe(422)
  })

  test('and chooses among the 47 prefectures, north to south', async () => {
    const { data } =
      await shop.read<CallOutput<'GET /v1/postal-codes/prefectures'>>('postal-codes/prefectures')
    expect(data).toHaveLength(47)
    expect([data[0]?.name, data[12]?.name, data[46]?.name]).toEqual(['北海道', '東京都', '沖縄県'])
  })
})
