import * as z from 'zod/mini'

/** In what pieces something is ordered (ours). */
export const orderUnits = {
  /** Quantities are multiples of it; absent: any quantity. */
  order_multiple: z.optional(z.int().check(z.gte(2))),
  /** Pieces of a whole carton; absent where none is sold. */
  carton_quantity: z.optional(z.int().check(z.gte(2))),
}
