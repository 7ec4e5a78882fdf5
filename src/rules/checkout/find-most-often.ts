/** The first of those that occur most often, and how often. */
export function findMostOften<T>(values: readonly T[]): { value: T; count: number } | undefined {
  const groups = [...Map.groupBy(values, (value) => JSON.stringify(value)).values()]
  const [most] = groups.toSorted((one, other) => other.length - one.length)
  return most && { value: most[0]!, count: most.length }
}

/** The card most wear; one that a single person has is theirs. */
export function findCommonMessage(messages: readonly (string | null)[]): string | null {
  const most = findMostOften(messages)
  return most && (most.count > 1 || messages.length === 1) ? most.value : null
}
