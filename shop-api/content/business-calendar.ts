import holidayTable from '@holiday-jp/holiday_jp'
import type { BusinessCalendar } from '#src/rules/date/business-days.ts'
import type { JapanDay } from '#src/rules/date/japan-time.ts'

const holidays: Readonly<Record<JapanDay, { name: string } | undefined>> = holidayTable.holidays

/** Most shops and their suppliers rest from 29 December to 3 January; other dates go into `special_dates`. */
const YEAR_END_CLOSURE = { from: '12-29', to: '01-03' }

/**
 * When a shop works: not on its closed weekdays, national holidays or over the turn of the year, unless it
 * decided otherwise for a day.
 */
export function createCalendar(
  closed_weekdays: readonly number[],
  special_dates: readonly { day: string; is_open: boolean }[],
): BusinessCalendar {
  return {
    closed_weekdays,
    year_end_closure: YEAR_END_CLOSURE,
    is_holiday: (day) => findHolidayName(day) !== undefined,
    special_days: new Map(special_dates.map(({ day, is_open }) => [day, is_open])),
  }
}

/** Name of a Japanese national holiday, e.g. 勤労感謝の日; undefined on other days. */
export function findHolidayName(day: JapanDay): string | undefined {
  return holidays[day]?.name
}
