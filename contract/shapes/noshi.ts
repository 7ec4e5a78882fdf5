import * as z from 'zod/mini'
import { NOSHI_AFFILIATION_MAX, NOSHI_NAME_LINES, NOSHI_NAME_MAX, NOSHI_TITLE_MAX } from '../gift-limits.ts'
import { text } from './input.ts'

/** Cords: a bow may be tied again and again, a knot once; `plain` is paper without cords. */
export const MizuhikiSchema = z.enum([
  'red_white_bow',
  'red_white_knot',
  'black_white_knot',
  'yellow_white_knot',
  'plain',
])
export type Mizuhiki = z.infer<typeof MizuhikiSchema>

/** Under the wrapping (内のし) or over it (外のし). */
export const NoshiPlacementSchema = z.enum(['inner', 'outer'])
export type NoshiPlacement = z.infer<typeof NoshiPlacementSchema>

/** The noshi paper of a gift, as it is shown. */
export const NoshiSchema = z.object({
  /** Null where it was written before cords and place were asked for. */
  mizuhiki: z.nullable(MizuhikiSchema),
  placement: z.nullable(NoshiPlacementSchema),
  /** Purpose above the cords, e.g. 内祝. */
  title: z.string(),
  /** Lines below the cords, from the right; empty for none. */
  names: z.array(z.string()),
  /** Ours: company or title, written small on the right of the names; absent for none. */
  affiliation: z.optional(z.string()),
})
export type Noshi = z.infer<typeof NoshiSchema>

/** The paper as a shopper asks for it. Cords that would be wrong for the purpose are refused. */
export const NoshiInputSchema = z.object({
  mizuhiki: MizuhikiSchema,
  placement: NoshiPlacementSchema,
  title: text(NOSHI_TITLE_MAX),
  names: z.array(text(NOSHI_NAME_MAX)).check(z.maxLength(NOSHI_NAME_LINES)),
  affiliation: z.optional(text(NOSHI_AFFILIATION_MAX)),
})
export type NoshiInput = z.infer<typeof NoshiInputSchema>
