import { getWeekday, type JapanDay } from './japan-time.ts'

/** `11月24日（火）`: how a day is written for somebody who waits for a parcel. */
export function spellDay(day: JapanDay): string {
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日（${'日月火水木金土'[getWeekday(day)]}）`
}
