/** Errors of src/api: the API was not reached, or answered against the contract. */
const names = new Set(['ApiError', 'ApiShapeError', 'ApiUnreachableError'])

/** Whether the API is the cause, however deep. The other possible cause is the code of a page. */
export function isApiFailure(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (names.has(one.name)) return true
  return false
}
