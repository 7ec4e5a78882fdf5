import { ApiError } from '#shop-api/http/api-error.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

/** @throws ApiError 409 when somebody else saved since `seen` */
export function requireVersion(seen: number | undefined, current: number): void {
  if (seen !== undefined && seen !== current)
    throw new ApiError(409, { code: 'admin.version_conflict', message: EDITOR_ERRORS.conflict })
}
