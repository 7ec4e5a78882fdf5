import * as z from 'zod/mini'
import { id, instant, key } from './fields.ts'
import { ProductSummarySchema } from './product.ts'

/** What can stand in a list. */
export const ListableTableSchema = z.enum(['products'])

/** A member's list of favourites. */
export const UserListSchema = z.object({
  id: id(),
  key: key(),
  name: z.string(),
  /** The list hearts go to. */
  is_default: z.boolean(),
  count: z.int(),
  updated_at: instant(),
})
export type UserList = z.infer<typeof UserListSchema>

export const UserListDetailSchema = z.extend(UserListSchema, {
  /** Only with is_listables=1, newest first. */
  listables: z.optional(
    z.array(
      z.object({
        id: id(),
        table: ListableTableSchema,
        /** Null when the product is no longer sold. */
        product: z.nullable(ProductSummarySchema),
        created_at: instant(),
      }),
    ),
  ),
})
export type UserListDetail = z.infer<typeof UserListDetailSchema>

/** Things to put into a list or to take out of it. */
export const ListableInputSchema = z.object({
  table: ListableTableSchema,
  ids: z.array(id()).check(z.minLength(1), z.maxLength(100)),
})
