import { expect, test } from 'vitest'
import { giftSeasons } from '#src/rules/gift/gift-seasons.ts'
import {
  findOccasion,
  hasNoshiMark,
  listFittingCords,
  listOccasionCords,
  type NoshiOccasion,
  noshiGroups,
  noshiOccasions,
} from '#src/rules/gift/noshi-customs.ts'
import { listOccasionGroups } from '#src/forms/list-occasions.ts'

const keys = Object.keys(noshiOccasions) as NoshiOccasion[]
/** Their words alone do not say what for, so a bow and a knot are both possible. */
const AMBIGUOUS = new Set(['御祝', '内祝', '寿', '御礼'])

test.each(keys)('the words of %s allow the cords its occasion proposes, and no others', (key) => {
  const { title } = noshiOccasions[key]
  const [own, fitting] = [listOccasionCords(key), listFittingCords(title)]
  if (!AMBIGUOUS.has(title)) return expect(fitting).toEqual(own)
  expect(fitting).toEqual(['red_white_bow', 'red_white_knot', 'plain'])
  expect(fitting).toEqual(expect.arrayContaining([...own]))
})

test('words and cords lead back to their occasion', () => {
  for (const key of keys) {
    const [mizuhiki = 'plain'] = listOccasionCords(key)
    expect(findOccasion({ title: noshiOccasions[key].title, mizuhiki }), key).toBe(key)
  }
})

test.each([
  ['御結婚', ['red_white_knot', 'plain']],
  ['金婚式御祝', ['red_white_bow', 'plain']],
  ['御霊前', ['black_white_knot', 'yellow_white_knot', 'plain']],
  ['粗供養', ['yellow_white_knot', 'black_white_knot', 'plain']],
  ['御栄転御祝', ['red_white_bow', 'plain']],
  ['退院御祝', ['red_white_knot', 'plain']],
  ['残暑お見舞', ['red_white_bow', 'plain']],
] as const)('%s may have %j', (title, cords) => {
  expect(listFittingCords(title)).toEqual(cords)
})

test.each([
  '会葬御礼',
  '御会葬御礼',
  '葬儀御礼',
  '弔問御礼',
  '新盆御見舞',
  '初盆御見舞',
  '喪中御見舞',
  '通夜御見舞',
  '追善',
  '御悔',
])('%s is a condolence', (title) => {
  expect(listFittingCords(title)).toEqual(['black_white_knot', 'yellow_white_knot', 'plain'])
  expect(hasNoshiMark({ mizuhiki: 'black_white_knot', title })).toBe(false)
})

test.each(['仏前結婚御祝', '仏前式御結婚御祝'])('%s is a wedding', (title) => {
  expect(listFittingCords(title)).toEqual(['red_white_knot', 'plain'])
})

test('words nobody knows may have any cords', () => {
  expect(listFittingCords('子供の日')).toHaveLength(5)
})

test('the mark of joy is on no condolence and on nothing for somebody ill', () => {
  expect(hasNoshiMark({ mizuhiki: 'red_white_knot', title: '御見舞' })).toBe(false)
  expect(hasNoshiMark({ mizuhiki: 'black_white_knot', title: '志' })).toBe(false)
  expect(hasNoshiMark({ mizuhiki: 'red_white_bow', title: '暑中御見舞' })).toBe(true)
})

test('every occasion stands in one group, and seasons have the names the calendar of gifts gives them', () => {
  expect(Object.values(noshiGroups).flat().sort()).toEqual([...keys].sort())
  expect(Object.values(giftSeasons).map(({ title }) => title)).toEqual(
    noshiGroups.seasons.map((key) => noshiOccasions[key].title),
  )
})

test('the season that is on stands first and once, and words of one’s own last', () => {
  const groups = listOccasionGroups(['year_end', 'new_year'])
  expect(groups.map(({ label }) => label)).toEqual([
    'いまの季節',
    'お祝い',
    'お返し',
    '季節のご挨拶',
    'お礼・ご挨拶',
    'お見舞い・弔事',
    'ご希望の文字',
  ])
  expect(groups[0]?.options.map(({ label }) => label)).toEqual(['御歳暮', '御年賀'])
  const values = groups.flatMap(({ options }) => options.map(({ value }) => value))
  expect(new Set(values).size).toBe(values.length)
  expect(values.at(-1)).toBe('other')
  const labels = groups.flatMap(({ options }) => options.map(({ label }) => label))
  expect(new Set(labels).size).toBe(labels.length)
  expect(listOccasionGroups([])[0]?.label).toBe('お祝い')
})
