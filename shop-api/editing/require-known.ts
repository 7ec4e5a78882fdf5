import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

/** @param label what one is called @throws ApiError 422 at the field, for one that the shop does not have */
export function requireKnown(
  field: string,
  ids: readonly number[],
  known: readonly { id: number }[],
  label: string,
): void {
  if (ids.some((id) => !known.some((one) => one.id === id)))
    throw invalidField(field, 'choice', EDITOR_ERRORS.unknown(label))
}
