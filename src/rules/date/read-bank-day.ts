import { isCalendarDay } from './is-calendar-day.ts'
import type { JapanDay } from './japan-time.ts'

/** The years a Japanese era's first year follows. */
const ERAS: Record<string, number> = { R: 2018, 令和: 2018, H: 1988, 平成: 1988 }
const LATEST_ERA = 2018

/**
 * A day as banks write it: `2026/11/20`, `2026年11月20日`, `20261120`, `R8.11.20`, `令和8年11月20日`. Of `26/11/20`, `8.11.20` and `081120`
 * nobody says whether they count from 2000 or by the era; the day nearer to today is meant.
 * @returns undefined for what is no day
 */
export function readBankDay(text: string, today: JapanDay): JapanDay | undefined {
  const typed = text.normalize('NFKC').replace(/\s/g, '').replace('元年', '1年')
  const long =
    /^([12][0-9]{3})([0-9]{2})([0-9]{2})$/.exec(typed) ??
    /^([12][0-9]{3})[-/.年]([0-9]{1,2})[-/.月]([0-9]{1,2})日?(?:[T(0-9].*)?$/.exec(typed)
  if (long) return toDay(Number(long[1]), long[2], long[3])
  const era = /^([RH]|令和|平成)([0-9]{1,2})[-/.年]([0-9]{1,2})[-/.月]([0-9]{1,2})日?$/i.exec(typed)
  if (era) return toDay((ERAS[era[1]!.toUpperCase()] ?? 0) + Number(era[2]), era[3], era[4])
  const short =
    /^([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(typed) ??
    /^([0-9]{1,2})[-/.年]([0-9]{1,2})[-/.月]([0-9]{1,2})日?$/.exec(typed)
  if (!short) return undefined
  const days = [2000, LATEST_ERA].flatMap(
    (first) => toDay(first + Number(short[1]), short[2], short[3]) ?? [],
  )
  return days.toSorted((a, b) => countApart(a, today) - countApart(b, today))[0]
}

function toDay(year: number, month = '', date = ''): JapanDay | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(day) ? day : undefined
}

const countApart = (one: JapanDay, other: JapanDay) => Math.abs(Date.parse(one) - Date.parse(other))
