import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { declareKind, plainListQuery } from '../declare-kind.ts'
import {
  AdminBikeSchema,
  AdminFitmentSchema,
  BikeInputSchema,
  FitmentInputSchema,
} from '../shapes/admin-bikes.ts'

const area = 'catalogue'

/** Bikes, and which variations go on them. */
export const adminBikeCalls = declareCalls({
  ...declareKind('bikes', {
    area,
    things: 'bikes, by maker, model and years',
    entry: AdminBikeSchema,
    input: BikeInputSchema,
    query: plainListQuery,
  }),
  ...declareKind('fitments', {
    area,
    things: 'fitments of variations with bikes',
    entry: AdminFitmentSchema,
    input: FitmentInputSchema,
    query: z.extend(plainListQuery, {
      /** Those of one product. */
      product_key: z.optional(z.string()),
      /** Those with one bike. */
      bike_key: z.optional(z.string()),
    }),
  }),
})
