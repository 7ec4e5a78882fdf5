import holidayTable from '@holiday-jp/holiday_jp'
import type { BusinessDays } from '#contract/shapes/shop-terms.ts'
import { isBusinessDay } from '#src/rules/date/business-days.ts'
import type { JapanDay } from '#src/rules/date/japan-time.ts'
import type { Entry } from '../forms/entry.ts'

/** The form of the working days. */
export interface WorkingDays extends Entry, Omit<BusinessDays, 'year_end_closure'> {
  version: number
  has_year_end: boolean
  year_end_from: string
  year_end_to: string
}

const holidays: Readonly<Record<string, { name: string } | undefined>> = holidayTable.holidays

/** Name of a national holiday; empty on other days. */
export const toHolidayName = (day: JapanDay): string => holidays[day]?.name ?? ''

/** Whether the shop works on a day, as the form stands. @param withSpecial by its single days, too */
export function isOpen(form: WorkingDays, day: JapanDay, withSpecial = true): boolean {
  const { closed_weekdays, is_open_on_holidays, special_dates } = form
  const special = withSpecial ? special_dates : []
  return isBusinessDay(
    {
      closed_weekdays,
      year_end_closure: form.has_year_end ? { from: form.year_end_from, to: form.year_end_to } : null,
      is_holiday: (one) => !is_open_on_holidays && toHolidayName(one) !== '',
      special_days: new Map(special.map(({ date, is_open }) => [date, is_open])),
    },
    day,
  )
}

/** The single days once a day was pressed: it is the other way round, or as the rules have it again. */
export function switchDay(form: WorkingDays, day: JapanDay): WorkingDays['special_dates'] {
  const others = form.special_dates.filter(({ date }) => date !== day)
  if (others.length < form.special_dates.length) return others
  const switched = { date: day, is_open: !isOpen(form, day), note: '' }
  return [...others, switched].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
