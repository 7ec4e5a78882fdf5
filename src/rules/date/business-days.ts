import { isInSpan } from './is-in-span.ts'
import { addDays, getWeekday, type JapanDay } from './japan-time.ts'

/** When a shop works. */
export interface BusinessCalendar {
  /** 0 Sunday … 6 Saturday. */
  closed_weekdays: readonly number[]
  /** First and last day, `MM-DD`, of the closure at the turn of the year; it may also lie before or after it alone. */
  year_end_closure: { from: string; to: string } | null
  /** National holidays, handed in because their table is too large for a browser. */
  is_holiday: (day: JapanDay) => boolean
  /** Days the shop decided by itself, before any other rule: true is open. */
  special_days: ReadonlyMap<JapanDay, boolean>
}

/** A shop closed for longer than this has a wrong calendar. An error is better than an endless search. */
const LONGEST_CLOSURE_DAYS = 60

export function isBusinessDay(calendar: BusinessCalendar, day: JapanDay): boolean {
  const decided = calendar.special_days.get(day)
  if (decided !== undefined) return decided
  return (
    !calendar.closed_weekdays.includes(getWeekday(day)) &&
    !isInYearEndClosure(calendar.year_end_closure, day) &&
    !calendar.is_holiday(day)
  )
}

/** The day itself when the shop works, else the next one it does. */
export function getBusinessDayFrom(calendar: BusinessCalendar, day: JapanDay): JapanDay {
  for (let count = 0; count < LONGEST_CLOSURE_DAYS; count += 1) {
    const candidate = addDays(day, count)
    if (isBusinessDay(calendar, candidate)) return candidate
  }
  throw new Error(`No business day within ${LONGEST_CLOSURE_DAYS} days of ${day}`)
}

export function isInYearEndClosure(closure: BusinessCalendar['year_end_closure'], day: JapanDay): boolean {
  return closure !== null && isInSpan(day, [closure.from, closure.to])
}
