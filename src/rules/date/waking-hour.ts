import { toJapanDay, toJapanInstant } from './japan-time.ts'

/** Hours of the day in Japan between which letters nobody asked for just now are written. */
const FROM_HOUR = 7
const UNTIL_HOUR = 21

/** Whether it is no night in Japan: a telephone that rings wakes nobody. */
export function isWakingHour(now: Date): boolean {
  const today = toJapanDay(now)
  return now >= toJapanInstant(today, FROM_HOUR) && now < toJapanInstant(today, UNTIL_HOUR)
}
