/** The fields of an input or a row that have the same names on both sides. Those left out stay out. */
export function pick<Input extends object, const Field extends keyof Input>(
  input: Input,
  fields: readonly Field[],
): Pick<Input, Field> {
  const kept = fields.filter((field) => input[field] !== undefined)
  return Object.fromEntries(kept.map((field) => [field, input[field]])) as Pick<Input, Field>
}
