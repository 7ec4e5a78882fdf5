import type { Values } from './entry.ts'

/** The fields of those names that a file says something of. */
export const pickValues = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))
