import * as z from 'zod/mini'
import { CartOrderSchema, CartPackingSchema, CartProductSchema, CartShippingSchema } from './cart.ts'
import { day, id, instant, textOrNull } from './fields.ts'
import { ParcelSchema } from './parcel.ts'

/** `waiting` for the recipient's address, until `expires_at`. */
export const SocialGiftStatusSchema = z.enum(['waiting', 'accepted', 'shipped', 'expired', 'cancelled'])

/** The social gift of an order, for its sender: the link's token, and how it stands. Never where it goes. */
export const OrderGiftSchema = z.object({
  token: z.string(),
  receiver_name: z.string(),
  message: z.string(),
  /** Last instant at which the recipient can answer. After it the order is voided automatically. */
  expires_at: instant(),
  status: SocialGiftStatusSchema,
})
export type OrderGift = z.infer<typeof OrderGiftSchema>

export const OrderStatusSchema = z.enum([
  'awaiting_payment',
  'accepted',
  'paid',
  'partly_shipped',
  'shipped',
  'completed',
  'cancelled',
])
export type OrderStatus = z.infer<typeof OrderStatusSchema>

/** An order that stands. Its figures were copied from the cart at decision and never change (architecture, law 6). */
export const OrderSchema = z.object({
  id: id(),
  order_no: z.string(),
  status: OrderStatusSchema,
  ordered_at: instant(),
  detail: z.object({
    products: z.array(CartProductSchema),
    shippings: z.array(CartShippingSchema),
    packings: z.array(CartPackingSchema),
    coupons: z.array(z.object({ code: z.string(), name: z.string(), discount: z.int() })),
    order: CartOrderSchema,
  }),
  /** What the shopper must do next, e.g. the bank account and the day to pay by; null when nothing. */
  payment_guide: textOrNull(),
  /** Ours: day by which the transfer is awaited; null where nothing is, or the order has moved on. */
  pay_by: z.nullable(day()),
  social_gift: z.optional(OrderGiftSchema),
  /** Ours: what has left; absent until something has. */
  parcels: z.optional(z.array(ParcelSchema)),
  memo: z.nullable(z.object({ id: id(), body: z.string() })),
  /** Warning key shown after a cancellation (behaviour 7.2); empty when there is none. */
  cancel_only_ecd_key: z.string(),
})
export type Order = z.infer<typeof OrderSchema>
