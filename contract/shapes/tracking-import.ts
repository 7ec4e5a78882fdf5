import * as z from 'zod/mini'

/** What became of a file of tracking numbers. */
export const TrackingImportSchema = z.object({
  /** Lines that sent a parcel. */
  shipped: z.int(),
  /** Lines that were taken in before. */
  unchanged: z.int(),
  failures: z.array(z.object({ line: z.int(), column: z.string(), reason: z.string() })),
})
export type TrackingImport = z.infer<typeof TrackingImportSchema>
