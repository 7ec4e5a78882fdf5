/** Whether it is a day of the calendar, `YYYY-MM-DD`. JavaScript takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
