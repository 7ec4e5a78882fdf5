/** How a page says that it is out of date from a day in Japan on (without the site): `until:2026-12-01`. */
const PREFIX = 'until:'

/** @param day `YYYY-MM-DD` */
export function toExpiryTag(day: string): string {
  return PREFIX + day
}

/** Tags of pages that are out of date on `day` lie from the first of these to the second, both included. */
export function toExpiredTags(day: string): [string, string] {
  return [PREFIX, toExpiryTag(day)]
}
