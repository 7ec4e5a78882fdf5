import type { LiveLoader } from 'astro/loaders'
import { requireContext } from '#src/site/render-context.server.ts'
import type { JapanDay } from '#src/rules/date/japan-time.ts'
import { toExpiryTag } from '#src/site/expiry-tag.ts'
import { encodeTag } from './encode-tag.ts'
import { type Listing, toListingTags } from './listing-tags.ts'

/** What a loader found: the data, and what it shows as `type:key` (the site is put before it, architecture, law 4). */
export interface Found<Data> {
  data: Data
  tags: string[]
  /** For an entry that stands in lists: which, and where in them. */
  listing?: Listing
  /** Day in Japan from which it is out of date by itself. Its pages are rendered again that day. */
  expires_on?: JapanDay
  /** ISO instant of the last edit, when the entry is what a page is about: its `lastmod` in the sitemap. */
  updated_at?: string | undefined
}

/**
 * A live collection read entry by entry. `load` answers undefined when there is no such entry;
 * whatever it throws is returned as the entry's error, never thrown (architecture «Rooms»).
 */
export function createEntryLoader<Data extends object, Filter extends object = { id: string }>(
  name: string,
  load: (filter: Filter) => Promise<Found<Data> | undefined>,
): LiveLoader<Data & Record<string, unknown>, Filter & Record<string, unknown>> {
  return {
    name,
    async loadEntry({ filter }) {
      try {
        const found = await load(filter as Filter)
        if (!found) return undefined
        const site = requireContext().site.name
        const tags = [
          ...found.tags,
          ...(found.listing ? toListingTags(found.listing) : []),
          ...(found.expires_on === undefined ? [] : [toExpiryTag(found.expires_on)]),
        ]
        const lastModified =
          found.updated_at === undefined ? {} : { lastModified: new Date(found.updated_at) }
        return {
          id: JSON.stringify(filter),
          data: found.data as Data & Record<string, unknown>,
          cacheHint: { tags: tags.map((tag) => `${site}:${encodeTag(tag)}`), ...lastModified },
        }
      } catch (error) {
        return { error: error instanceof Error ? error : new Error(String(error)) }
      }
    },
    async loadCollection() {
      return { error: new Error(`${name} is read entry by entry: use getLiveEntry.`) }
    },
  }
}
