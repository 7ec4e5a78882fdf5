import { and, between, eq } from 'drizzle-orm'
import type { BusinessDate } from '#contract/shapes/business-date.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { companies } from '#shop-api/db/schema/channels.ts'
import { special_dates } from '#shop-api/db/schema/selling.ts'
import { createCalendar, findHolidayName, PLAIN_CALENDAR } from './business-calendar.ts'
import { isBusinessDay, isInYearEndClosure } from '#src/rules/date/business-days.ts'
import { addDays, type JapanDay } from '#src/rules/date/japan-time.ts'
import { CALENDAR } from '#src/text/content/calendar.ts'

/** Three months of 31 days. */
const MAX_DAYS = 93

/**
 * Days of a shop's calendar, both ends included, by the very rules that dispatch goes by.
 * @throws ApiError 422 for more than three months
 */
export async function listBusinessDates(
  { db, channel_id }: { db: Db; channel_id: number },
  start: JapanDay,
  end: JapanDay,
): Promise<BusinessDate[]> {
  if (addDays(start, MAX_DAYS - 1) < end) {
    const code = 'business_date.range_too_long'
    throw invalidField('endDate', code, CALENDAR[code])
  }
  const [[company], special] = await Promise.all([
    db
      .select({
        closed_weekdays: companies.closed_weekdays,
        is_open_on_holidays: companies.is_open_on_holidays,
        year_end_closure: companies.year_end_closure,
      })
      .from(companies)
      .where(eq(companies.channel_id, channel_id)),
    db
      .select()
      .from(special_dates)
      .where(and(eq(special_dates.channel_id, channel_id), between(special_dates.day, start, end))),
  ])
  const calendar = createCalendar(company ?? PLAIN_CALENDAR, special)
  const notes = new Map(special.map(({ day, note }) => [day, note]))
  const dates: BusinessDate[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const is_open = isBusinessDay(calendar, date)
    const closure = isInYearEndClosure(calendar.year_end_closure, date) ? CALENDAR.year_end : null
    const name = notes.get(date) || findHolidayName(date) || (is_open ? null : closure)
    dates.push({ date, is_open, is_shipping: is_open, name })
  }
  return dates
}
