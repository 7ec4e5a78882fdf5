import type { JapanDay } from '#src/rules/date/japan-time.ts'
import { isInSpan } from '#src/rules/date/is-in-span.ts'

/** When a season's gifts arrive and are ordered, as `MM-DD`, the ends included. */
interface Season {
  /** What is written on the noshi. */
  title: string
  /** Days on which a gift with this title arrives well anywhere in Japan; regions differ by weeks. */
  arrives: readonly [string, string]
  /** Days on which shoppers order it. An order may be placed in the year before. */
  ordered: readonly [string, string]
  /** The season that takes over when a gift comes too late. */
  next: GiftSeason | null
}

export const giftSeasons = {
  midyear: { title: '御中元', arrives: ['06-15', '08-15'], ordered: ['05-15', '08-10'], next: 'late_summer' },
  summer: {
    title: '暑中御見舞',
    arrives: ['07-07', '08-07'],
    ordered: ['06-25', '08-05'],
    next: 'late_summer',
  },
  late_summer: { title: '残暑御見舞', arrives: ['08-08', '09-07'], ordered: ['07-25', '09-05'], next: null },
  year_end: { title: '御歳暮', arrives: ['11-01', '12-31'], ordered: ['10-15', '12-28'], next: 'new_year' },
  new_year: { title: '御年賀', arrives: ['01-01', '01-15'], ordered: ['12-10', '01-12'], next: 'winter' },
  winter: { title: '寒中御見舞', arrives: ['01-08', '02-04'], ordered: ['01-02', '02-02'], next: null },
} as const satisfies Record<string, { title: string } & Omit<Season, 'next'> & { next: string | null }>
export type GiftSeason = 'midyear' | 'summer' | 'late_summer' | 'year_end' | 'new_year' | 'winter'

const all: Readonly<Record<GiftSeason, Season>> = giftSeasons
const names = Object.keys(giftSeasons) as GiftSeason[]

/** The season a title of a noshi belongs to, however it is spelled; undefined for another occasion. */
export function findSeason(title: string): GiftSeason | undefined {
  const word = toPlain(title)
  return names.find((season) => toPlain(all[season].title) === word)
}

/** Without what one may write or leave out. */
function toPlain(title: string): string {
  return title
    .normalize('NFKC')
    .replaceAll(/[\s御お]/g, '')
    .replace(/見舞い$|伺い?$/, '見舞')
    .replace(/^年始$/, '年賀')
}

/** How a day suits the season of a title: `null` where the title has none, or the day is right. */
export function judgeArrival(
  title: string,
  day: JapanDay,
): { season: GiftSeason; is: 'early' | 'late'; instead: GiftSeason | null } | null {
  const season = findSeason(title)
  if (season === undefined || isInSpan(day, all[season].arrives)) return null
  const is = isLate(day, all[season].arrives) ? 'late' : 'early'
  return { season, is, instead: is === 'late' ? findFollower(season, day) : null }
}

/** Seasons shoppers order for on a day, those that end first coming first. */
export function listSeasonsOn(day: JapanDay): readonly GiftSeason[] {
  return names
    .filter((season) => isInSpan(day, all[season].ordered))
    .toSorted((one, other) => daysLeft(day, all[one].ordered) - daysLeft(day, all[other].ordered))
}

/** The year a gift ordered on a day belongs to: one for the new year may be ordered in December, a belated one in January. */
export function toSeasonYear(season: GiftSeason, ordered_on: JapanDay): number {
  const year = Number(ordered_on.slice(0, 4))
  const at = ordered_on.slice(5)
  const [from, to] = all[season].arrives
  if (to < '07-01' && at >= '07-01') return year + 1
  return from >= '10-01' && at < '04-01' ? year - 1 : year
}

/** A season of one year, as calls and addresses name it. */
export interface SeasonOfYear {
  season: GiftSeason
  year: number
}

export const toSeasonKey = ({ season, year }: SeasonOfYear): string => `${season}-${year}`

/** @returns undefined for what is the name of no season */
export function parseSeasonKey(key: string): SeasonOfYear | undefined {
  const [, word, year] = /^([a-z_]+)-(\d{4})$/.exec(key) ?? []
  const season = names.find((name) => name === word)
  return season && { season, year: Number(year) }
}

function findFollower(season: GiftSeason, day: JapanDay): GiftSeason | null {
  const next = all[season].next
  if (next === null) return null
  return isInSpan(day, all[next].arrives) ? next : findFollower(next, day)
}

/** Nearer after its end than before its beginning. */
function isLate(day: JapanDay, [from, to]: readonly [string, string]): boolean {
  return daysUntil(to, day.slice(5)) < daysUntil(day.slice(5), from)
}

const daysLeft = (day: JapanDay, [, to]: readonly [string, string]) => daysUntil(day.slice(5), to)

/** Days from one `MM-DD` to the next such day, of a leap year; 0 for the same. */
function daysUntil(from: string, to: string): number {
  const days = (Date.parse(`2000-${to}`) - Date.parse(`2000-${from}`)) / 86_400_000
  return days < 0 ? days + 366 : days
}
