/**
 * Tag of a page that shows of a thing what its card says, and no more: it is rendered again when that differs
 * (listing-tags.ts), or when the thing comes or goes. `type:key` alone is the tag of what shows all of it.
 */
export function toCardTag(type: string, key: string): string {
  return `card:${type}:${key}`
}
