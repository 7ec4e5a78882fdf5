const MONTHS = ['当月', '翌月', '翌々月']

/** A day of every month. @param day 31 for its last */
export const toDayOfMonth = (day: number): string => (day === 31 ? '月末' : `${day}日`)

/** A day some months later. */
export const toDueDay = (months: number, day: number): string =>
  `${MONTHS[months] ?? `${months}か月後`}${toDayOfMonth(day)}`
