import * as z from 'zod/mini'
import { id, instant } from './fields.ts'
import { text } from './input.ts'
import { ProductSummarySchema } from './product.ts'

/**
 * Here and in bookmarks and requests `product_id` is `Product.id`, the model; in the cart it is the
 * variation.
 */
const productEntry = {
  id: id(),
  product_id: id(),
  /** With `is_favorite`; null when it is no longer sold. */
  product: z.nullable(ProductSummarySchema),
}

/** A product page someone looked at; 10 are kept (behaviour 8.5). */
export const ProductHistorySchema = z.object({ ...productEntry, viewed_at: instant() })
export type ProductHistory = z.infer<typeof ProductHistorySchema>

/** A search, as it can be repeated; `product` is the first thing it found. */
export const ProductSearchHistorySchema = z.object({
  id: id(),
  q: z.string(),
  /** The other parameters of the list, as in its address. */
  params: z.record(z.string(), z.string()),
  product_id: z.nullable(id()),
  product: z.nullable(ProductSummarySchema),
  searched_at: instant(),
})
export type ProductSearchHistory = z.infer<typeof ProductSearchHistorySchema>

/** Posted only when the word is more than spaces (behaviour 8.6). */
export const ProductSearchInputSchema = z.object({
  q: text(100),
  params: z.optional(z.record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(200)))),
})

export const BookmarkSchema = z.object({ ...productEntry, created_at: instant() })
export type Bookmark = z.infer<typeof BookmarkSchema>

/** «Tell me when it is back»; `product_id` is the variation asked for, as in the cart. */
export const ProductRequestSchema = z.object({
  ...productEntry,
  variation_name: z.string(),
  status: z.enum(['waiting', 'notified', 'closed']),
  requested_at: instant(),
})
export type ProductRequest = z.infer<typeof ProductRequestSchema>

export const LoginHistorySchema = z.object({
  id: id(),
  logged_in_at: instant(),
  result: z.enum(['success', 'failure']),
  /** `password`, `sync-channel` or the provider of a social login. */
  method: z.string(),
  /** The last part is hidden. */
  ip_address: z.string(),
  /** In words, e.g. `Chrome（Android）`. */
  device: z.string(),
})
export type LoginHistory = z.infer<typeof LoginHistorySchema>
