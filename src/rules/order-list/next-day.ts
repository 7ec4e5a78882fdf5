import { LAST_DAY } from '#contract/buying-limits.ts'
import { addDays, type JapanDay } from '#src/rules/date/japan-time.ts'

/** When a list comes back: 1 to 28, `LAST_DAY`, or null for never by itself. */
export type DayOfMonth = number | null

/** The day of a month (`YYYY-MM`) a list comes back. */
function toDayIn(month: string, day_of_month: number): JapanDay {
  if (day_of_month !== LAST_DAY) return `${month}-${String(day_of_month).padStart(2, '0')}`
  return addDays(`${toMonthAfter(month)}-01`, -1)
}

const toMonth = (day: JapanDay) => day.slice(0, 7)

/** The 32nd day after the first is always in the month after. */
const toMonthAfter = (month: string) => toMonth(addDays(`${month}-01`, 32))

/** The first day after `after` on which a list comes back; null when it does not. */
export function findNextDay(day_of_month: DayOfMonth, after: JapanDay): JapanDay | null {
  if (day_of_month === null) return null
  const month = toMonth(after)
  const here = toDayIn(month, day_of_month)
  return here > after ? here : toDayIn(toMonthAfter(month), day_of_month)
}

/** Whether the day of a list has come. */
export function isDue(next_on: JapanDay | null, today: JapanDay): boolean {
  return next_on !== null && next_on <= today
}

/**
 * When a list comes back whose goods are ordered today. One that is due comes back on its next day; one ordered early in its
 * month is done for that month, too.
 */
export function findDayAfterOrder(
  { day_of_month, next_on }: { day_of_month: DayOfMonth; next_on: JapanDay | null },
  today: JapanDay,
): JapanDay | null {
  if (next_on === null) return findNextDay(day_of_month, today)
  if (isDue(next_on, today)) return findNextDay(day_of_month, today)
  return toMonth(next_on) === toMonth(today) ? findNextDay(day_of_month, next_on) : next_on
}
