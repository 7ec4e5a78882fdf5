import { addDays, type JapanDay } from './japan-time.ts'

/** A month with its first and last day. */
export interface Month {
  /** `2026-11`. */
  month: string
  first: JapanDay
  last: JapanDay
}

/** The month a day is in, and those after it. */
export function toMonths(day: JapanDay, count: number): Month[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const first = toFirstDay(year, month + index)
    return { month: first.slice(0, 7), first, last: addDays(toFirstDay(year, month + index + 1), -1) }
  })
}

/** @param month from 1; 13 is January of the next year */
function toFirstDay(year: number, month: number): JapanDay {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
}
