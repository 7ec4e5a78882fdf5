const DAY_MS = 24 * 60 * 60 * 1000
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000

/** Ten in the morning in Japan, so many days before `now` (0: the last ten o'clock that has been). */
export function daysAgo(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + JAPAN_OFFSET_MS) / DAY_MS) * DAY_MS - JAPAN_OFFSET_MS
  const ten = today + 10 * 60 * 60 * 1000
  return new Date((ten > now.getTime() ? ten - DAY_MS : ten) - days * DAY_MS)
}
