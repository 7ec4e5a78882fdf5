import { ApiError } from '#src/api/api-error.ts'

/** The API says that there is no such thing, as opposed to failing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
