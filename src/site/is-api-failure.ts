/** What src/api throws when the API could not be had or answered what it must not. */
const names = new Set(['ApiError', 'ApiShapeError', 'ApiUnreachableError'])

/** Whether the API is the reason, however deep; the other possible reason is the code of a page. */
export function isApiFailure(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (names.has(one.name)) return true
  return false
}
