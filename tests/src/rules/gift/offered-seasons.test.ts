import { expect, test } from 'vitest'
import type { GivenSeason } from '#contract/shapes/recipients.ts'
import { listOffers, sortSeasons } from '#src/rules/gift/offered-seasons.ts'

const toSeason = (
  season: GivenSeason['season'],
  year: number,
  changed: Partial<GivenSeason> = {},
): GivenSeason => ({
  key: `${season}-${year}`,
  season,
  year,
  recipient_count: 3,
  names: ['佐藤 花子'],
  is_on: false,
  coming_year: null,
  given_again: 0,
  ...changed,
})

test('Only the last time of a season that is on is offered; the others keep their order', () => {
  const seasons = [
    toSeason('midyear', 2026),
    toSeason('year_end', 2025, { is_on: true }),
    toSeason('year_end', 2024, { is_on: true }),
    toSeason('new_year', 2025, { is_on: true }),
  ]
  const { offered, others } = sortSeasons(seasons)
  expect(offered.map(({ key }) => key)).toEqual(['year_end-2025', 'new_year-2025'])
  expect(others.map(({ key }) => key)).toEqual(['midyear-2026', 'year_end-2024'])
})

test('Once everybody got something there is nothing more to say on the front page', () => {
  const all = toSeason('year_end', 2025, { is_on: true, given_again: 3 })
  expect(listOffers([all])).toEqual([])
  expect(listOffers([{ ...all, given_again: 2 }])).toHaveLength(1)
  expect(listOffers([toSeason('midyear', 2025)])).toEqual([])
})
