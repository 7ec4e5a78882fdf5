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
