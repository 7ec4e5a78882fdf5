import { asc, eq } from 'drizzle-orm'
import type { BusinessDays } from '#contract/shapes/shop-terms.ts'
import { createCalendar, PLAIN_CALENDAR } from '#shop-api/content/business-calendar.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { companies } from '#shop-api/db/schema/channels.ts'
import { special_dates } from '#shop-api/db/schema/selling.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { isBusinessDay, isInYearEndClosure } from '#src/rules/date/business-days.ts'
import { addDays, type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import { TERMS_ERRORS } from '#src/text/editor/terms-errors.ts'
import type { EditingScope } from '../edited-kind.ts'
import type { ShopDocument } from '../shop-document.ts'
import { companyDocument } from './company-document.ts'

/** A delivery promise looks two months ahead at most (`src/rules/date/business-days.ts`). */
const LONGEST_CLOSURE_DAYS = 45
const LONGEST_YEAR_END_DAYS = 30
/** As far as special dates are looked at for long closures. */
const CHECKED_DAYS = 800

export const businessDaysDocument: ShopDocument<BusinessDays> = {
  name: 'business-days',
  async read(db, channel_id) {
    const [row] = await db.select().from(companies).where(eq(companies.channel_id, channel_id))
    const { closed_weekdays, is_open_on_holidays, year_end_closure } = row ?? PLAIN_CALENDAR
    const days = await db
      .select({ date: special_dates.day, is_open: special_dates.is_open, note: special_dates.note })
      .from(special_dates)
      .where(eq(special_dates.channel_id, channel_id))
      .orderBy(asc(special_dates.day))
    return {
      closed_weekdays: closed_weekdays.toSorted((a, b) => a - b),
      cutoff_hour: row?.cutoff_hour ?? 0,
      is_open_on_holidays,
      year_end_closure,
      special_dates: days,
    }
  },
  async write(tx, scope, input) {
    requireDifferent(input)
    requireSomeWork(input, toJapanDay(scope.now))
    await write(tx, scope, input)
  },
  toChanges(channel, before, after) {
    const { special_dates: _was, ...rules } = before
    const { special_dates: _is, ...newRules } = after
    // Weekdays and the hour stand on every page; single days in the calendar alone.
    const isEverywhere = JSON.stringify(rules) !== JSON.stringify(newRules)
    return [
      { type: 'calendar', key: channel, action: 'updated' },
      ...(isEverywhere ? [{ type: 'company', key: channel, action: 'updated' } as const] : []),
    ]
  },
}

async function write(
  tx: Tx,
  scope: EditingScope,
  { special_dates: days, ...rules }: BusinessDays,
): Promise<void> {
  const { channel_id } = scope
  const known = await tx.$count(companies, eq(companies.channel_id, channel_id))
  const nobody = known === 0 ? await companyDocument.read(tx, channel_id) : undefined
  if (nobody) await tx.insert(companies).values({ channel_id, ...nobody, ...rules })
  else await tx.update(companies).set(rules).where(eq(companies.channel_id, channel_id))
  await tx.delete(special_dates).where(eq(special_dates.channel_id, channel_id))
  const rows = days.map(({ date, ...day }) => ({ channel_id, day: date, ...day }))
  if (rows.length > 0) await tx.insert(special_dates).values(rows)
}

/** @throws ApiError 422 beside what is there twice */
function requireDifferent({ closed_weekdays, special_dates: days }: BusinessDays): void {
  if (new Set(closed_weekdays).size < closed_weekdays.length)
    throw invalidField('closed_weekdays', 'choice', TERMS_ERRORS.weekday_twice)
  const twice = days.findIndex(({ date }, at) => days.findIndex((one) => one.date === date) !== at)
  if (twice >= 0) throw invalidField(`special_dates.${twice}.date`, 'choice', TERMS_ERRORS.date_twice)
}

/** A shop that never works could not say when anything arrives. @throws ApiError 422 */
function requireSomeWork(input: BusinessDays, today: JapanDay): void {
  const { special_dates: days, ...rules } = input
  const { year_end_closure: closure } = rules
  if (countDays(closure) > LONGEST_YEAR_END_DAYS)
    throw invalidField('year_end_closure', 'max', TERMS_ERRORS.year_end_too_long(LONGEST_YEAR_END_DAYS))
  // The calendar gives it the name of that time.
  if (closure && !closure.from.startsWith('12') && !closure.to.startsWith('01'))
    throw invalidField('year_end_closure', 'choice', TERMS_ERRORS.year_end_elsewhere)
  const calendar = createCalendar(
    rules,
    days.map(({ date, is_open }) => ({ day: date, is_open })),
  )
  let closed = 0
  for (let at = 0; at < CHECKED_DAYS; at += 1) {
    const day = addDays(today, at)
    closed = isBusinessDay(calendar, day) ? 0 : closed + 1
    if (closed > LONGEST_CLOSURE_DAYS) {
      const from = addDays(day, -LONGEST_CLOSURE_DAYS)
      throw invalidField('special_dates', 'max', TERMS_ERRORS.closed_too_long(from, LONGEST_CLOSURE_DAYS))
    }
  }
}

function countDays(closure: BusinessDays['year_end_closure']): number {
  // A leap year has every day there is.
  let count = 0
  for (let day: JapanDay = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1))
    if (isInYearEndClosure(closure, day)) count += 1
  return count
}
