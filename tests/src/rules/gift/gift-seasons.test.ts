import { describe, expect, test } from 'vitest'
import {
  findSeason,
  giftSeasons,
  judgeArrival,
  listSeasonsOn,
  toSeasonYear,
} from '#src/rules/gift/gift-seasons.ts'

describe('a season of giving', () => {
  test.each([
    ['御歳暮', 'year_end'],
    ['お歳暮', 'year_end'],
    [' 御 中 元 ', 'midyear'],
    ['お年賀', 'new_year'],
    ['御年始', 'new_year'],
    ['暑中お見舞い', 'summer'],
    ['暑中御伺', 'summer'],
    ['残暑お見舞い', 'late_summer'],
    ['寒中お伺い', 'winter'],
    ['暑中見舞い', 'summer'],
    ['寒中見舞い', 'winter'],
    ['残暑見舞', 'late_summer'],
    ['年賀', 'new_year'],
    ['歳暮', 'year_end'],
    ['中元', 'midyear'],
  ])('%s is known by what is written', (title, season) => {
    expect(findSeason(title)).toBe(season)
  })

  test.each(['御祝', '御見舞', '陣中御見舞', '内祝', ''])('«%s» belongs to none', (title) => {
    expect(findSeason(title)).toBeUndefined()
    expect(judgeArrival(title, '2026-03-01')).toBeNull()
  })

  test.each([
    ['御歳暮', '2026-12-13', null],
    ['御歳暮', '2026-12-31', null],
    ['御歳暮', '2027-01-03', { season: 'year_end', is: 'late', instead: 'new_year' }],
    ['御歳暮', '2027-01-20', { season: 'year_end', is: 'late', instead: 'winter' }],
    ['御歳暮', '2027-02-20', { season: 'year_end', is: 'late', instead: null }],
    ['御歳暮', '2026-10-01', { season: 'year_end', is: 'early', instead: null }],
    ['御年賀', '2026-12-28', { season: 'new_year', is: 'early', instead: null }],
    ['御年賀', '2027-01-07', null],
    ['御年賀', '2027-01-16', { season: 'new_year', is: 'late', instead: 'winter' }],
    ['御中元', '2026-07-20', null],
    ['御中元', '2026-08-16', { season: 'midyear', is: 'late', instead: 'late_summer' }],
    ['暑中御見舞', '2026-08-08', { season: 'summer', is: 'late', instead: 'late_summer' }],
    ['残暑御見舞', '2026-09-08', { season: 'late_summer', is: 'late', instead: null }],
    ['寒中御見舞', '2028-02-29', { season: 'winter', is: 'late', instead: null }],
  ])('%s that arrives on %s', (title, day, judgement) => {
    expect(judgeArrival(title, day)).toEqual(judgement)
  })

  test.each([
    ['2026-11-27', ['year_end']],
    ['2026-12-15', ['year_end', 'new_year']],
    ['2027-01-05', ['new_year', 'winter']],
    ['2026-07-26', ['summer', 'midyear', 'late_summer']],
    ['2028-02-29', []],
  ])('on %s it is ordered, what ends first coming first', (day, seasons) => {
    expect(listSeasonsOn(day)).toEqual(seasons)
  })

  test.each([
    ['year_end', '2025-12-01', 2025],
    ['year_end', '2026-01-03', 2025],
    ['new_year', '2025-12-20', 2026],
    ['new_year', '2026-01-04', 2026],
    ['winter', '2025-12-29', 2026],
    ['midyear', '2026-07-01', 2026],
  ] as const)('%s ordered on %s is of the year %i', (season, day, year) => {
    expect(toSeasonYear(season, day)).toBe(year)
  })

  test('Whatever comes too late on the day after one season is right for the season it is told to be', () => {
    for (const { title, arrives, next } of Object.values(giftSeasons)) {
      const after = new Date(Date.parse(`2026-${arrives[1]}`) + 86_400_000).toISOString().slice(0, 10)
      const judged = judgeArrival(title, after)
      expect(judged).toMatchObject({ is: 'late', instead: next })
      if (next) expect(judgeArrival(giftSeasons[next].title, after)).toBeNull()
    }
  })
})
