import { beforeEach, expect, test, vi } from 'vitest'
import {
  chooseMyBike,
  findMyBike,
  forgetMyBike,
  keepMyBikes,
  type KnownBike,
  listMyBikes,
  onMyBikeChange,
} from '#src/stores/bike/my-bike.ts'
import { toKnownBike } from '#src/stores/bike/to-known-bike.ts'
import { installBrowser, tellPage } from '#tests/support/install-browser.ts'

beforeEach(() => installBrowser('https://shop.test/'))

const toBike = (key: string): KnownBike => ({
  key,
  name: `ヤグルマ ${key}`,
  years: '2022〜',
  href: `/bike/yaguruma/${key}/`,
})
const [one, two, three] = ['kz-09', 'sa400', 'serow'].map(toBike) as [KnownBike, KnownBike, KnownBike]

test('A bike is remembered by what its name and its links need', () => {
  const maker = { key: 'yaguruma', name: 'ヤグルマ', name_kana: 'ヤグルマ' }
  const model = { key: 'kz-09', name: 'KZ-09', name_kana: 'ケーゼットゼロナイン' }
  expect(toKnownBike({ key: 'kz-09-2017', maker, model, year_from: 2017, year_to: 2021 })).toEqual({
    key: 'kz-09-2017',
    name: 'ヤグルマ KZ-09',
    years: '2017〜2021',
    href: '/bike/yaguruma/kz-09/',
  })
})

test('A browser that chose nothing has no bike', () => {
  expect(listMyBikes()).toEqual([])
  expect(findMyBike()).toBeUndefined()
})

test('The chosen bike comes first, and a bike chosen again is not listed twice', () => {
  for (const bike of [one, two, three, one]) chooseMyBike(bike)
  expect(listMyBikes()).toEqual([one, three, two])
  expect(findMyBike()).toEqual(one)
})

test('A shopper who narrows no longer keeps the bikes', () => {
  chooseMyBike(two)
  chooseMyBike(one)
  chooseMyBike(null)
  expect(findMyBike()).toBeUndefined()
  expect(listMyBikes()).toEqual([one, two])
})

test('A forgotten bike is gone, and with the chosen one the choice', () => {
  chooseMyBike(two)
  chooseMyBike(one)
  forgetMyBike(two.key)
  expect(findMyBike()).toEqual(one)
  forgetMyBike(one.key)
  expect(listMyBikes()).toEqual([])
  expect(localStorage.length).toBe(0)
  chooseMyBike(two)
  chooseMyBike(one)
  forgetMyBike(one.key)
  expect(findMyBike()).toBeUndefined()
  expect(listMyBikes()).toEqual([two])
})

test('Twenty bikes are kept, those chosen longest ago give way', () => {
  for (let number = 1; number <= 25; number += 1) chooseMyBike(toBike(`bike-${number}`))
  expect(listMyBikes().map(({ key }) => key)).toEqual(
    Array.from({ length: 20 }, (_, index) => `bike-${25 - index}`),
  )
})

test('What somebody else wrote into the storage breaks nothing', () => {
  for (const text of ['{', '[]', '7', '"x"', 'null', '{"bikes":{}}', '{"bikes":"x","chosen":"kz-09"}']) {
    localStorage.setItem('noren.my_bikes', text)
    expect(listMyBikes()).toEqual([])
    expect(findMyBike()).toBeUndefined()
  }
  const hostile = [null, 1, 'x', {}, { ...one, name: 7 }, { ...one, href: 'javascript:alert(1)' }]
  const abroad = ['//evil.example/a/b/', '/bike/../../x/', '/bike/a/b/?x', 7].map((href) => ({
    ...one,
    href,
  }))
  localStorage.setItem(
    'noren.my_bikes',
    JSON.stringify({ bikes: [...hostile, ...abroad, two], chosen: one.key }),
  )
  expect(listMyBikes()).toEqual([two])
  expect(findMyBike()).toBeUndefined()
  chooseMyBike(one)
  expect(listMyBikes()).toEqual([one, two])
})

test('A page hears of a change in its own tab and in another, until it no longer listens', () => {
  const heard = vi.fn()
  const stop = onMyBikeChange(heard)
  chooseMyBike(one)
  expect(heard).toHaveBeenCalledTimes(1)
  tellPage('storage', { key: 'noren.my_bikes' })
  tellPage('storage', { key: null })
  expect(heard).toHaveBeenCalledTimes(3)
  tellPage('storage', { key: 'noren.cart' })
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  forgetMyBike(one.key)
  tellPage('storage', { key: 'noren.my_bikes' })
  expect(heard).toHaveBeenCalledTimes(3)
})

test('A whole list is put in place at once', () => {
  keepMyBikes([one, two], two.key)
  expect(listMyBikes()).toEqual([one, two])
  expect(findMyBike()).toEqual(two)
  keepMyBikes([])
  expect(listMyBikes()).toEqual([])
})
