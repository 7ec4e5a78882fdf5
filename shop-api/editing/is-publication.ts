import { and, eq, gt, lte, not, type SQL } from 'drizzle-orm'
import type { Publication } from '#contract/shapes/admin.ts'
import { isShown, type PublicationTable } from '#shop-api/db/is-shown.ts'

/** Condition: the thing has this state of publication now. The same rule as `toPublication`. */
export function isPublication(
  table: PublicationTable,
  publication: Publication | undefined,
  now: Date,
): SQL | undefined {
  const isPublished = eq(table.is_draft, false)
  switch (publication) {
    case undefined:
      return undefined
    case 'draft':
      return not(isPublished)
    case 'closed':
      return and(isPublished, lte(table.close_at, now))
    case 'scheduled':
      return and(isPublished, gt(table.published_at, now))
    case 'published':
      return isShown(table, now)
  }
}
