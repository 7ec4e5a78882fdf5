import { invalidField } from '#shop-api/http/api-error.ts'
import { isShownAt, type Publication as Dates } from '#shop-api/db/is-shown.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { Publication } from '#contract/shapes/admin.ts'

/** The dates of an input; see `publicationInput` of the contract. */
export interface DateInput {
  is_draft?: boolean | undefined
  published_at?: string | null | undefined
  close_at?: string | null | undefined
}

/**
 * When a thing shows after a save. «At once» (null) is now for what did not show yet and leaves the date of what did.
 * @throws ApiError 422 when it would be over before it begins
 */
export function toDates(input: DateInput, before: Dates | undefined, now: Date): Dates {
  const kept = before ? before.published_at : now
  const at_once = before && isShownAt(before, now) ? before.published_at : now
  const published_at =
    input.published_at === undefined
      ? kept
      : input.published_at === null
        ? at_once
        : new Date(input.published_at)
  const close_at =
    input.close_at === undefined
      ? (before?.close_at ?? null)
      : input.close_at === null
        ? null
        : new Date(input.close_at)
  if (close_at && published_at && close_at <= published_at) {
    throw invalidField('close_at', 'min_date', EDITOR_ERRORS.close_before_open)
  }
  return { is_draft: input.is_draft ?? before?.is_draft ?? false, published_at, close_at }
}

/** The word for a thing's state between draft and over. */
export function toPublication({ is_draft, published_at, close_at }: Dates, now: Date): Publication {
  if (is_draft) return 'draft'
  if (close_at && close_at <= now) return 'closed'
  return published_at && published_at > now ? 'scheduled' : 'published'
}

/** What every entry says of its dates. */
export function toPublicationFields(row: Dates & { id: number; version: number }, now: Date) {
  return {
    id: row.id,
    version: row.version,
    publication: toPublication(row, now),
    is_draft: row.is_draft,
    published_at: row.published_at?.toISOString() ?? null,
    close_at: row.close_at?.toISOString() ?? null,
  }
}
