import type { Tx } from '#shop-api/db/db.ts'
import { promiseDelivery } from '#shop-api/cart/delivery-wishes.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import type { SellingTerms } from '#shop-api/cart/selling-terms.ts'
import { type BusinessCalendar, getBusinessDayFrom, isBusinessDay } from '#src/rules/date/business-days.ts'
import { addDays, type JapanDay, toJapanDay } from '#src/rules/date/japan-time.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'

/** Where a parcel goes and when it is wished for. */
interface Wish {
  prefecture: string
  delivery_date: JapanDay | null
}

/** Most days a shop is looked back over for one on which it works. */
const MOST_BACK = 10

/** Day by which an order has to leave to keep every wish; null while nobody knows where it goes. */
export async function findShipBy(
  tx: Tx,
  { channel_id, now }: { channel_id: number; now: Date },
  wishes: readonly Wish[],
): Promise<JapanDay | null> {
  if (wishes.length === 0) return null
  const terms = await loadSellingTerms(tx, channel_id)
  return wishes.map((wish) => toDay(terms, wish, now)).sort()[0] ?? null
}

/** Day on which what waits to leave is handed over: when it has to leave, or, once that is over, the next day the shop works. */
export function findShippingDay(
  calendar: BusinessCalendar,
  ship_by: JapanDay | null,
  today: JapanDay,
): JapanDay {
  return getBusinessDayFrom(calendar, ship_by !== null && ship_by > today ? ship_by : today)
}

function toDay(terms: SellingTerms, { prefecture, delivery_date }: Wish, now: Date): JapanDay {
  const today = toJapanDay(now)
  const soonest = promiseDelivery(terms, prefecture, now)?.ships_on ?? today
  if (delivery_date === null) return soonest
  const transit = terms.transit_days_by_region[getRegion(prefecture) ?? ''] ?? 1
  const latest = addDays(delivery_date, -transit)
  for (let back = 0; back < MOST_BACK; back += 1) {
    const day = addDays(latest, -back)
    if (day <= soonest) return soonest
    if (isBusinessDay(terms.dispatch.calendar, day)) return day
  }
  return latest
}
