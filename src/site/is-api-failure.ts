/** Errors of src/api: the API was not reached, or answered against the contract. */
const UNREACHED = ['ApiUnreachableError']
const FAILURES = ['ApiError', 'ApiShapeError', ...UNREACHED]

/** Whether the API is the cause, however deep. The other possible cause is the code of a page. */
export const isApiFailure = (error: unknown): boolean => isCausedBy(error, FAILURES)

/** Whether the API gave no answer at all, however deep. */
export const isApiUnreached = (error: unknown): boolean => isCausedBy(error, UNREACHED)

function isCausedBy(error: unknown, names: string[]): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (names.includes(one.name)) return true
  return false
}
