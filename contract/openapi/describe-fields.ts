import { describeField } from '../field-descriptions/describe-field.ts'
import type { JsonSchema } from '../openapi-schemas.ts'

export const propertiesOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>

/** The same schema with what each of its fields means. */
export function describeFields(schema: JsonSchema, place: string): JsonSchema {
  const deeper = (one: unknown): unknown =>
    Array.isArray(one)
      ? one.map(deeper)
      : typeof one === 'object' && one !== null
        ? describeFields(one as JsonSchema, place)
        : one
  const described = Object.fromEntries(Object.entries(schema).map(([word, value]) => [word, deeper(value)]))
  if (typeof schema.properties !== 'object') return described
  described['properties'] = Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([field, one]) => [
      field,
      { ...describeFields(one, place), description: describeField(field, place) },
    ]),
  )
  return described
}
