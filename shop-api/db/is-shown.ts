import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Columns that say when a thing shows: `publicationColumns()` of the schema. */
export interface PublicationTable {
  is_draft: PgColumn
  published_at: PgColumn
  close_at: PgColumn
}

/** Condition: shoppers see it at that moment. The same rule as `isShownAt`. */
export function isShown({ is_draft, published_at, close_at }: PublicationTable, now: Date): SQL | undefined {
  return and(
    eq(is_draft, false),
    // A column that is never null needs no null check, and then its index is used.
    published_at.notNull ? lte(published_at, now) : or(isNull(published_at), lte(published_at, now)),
    or(isNull(close_at), gt(close_at, now)),
  )
}

export interface Publication {
  is_draft: boolean
  published_at: Date | null
  close_at: Date | null
}

/** Whether shoppers see it at that moment; `close_at` itself is already too late. */
export function isShownAt({ is_draft, published_at, close_at }: Publication, now: Date): boolean {
  return !is_draft && (published_at === null || published_at <= now) && (close_at === null || close_at > now)
}
