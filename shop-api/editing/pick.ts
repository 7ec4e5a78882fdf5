/** The fields of an input that go into columns as they are; those left out stay. */
export function pick<Input extends object, const Field extends keyof Input>(
  input: Partial<Input>,
  fields: readonly Field[],
): Partial<Pick<Input, Field>> {
  const kept = fields.filter((field) => input[field] !== undefined)
  return Object.fromEntries(kept.map((field) => [field, input[field]])) as Partial<Pick<Input, Field>>
}
