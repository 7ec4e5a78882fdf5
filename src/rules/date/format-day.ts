import { getWeekday } from './japan-time.ts'

/** A calendar day `YYYY-MM-DD` as shoppers read it: `YYYY.MM.DD` (behaviour 5.13). */
export function formatDay(day: string): string {
  return day.replaceAll('-', '.')
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

/** `2026.11.24（火）`: a day to be at home on. */
export function formatDayWithWeekday(day: string): string {
  return `${formatDay(day)}（${WEEKDAYS[getWeekday(day)] ?? ''}）`
}
