import * as z from 'zod/mini'
import { type MeasurementInput, MeasurementInputSchema } from '#contract/shapes/measurement.ts'
import { decimal, requiredWithoutAll } from '#contract/shapes/rules.ts'

const number = z.string().check(
  z.refine<string>((typed) => typed === '' || /^\d+(?:\.\d+)?$/.test(typed)),
  decimal(1),
)

/** Fields hold text; those left empty were not measured. At least one was. */
export function createMeasurementSchema(values: readonly string[]) {
  const shape: Record<string, z.ZodMiniType<string, string>> = { name: z.string(), note: z.string() }
  for (const value of values) shape[value] = number
  const typed = z.object(shape).check(requiredWithoutAll<Record<string, string>>(values))
  return z.pipe(
    z.pipe(
      typed,
      z.transform((fields: Record<string, string>): MeasurementInput => ({
        name: fields['name'] ?? '',
        note: fields['note'] ?? '',
        values: Object.fromEntries(
          values.flatMap((value) => (fields[value] ? [[value, Number(fields[value])]] : [])),
        ),
      })),
    ),
    MeasurementInputSchema,
  )
}
