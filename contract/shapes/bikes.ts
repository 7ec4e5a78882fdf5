import * as z from 'zod/mini'
import { id, key, ReferenceSchema, textOrNull, version } from './fields.ts'

/**
 * What a shop says of a variation and a bike. `fits`: it goes on. `needs_work`: with work that the note tells. `ask`: the shop
 * looks it up. `unfit`: it does not, the note tells why.
 */
export const FitmentStateSchema = z.enum(['fits', 'needs_work', 'ask', 'unfit'])
export type FitmentState = z.infer<typeof FitmentStateSchema>

/**
 * How a product is judged for a bike it has no fitment with. `none`: bikes do not matter, e.g. to a tool. `universal`: it goes
 * on. `ask`: the shop looks it up. `listed`: it does not go on; only those of its fitments count.
 */
export const FitKindSchema = z.enum(['none', 'universal', 'ask', 'listed'])
export type FitKind = z.infer<typeof FitKindSchema>

const named = z.extend(ReferenceSchema, { name_kana: z.string() })

/** One generation of a motorcycle, as a shopper chooses it: maker, model, years. */
export const BikeSchema = z.object({
  id: id(),
  key: key(),
  maker: named,
  model: named,
  year_from: z.int(),
  /** Null while it is sold. */
  year_to: z.nullable(z.int()),
  /** Cubic centimetres; null for electric ones. */
  displacement: z.nullable(z.int()),
  /** Beginnings of its frame numbers. */
  frame_codes: z.array(z.string()),
  version: version(),
})
export type Bike = z.infer<typeof BikeSchema>

/** A model of a maker of bikes with its generations, the newest first. */
export const BikeModelSchema = z.object({
  maker: named,
  model: named,
  displacement: z.nullable(z.int()),
  bikes: z.array(BikeSchema),
  /** Products with a fitment for any of them that is not `unfit`. */
  product_count: z.int(),
})
export type BikeModel = z.infer<typeof BikeModelSchema>

/** Of a product or of one of its variations, for one bike. `none`: bikes do not matter to it. */
export const JudgementSchema = z.enum([...FitmentStateSchema.options, 'none'])
export type Judgement = z.infer<typeof JudgementSchema>

/** What is said of a product and a bike. A product that fits by one of its variations fits. */
export const ProductJudgementSchema = z.object({
  /** {resourceKey} of the product. */
  key: z.string(),
  state: JudgementSchema,
  note: textOrNull(),
  /** Each variation by itself. */
  products: z.array(z.object({ id: id(), state: JudgementSchema, note: textOrNull() })),
})
export type ProductJudgement = z.infer<typeof ProductJudgementSchema>

/** A row of the table of bikes a product page shows. */
export const FitmentSchema = z.object({
  bike: z.pick(BikeSchema, { key: true, maker: true, model: true, year_from: true, year_to: true }),
  state: FitmentStateSchema,
  note: textOrNull(),
  /** The variations it is said of. */
  product_ids: z.array(id()),
})
export type Fitment = z.infer<typeof FitmentSchema>
