import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import {
  done,
  id,
  instant,
  listQuery,
  numberQuery,
  pagingQuery,
  PictureSchema,
  ReferenceSchema,
  switchQuery,
  textOrNull,
  wordSwitchQuery,
} from '../shapes/fields.ts'
import { email } from '../shapes/input.ts'
import { ProductSearchInputSchema } from '../shapes/member-history.ts'
import {
  FacetSchema,
  ProductSchema,
  ProductSortSchema,
  ProductSummarySchema,
  ReviewInputSchema,
  ReviewSchema,
} from '../shapes/product.ts'

const heading = 'Products'
/** The mark as it is now. */
const FavoriteSchema = z.object({ is_favorite: z.boolean() })
const include = z.optional(listQuery())

/** Filters of a product list. Several values of one filter are «or», several filters are «and». */
export const productFilterQuery = {
  q: z.optional(z.string().check(z.maxLength(100))),
  category: z.optional(z.string()),
  /** With `category`: products of the categories below it too (behaviour 3.7). */
  child: z.optional(wordSwitchQuery()),
  maker: z.optional(listQuery()),
  brand: z.optional(listQuery()),
  tag: z.optional(listQuery()),
  /** Yen, tax included. */
  price_from: z.optional(numberQuery()),
  price_to: z.optional(numberQuery()),
  /** Only what can be bought now. */
  in_stock: z.optional(switchQuery()),
  /** Key of a bike (ours): leaves out what does not go on it. What bikes do not matter to stays. */
  bike: z.optional(z.string()),
  /** Keys of bikes (ours): only products with a fitment for one of them, other than `unfit`. */
  made_for: z.optional(listQuery()),
  /** Keys of products, answered in this order. */
  keys: z.optional(listQuery()),
  sort: z.optional(ProductSortSchema),
}

export const productCalls = declareCalls({
  'GET /v1/products': {
    heading,
    summary: 'A list of products; 15 a page. With is_detail=1 every entry is a whole Product.',
    auth: 'visitor',
    query: z.object({
      ...productFilterQuery,
      ...pagingQuery,
      is_detail: z.optional(switchQuery()),
      /** With is_detail: any of recommend, accessories, reviews, questions, fitments (ours: one round trip for a publish). */
      include,
      /** Adds `facets` with counts. */
      facets: z.optional(switchQuery()),
    }),
    response: z.object({
      data: z.array(z.union([ProductSchema, ProductSummarySchema])),
      facets: z.optional(z.array(FacetSchema)),
    }),
    headers: ['paged'],
  },
  'GET /v1/products/{resourceKey}': {
    heading,
    summary: 'One product by key.',
    auth: 'visitor',
    query: z.object({ include }),
    response: ProductSchema,
  },
  'GET /v1/products/{resourceKey}/recommend': {
    heading,
    summary: 'Products that go well with it or resemble it.',
    auth: 'visitor',
    query: z.object({ per: pagingQuery.per }),
    response: z.object({ data: z.array(ProductSummarySchema) }),
  },
  'GET /v1/products/{resourceKey}/accessories': {
    heading,
    summary: 'Parts sold with it, by key.',
    auth: 'visitor',
    response: z.object({ data: z.array(ProductSummarySchema) }),
  },
  'POST /v1/products/{resourceKey}/likes': {
    heading,
    summary: 'Makes a product a favourite. Twice is no error.',
    auth: 'member',
    response: FavoriteSchema,
    errors: ['user_list.full'],
  },
  'DELETE /v1/products/{resourceKey}/likes': {
    heading,
    summary: 'Takes a favourite back. Twice is no error.',
    auth: 'member',
    response: FavoriteSchema,
  },
  'POST /v1/product-requests': {
    heading,
    summary: 'Asks to be told when a variation is back; a visitor gives an address.',
    auth: 'visitor',
    body: z.object({ product_id: id(), email: z.optional(email()) }),
    response: done(),
    errors: ['product_request.in_stock', 'product_request.already_waiting', 'product_request.email_needed'],
  },
  'POST /v1/product-search-histories': {
    heading,
    summary: 'Keeps a search of a member.',
    auth: 'member',
    body: ProductSearchInputSchema,
    response: done(),
  },
  'GET /v1/products/{resourceKey}/reviews': {
    heading,
    summary: 'Reviews, newest first.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(ReviewSchema) }),
    headers: ['paged'],
  },
  'POST /v1/products/{product_id}/reviews': {
    heading,
    summary: 'Writes a review of something bought; shown once the shop has read it.',
    auth: 'member',
    params: z.object({ product_id: z.coerce.number().check(z.int(), z.positive()) }),
    body: ReviewInputSchema,
    response: z.object({ id: id(), is_published: z.boolean() }),
    errors: ['review.not_bought', 'review.already_written'],
  },
  'GET /v1/categories/hierarchy': {
    heading,
    summary: 'The category tree of products or of inquiries.',
    auth: 'public',
    query: z.object({ table: z.enum(['products', 'inquiries']) }),
    response: z.object({
      /** Depth first, parents before children. */
      data: z.array(
        z.extend(ReferenceSchema, {
          parent_key: textOrNull(),
          depth: z.int(),
          description: z.string(),
          picture: z.nullable(PictureSchema),
          /** Products here and below. */
          product_count: z.int(),
          /** Ours: of the category itself, not of its products. */
          updated_at: z.optional(instant()),
        }),
      ),
    }),
  },
})
