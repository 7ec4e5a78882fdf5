import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { keptFields, slug } from './admin-catalogue.ts'
import { FitmentStateSchema } from './bikes.ts'
import { optionalText, text } from './input.ts'

const year = () => z.int().check(z.gte(1900), z.lte(2100))

const bikeFields = {
  key: slug(),
  maker_key: slug(),
  maker_name: text(100),
  maker_kana: optionalText(100),
  model_key: slug(),
  model_name: text(100),
  model_kana: optionalText(100),
  /** First and last year of sale; the last is null while it is sold. */
  year_from: year(),
  year_to: z.nullable(year()),
  /** Cubic centimetres; null for electric ones. */
  displacement: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  /** Beginnings of its frame numbers, e.g. `2BK-RK11`. */
  frame_codes: z.array(text(40)).check(z.maxLength(50)),
}
export const BikeInputSchema = z.object(bikeFields)
export type BikeInput = z.infer<typeof BikeInputSchema>
/** One generation of a motorcycle. */
export const AdminBikeSchema = z.object({
  ...asKept(bikeFields),
  ...keptFields,
  /** Variations said to go on it or not. */
  fitment_count: z.int(),
})
export type AdminBike = z.infer<typeof AdminBikeSchema>

const fitmentFields = {
  /** Part number of the variation. */
  code: text(100),
  bike_key: slug(),
  state: FitmentStateSchema,
  /** What to know before buying, or why it does not go on. */
  note: optionalText(200),
}
export const FitmentInputSchema = z.object(fitmentFields)
export type FitmentInput = z.infer<typeof FitmentInputSchema>
/** Whether a variation goes on a bike. */
export const AdminFitmentSchema = z.object({
  ...asKept(fitmentFields),
  ...keptFields,
  /** {resourceKey} of the product the variation is of. */
  product_key: z.string(),
  /** Name of the variation. */
  product_name: z.string(),
  /** Maker, model and years of the bike. */
  bike_name: z.string(),
})
export type AdminFitment = z.infer<typeof AdminFitmentSchema>
