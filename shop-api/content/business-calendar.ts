import holidayTable from '@holiday-jp/holiday_jp'
import type { BusinessCalendar } from '#src/rules/date/business-days.ts'
import type { JapanDay } from '#src/rules/date/japan-time.ts'

const holidays: Readonly<Record<JapanDay, { name: string } | undefined>> = holidayTable.holidays

/** What a shop decided about its weeks and its year (`companies`). */
export interface CalendarRules {
  closed_weekdays: readonly number[]
  is_open_on_holidays: boolean
  year_end_closure: { from: string; to: string } | null
}

/** Most shops and their suppliers rest from 29 December to 3 January. */
const YEAR_END_CLOSURE = { from: '12-29', to: '01-03' }

/** Where nobody decided anything. */
export const PLAIN_CALENDAR: CalendarRules = {
  closed_weekdays: [],
  is_open_on_holidays: false,
  year_end_closure: YEAR_END_CLOSURE,
}

/**
 * When a shop works: not on its closed weekdays, at the turn of the year, or on national holidays if it keeps them,
 * unless it decided otherwise for a day.
 */
export function createCalendar(
  { closed_weekdays, is_open_on_holidays, year_end_closure }: CalendarRules,
  special_dates: readonly { day: string; is_open: boolean }[],
): BusinessCalendar {
  return {
    closed_weekdays,
    year_end_closure,
    is_holiday: (day) => !is_open_on_holidays && findHolidayName(day) !== undefined,
    special_days: new Map(special_dates.map(({ day, is_open }) => [day, is_open])),
  }
}

/** Name of a Japanese national holiday, e.g. 勤労感謝の日; undefined on other days. */
export function findHolidayName(day: JapanDay): string | undefined {
  return holidays[day]?.name
}
