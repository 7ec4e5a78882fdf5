/**
 * Tag of a page that shows only what a thing's card says. The page is rendered again when the card differs
 * (listing-tags.ts), or when the thing comes or goes. `type:key` alone tags pages that show all of it.
 */
export function toCardTag(type: string, key: string): string {
  return `card:${type}:${key}`
}
