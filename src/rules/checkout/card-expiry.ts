import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { normaliseDigits } from '#src/rules/input/to-half-width.ts'

/** `YYYYMM` (behaviour 5.15) from what people type off their card: `08/29`, `0829`, `8/29`, `08/2029`, `202908`. */
export function toCardExpiry(text: string): string {
  const typed = normaliseDigits(text).replace('／', '/')
  const found = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(typed)
  if (/^20\d{2}(?:0[1-9]|1[0-2])$/.test(typed) || !found) return typed
  const [, month = '', year = ''] = found
  return `20${year}${month.padStart(2, '0')}`
}

/** A month that exists and is not over; a card is good until the last day of it. `now_month` is `YYYYMM`. */
export function isCardExpiryValid(expiry: string, now_month: string): boolean {
  return /^20\d{2}(?:0[1-9]|1[0-2])$/.test(expiry) && expiry >= now_month
}

/** The month of an instant in Japan, `YYYYMM`, to compare expiries with. */
export function toCardMonth(now: Date): string {
  return toJapanDay(now).slice(0, 7).replace('-', '')
}
