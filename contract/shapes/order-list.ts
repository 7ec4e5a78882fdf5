import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { LINE_PIECES_MAX, ORDER_LIST_LINES_MAX } from '../buying-limits.ts'
import { day, id, instant, PictureSchema, textOrNull, yen } from './fields.ts'
import { text } from './input.ts'
import { StockStateSchema } from './product.ts'

const quantity = z.int().check(z.positive(), z.lte(LINE_PIECES_MAX))

const listFields = {
  name: text(60),
  /** Day of the month it comes back, 1 to 28; 31 stands for the last day; null: it does not come back by itself. */
  day_of_month: z.nullable(z.union([z.int().check(z.gte(1), z.lte(28)), z.literal(31)])),
  /** Whether all buyers of the company see it and order from it. Only its owner changes it. */
  is_shared: z.boolean(),
}

export const OrderListInputSchema = z.object({
  ...listFields,
  lines: z
    .array(z.object({ product_id: id(), quantity }))
    .check(z.minLength(1), z.maxLength(ORDER_LIST_LINES_MAX)),
})
export type OrderListInput = z.infer<typeof OrderListInputSchema>

/** A list of goods that are ordered again and again (発注リスト). */
export const OrderListSchema = z.object({
  id: id(),
  ...asKept(listFields),
  is_own: z.boolean(),
  /** Name of its owner, where that is somebody else. */
  owner_name: textOrNull(),
  line_count: z.int(),
  /** The day it comes back next; null when it does not. */
  next_on: z.nullable(day()),
  /** Its day has come, and it was neither ordered nor put off since. */
  is_due: z.boolean(),
  last_ordered_at: z.nullable(instant()),
  updated_at: instant(),
})
export type OrderList = z.infer<typeof OrderListSchema>

/** One line of a list with what the catalogue says of it today, at the reader's own price. */
export const OrderListLineSchema = z.object({
  product_id: id(),
  /** {resourceKey} of its page; null when it is no longer sold. */
  key: textOrNull(),
  code: z.string(),
  /** Name of the product with its options. */
  name: z.string(),
  picture: z.nullable(PictureSchema),
  quantity,
  /** Null when it is no longer sold. */
  unit_price: z.nullable(yen()),
  tax_rate: z.union([z.literal(8), z.literal(10)]),
  stock_state: StockStateSchema,
  max_quantity: z.int(),
  order_multiple: z.optional(z.int()),
  carton_quantity: z.optional(z.int()),
  problem: z.nullable(z.enum(['not_on_sale', 'sold_out', 'not_enough_stock', 'not_a_multiple'])),
})
export type OrderListLine = z.infer<typeof OrderListLineSchema>

export const OrderListDetailSchema = z.extend(OrderListSchema, {
  lines: z.array(OrderListLineSchema),
  /** Yen with tax of all that is sold today, in the quantities of the list. */
  subtotal: yen(),
  /** Tax contained in it, rounded down once per rate. */
  total_tax: yen(),
  /** Whether its owner buys for a company, and so may share it. */
  can_share: z.boolean(),
})
export type OrderListDetail = z.infer<typeof OrderListDetailSchema>
