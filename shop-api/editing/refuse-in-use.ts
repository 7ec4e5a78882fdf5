import { refused } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

/** Of many uses the first are named, the rest counted. */
const NAMED = 5

/** @param uses what uses the thing, in words for the staff @throws ApiError 422 that names them, when there are any */
export function refuseInUse(uses: readonly string[]): void {
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED)
  throw refused('admin.in_use', EDITOR_ERRORS.in_use(named, uses.length - named.length))
}
