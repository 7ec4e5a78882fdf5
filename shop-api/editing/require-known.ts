import { invalidField } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

/** @param label word for such a thing @throws ApiError 422 at the field, when the shop does not have it */
export function requireKnown(
  field: string,
  ids: readonly number[],
  known: readonly { id: number }[],
  label: string,
): void {
  if (ids.some((id) => !known.some((one) => one.id === id)))
    throw invalidField(field, 'choice', EDITOR_ERRORS.unknown(label))
}
