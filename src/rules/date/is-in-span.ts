import type { JapanDay } from './japan-time.ts'

/** Whether a day lies in a span of every year, both ends (`MM-DD`) included, also over the turn of the year. */
export function isInSpan(day: JapanDay, [from, to]: readonly [from: string, to: string]): boolean {
  const at = day.slice(5)
  return from <= to ? at >= from && at <= to : at >= from || at <= to
}
