import * as z from 'zod/mini'
import {
  id,
  instant,
  key,
  PictureSchema,
  ReferenceSchema,
  richText,
  textOrNull,
  version,
  yen,
} from './fields.ts'
import { FitKindSchema, FitmentSchema } from './bikes.ts'
import { GoodsContentSchema, month } from './goods-content.ts'
import { lines, optionalText, text } from './input.ts'
import { orderUnits } from './order-units.ts'
import { ProductQuestionSchema } from './product-question.ts'

/** Coarse stock, safe to publish: あり・残りわずか・なし (architecture «What is published and what is live»). */
export const StockStateSchema = z.enum(['in_stock', 'few', 'none'])
export type StockState = z.infer<typeof StockStateSchema>

/** One sellable article: a model in one colour and size, with its own part number, price and stock. */
export const ProductVariationSchema = z.object({
  id: id(),
  /** Part number; unique in a channel. */
  code: z.string(),
  name: z.string(),
  /** One value for each of the model's axes, in their order. */
  options: z.array(z.string()),
  unit_price: yen(),
  /** Price before a reduction; null when there is none. */
  list_price: z.nullable(yen()),
  stock_state: StockStateSchema,
  /** Pieces one order may take now, 0 when sold out; a multiple of its step; never the exact stock above what one order may take. */
  max_quantity: z.int(),
  jan_code: textOrNull(),
  pictures: z.array(PictureSchema),
  content: z.optional(GoodsContentSchema),
  ...orderUnits,
})
export type ProductVariation = z.infer<typeof ProductVariationSchema>

/** What a card in a list needs. `key` is the {resourceKey} of its page. */
export const ProductSummarySchema = z.object({
  id: id(),
  key: key(),
  name: z.string(),
  catch_copy: z.string(),
  /** Part number of the first variation. */
  code: z.string(),
  maker: z.nullable(ReferenceSchema),
  brand: z.nullable(ReferenceSchema),
  category: z.nullable(ReferenceSchema),
  tags: z.array(ReferenceSchema),
  /** Lowest and highest price over the variations. */
  unit_price: yen(),
  max_unit_price: yen(),
  list_price: z.nullable(yen()),
  /** Percent. */
  tax_rate: z.union([z.literal(8), z.literal(10)]),
  /** Ours: content of the variation `unit_price` is for; absent where nobody measures it. */
  content: z.optional(GoodsContentSchema),
  /** Ours: how long it keeps, e.g. `お届けから冷蔵で5日`; absent where it does not matter. */
  best_before: z.optional(z.string()),
  /** Ours: the month it comes out; absent for what is out. */
  release_month: z.optional(month()),
  stock_state: StockStateSchema,
  variation_count: z.int(),
  /** Its variations, for lists one orders from; absent where there is only one. */
  variations: z.optional(
    z.array(
      z.object({
        id: id(),
        code: z.string(),
        /** Its options, e.g. `M / 10双`. */
        name: z.string(),
        unit_price: yen(),
        stock_state: StockStateSchema,
        ...orderUnits,
      }),
    ),
  ),
  /** Present when there is one variation only, so that a card can put it into the cart. */
  single_product_id: z.nullable(id()),
  /** Ours: of the only variation; absent where there are several. */
  ...orderUnits,
  picture: z.nullable(PictureSchema),
  review_count: z.int(),
  /** Mean of the stars, one decimal; null without reviews. */
  review_average: z.nullable(z.number()),
  is_new: z.boolean(),
  is_giftable: z.boolean(),
  is_favorite: z.boolean(),
  updated_at: instant(),
  version: version(),
})
export type ProductSummary = z.infer<typeof ProductSummarySchema>

export const ReviewSchema = z.object({
  id: id(),
  product_id: id(),
  nickname: z.string(),
  title: z.string(),
  body: z.string(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  created_at: instant(),
})
export type Review = z.infer<typeof ReviewSchema>

export const ReviewInputSchema = z.object({
  nickname: optionalText(30),
  title: text(60),
  body: lines(2000),
  rating: ReviewSchema.shape.rating,
})
export type ReviewInput = z.input<typeof ReviewInputSchema>

/** One product model with everything its page shows. */
export const ProductSchema = z.extend(ProductSummarySchema, {
  description: richText(),
  specs: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Rows of cells, the first row is the heading; null when sizes do not matter. */
  size_table: z.nullable(z.array(z.array(z.string()))),
  pictures: z.array(PictureSchema),
  /** From the top category down to this product's own. */
  category_path: z.array(ReferenceSchema),
  categories: z.array(ReferenceSchema),
  product_model: z.object({
    id: id(),
    name: z.string(),
    /** Names of the variation axes, e.g. カラー, サイズ. */
    axes: z.array(z.string()),
    products: z.array(ProductVariationSchema),
  }),
  /** Ours: whether a name can be sewn on it; absent when not. */
  is_embroiderable: z.optional(z.literal(true)),
  published_at: instant(),
  /** Ours: how it is judged for a bike; absent where bikes do not matter. */
  fit_kind: z.optional(FitKindSchema),
  /** Ours: its rank in the recommended order, small first. */
  position: z.optional(z.int()),
  /** Only with `include`: see GET /v1/products/{resourceKey}. */
  recommend: z.optional(z.array(ProductSummarySchema)),
  accessories: z.optional(z.array(ProductSummarySchema)),
  reviews: z.optional(z.array(ReviewSchema)),
  /** Ours: what it is said to go on or not, by maker, model and years. */
  fitments: z.optional(z.array(FitmentSchema)),
  questions: z.optional(z.array(ProductQuestionSchema)),
})
export type Product = z.infer<typeof ProductSchema>

/** Counts for the filters of a list. */
export const FacetSchema = z.object({
  name: z.enum(['category', 'maker', 'brand', 'tag', 'price', 'stock']),
  values: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
})
export type Facet = z.infer<typeof FacetSchema>

export const ProductSortSchema = z.enum(['recommended', 'new', 'price_asc', 'price_desc', 'review', 'name'])
export type ProductSort = z.infer<typeof ProductSortSchema>
