import * as z from 'zod/mini'
import { PictureSchema, textOrNull } from './fields.ts'

/**
 * Fields people send, as answers carry them. Texts are any text there: what is kept may be older than the rule for new ones, and is
 * answered as it is.
 */
// @__NO_SIDE_EFFECTS__
export function asKept<Shape extends z.core.$ZodShape>(fields: Shape): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, toAnyText(schema)]),
  ) as unknown as Shape
}

const readDef = (schema: z.core.$ZodType) =>
  (schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }).def

/** Days and instants have a form of their own. */
function isFreeText(schema: z.core.$ZodType): boolean {
  const def = readDef(schema)
  return def.type === 'string' && !('format' in def)
}

function toAnyText(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema === PictureSchema) return schema
  if (isFreeText(schema)) return z.string()
  const def = readDef(schema)
  switch (def.type) {
    case 'array':
      return z.array(toAnyText(def.element))
    case 'nullable':
      // Where there may be null there is no empty text.
      return isFreeText(def.innerType) ? textOrNull() : z.nullable(toAnyText(def.innerType))
    case 'optional':
      return z.optional(toAnyText(def.innerType))
    case 'object':
      return z.object(asKept(def.shape))
    default:
      return schema
  }
}
