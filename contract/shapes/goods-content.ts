import * as z from 'zod/mini'
import { emptyToNull, oneLine } from './input.ts'

/** What the content of a pack is counted in. */
export const ContentUnitSchema = z.enum(['g', 'ml', 'piece', 'sheet'])
export type ContentUnit = z.infer<typeof ContentUnitSchema>

/** How much one piece on sale holds. */
export const GoodsContentSchema = z.object({ amount: z.int().check(z.gte(1)), unit: ContentUnitSchema })
export type GoodsContent = z.infer<typeof GoodsContentSchema>

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Year and month, e.g. `2027-02`. */
export const month = () => z.string().check(z.regex(MONTH))
/** As `month`; null or empty for none. */
export const monthOrNone = () =>
  emptyToNull(
    z.string().check(
      oneLine(),
      z.refine((value) => value === '' || MONTH.test(value)),
    ),
  )
