import * as z from 'zod/mini'
import { day, textOrNull } from './fields.ts'

/** A day of the shop's calendar. */
export const BusinessDateSchema = z.object({
  date: day(),
  is_open: z.boolean(),
  /** Parcels leave on this day. */
  is_shipping: z.boolean(),
  /** Name of the holiday or of the shop's own occasion; null on plain days. */
  name: textOrNull(),
})
export type BusinessDate = z.infer<typeof BusinessDateSchema>
