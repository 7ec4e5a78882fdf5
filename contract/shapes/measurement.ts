import * as z from 'zod/mini'
import { id, instant } from './fields.ts'
import { optionalLines, optionalText, text } from './input.ts'
import { decimal } from './rules.ts'

/** What a measurement is for: each has its own set of values and its own limit of entries (x-limit). */
export const MeasurementPurposeSchema = z.enum(['body', 'helmet', 'glove', 'foot'])
export type MeasurementPurpose = z.infer<typeof MeasurementPurposeSchema>

/** One point of a member's time series. */
export const MeasurementSchema = z.object({
  id: id(),
  purpose: MeasurementPurposeSchema,
  /** Who was measured, when it is not the member. */
  name: z.string(),
  /** Centimetres, but `weight` in kilogrammes; e.g. `height`, `chest`, `head`. */
  values: z.record(z.string(), z.number()),
  note: z.string(),
  measured_at: instant(),
})
export type Measurement = z.infer<typeof MeasurementSchema>

export const MeasurementInputSchema = z.object({
  name: z.optional(optionalText(50)),
  values: z.record(text(30), z.number().check(z.positive(), z.lte(999), decimal(1))),
  note: z.optional(optionalLines(200)),
})
export type MeasurementInput = z.input<typeof MeasurementInputSchema>
