/** A calendar day `YYYY-MM-DD` as shoppers read it: `YYYY.MM.DD` (behaviour 5.13). */
export function formatDay(day: string): string {
  return day.replaceAll('-', '.')
}
