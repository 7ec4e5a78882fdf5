/** Whether a thing says all that already. */
export function isSame(present: object, input: object): boolean {
  return Object.entries(input).every(
    ([field, value]) =>
      JSON.stringify(toPlain(value)) === JSON.stringify(toPlain(Reflect.get(present, field))),
  )
}

/** The same order of fields, whoever wrote it. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, toPlain(one)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
