import * as z from 'zod/mini'
import { emptyToNull } from './input.ts'
import { AddressInputSchema, AddressSchema } from './address.ts'
import { CartProductSchema, LeadtimeSchema } from './cart.ts'
import { day, id, instant, textOrNull } from './fields.ts'
import { SocialGiftStatusSchema } from './order.ts'

/** A line of a gift, as its recipient may see it: no price. */
export const SocialGiftProductSchema = z.object({
  product_info: CartProductSchema.shape.product_info,
  product_name: z.string(),
  quantity: z.int(),
})
export type SocialGiftProduct = z.infer<typeof SocialGiftProductSchema>

/** The gift and who sent it; the sender never learns the address, the recipient never the price. */
export const SocialGiftSchema = z.object({
  sender_name: z.string(),
  receiver_name: z.string(),
  message: z.string(),
  /** Last instant the recipient can answer. */
  expires_at: instant(),
  status: SocialGiftStatusSchema,
})
export type SocialGift = z.infer<typeof SocialGiftSchema>

/** Where and when a gift comes: one order shipping. */
export const SocialGiftShippingSchema = z.object({
  id: id(),
  address: z.nullable(AddressSchema),
  delivery_at: z.nullable(day()),
  delivery_timezone: textOrNull(),
  delivery_timezone_key: textOrNull(),
})
export type SocialGiftShipping = z.infer<typeof SocialGiftShippingSchema>

/** When and at what time of day; null for no wish. */
const deliveryFields = {
  delivery_at: z.nullable(day()),
  delivery_timezone: z.optional(emptyToNull(z.string())),
  delivery_timezone_key: emptyToNull(z.string()),
}

export const SocialGiftDeliveryInputSchema = z.object({
  gift_token: z.string(),
  postal_code: AddressInputSchema.shape.postal_code,
  prefecture: AddressInputSchema.shape.prefecture,
  ...deliveryFields,
})

/** Everything a recipient says, at once. */
export const SocialGiftInputSchema = z.safeExtend(AddressInputSchema, deliveryFields)

/** Days a gift can arrive, by the shipping it belongs to. */
export const SocialGiftLeadtimeSchema = z.extend(
  z.omit(LeadtimeSchema, { shipping_key: true, packing_key: true }),
  { order_shipping_id: id() },
)
export type SocialGiftLeadtime = z.infer<typeof SocialGiftLeadtimeSchema>
