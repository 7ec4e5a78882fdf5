import { getBusinessDayFrom, type BusinessCalendar } from '#src/rules/date/business-days.ts'
import { addDays, toJapanDay, toJapanInstant, type JapanDay } from '#src/rules/date/japan-time.ts'

/** Days a shopper can choose from, the earliest one and the 14 after it. */
export const CHOOSABLE_DAYS = 15

export interface DispatchTerms {
  calendar: BusinessCalendar
  /** Hour of the day in Japan until which an order leaves the same day. */
  cutoff_hour: number
}

export interface DeliveryPromise {
  ships_on: JapanDay
  earliest: JapanDay
  /** Every day that can be chosen, `earliest` first. */
  days: JapanDay[]
  /** Orders before this instant still make `earliest`. */
  order_before: Date
}

/**
 * When an order placed now can arrive: it leaves on the first business day whose cut-off is still ahead, and
 * travels `transit_days` calendar days (the shop rests on holidays, the carriers do not).
 */
export function getDeliveryPromise(terms: DispatchTerms, transit_days: number, now: Date): DeliveryPromise {
  const today = toJapanDay(now)
  const isPastCutoff = now.getTime() >= toJapanInstant(today, terms.cutoff_hour).getTime()
  const ships_on = getBusinessDayFrom(terms.calendar, isPastCutoff ? addDays(today, 1) : today)
  const earliest = addDays(ships_on, transit_days)
  return {
    ships_on,
    earliest,
    days: Array.from({ length: CHOOSABLE_DAYS }, (_, count) => addDays(earliest, count)),
    order_before: toJapanInstant(ships_on, terms.cutoff_hour),
  }
}
