import { ApiError } from '#src/api/api-error.ts'

/** Whether the API said that there is no such thing, rather than failing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
