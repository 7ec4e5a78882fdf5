/** A calendar day `YYYY-MM-DD` as shoppers read it: `YYYY.MM.DD` (spec §9). */
export function formatDay(day: string): string {
  return day.replaceAll('-', '.')
}
