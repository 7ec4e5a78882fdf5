import * as z from 'zod/mini'
import { GIFT_MESSAGE_MAX } from '../gift-limits.ts'
import { month } from './goods-content.ts'
import { AddressSchema } from './address.ts'
import { day, id, instant, key, PictureSchema, textOrNull, yen } from './fields.ts'
import { email, optionalCompanyName, optionalKanaName, personName, phoneNumber } from './input.ts'
import { LineEmbroiderySchema } from './name-embroidery.ts'
import { NoshiSchema } from './noshi.ts'
import { PaymentBrandSchema, PaymentTermsSchema } from './payment-terms.ts'
import { requiredUnless } from './rules.ts'
import { orderUnits } from './order-units.ts'

/** A line of the cart. `key` names the line for modify, delete and divide. */
export const CartProductSchema = z.object({
  key: key(),
  /** The variation (product_model.products[].id). */
  product_id: id(),
  product_name: z.string(),
  product_info: z.object({
    /** {resourceKey} of the product page. */
    key: key(),
    code: z.string(),
    options: z.array(z.object({ axis: z.string(), value: z.string() })),
    picture: z.nullable(PictureSchema),
    maker_name: textOrNull(),
    brand_name: textOrNull(),
    /** From the top down, for tracking (behaviour 10.2). */
    category_names: z.array(z.string()),
    is_giftable: z.boolean(),
    /** Ours: whether something is sold with it (GET /v1/products/{resourceKey}/accessories); absent when not. */
    has_accessories: z.optional(z.literal(true)),
    /** Ours: whether a name can be sewn on it; absent when not. */
    is_embroiderable: z.optional(z.literal(true)),
    /** Ours: the month it comes out; absent for what is out. */
    release_month: z.optional(month()),
    ...orderUnits,
  }),
  unit_price: yen(),
  /** Ours: present where the price is one agreed with the buyer, by contract or by a quotation. */
  agreed: z.optional(
    z.object({
      by: z.enum(['contract', 'quotation']),
      /** What everybody else pays. */
      regular_price: yen(),
    }),
  ),
  quantity: z.int().check(z.positive()),
  subtotal: yen(),
  tax_rate: z.union([z.literal(8), z.literal(10)]),
  /** Share of the order's tax on this line (architecture, law 6: rounded once per rate, shared out). */
  tax_amount: yen(),
  /** Share of this line in what coupons take off the goods. */
  coupon_discount_parts: yen(),
  max_quantity: z.int(),
  /** Ours: pieces one destination may get, where it would get more; else absent. */
  max_each: z.optional(z.int()),
  /** Why the line cannot be bought as it is; null when it can. */
  problem: z.nullable(
    z.enum(['sold_out', 'not_enough_stock', 'too_many_each', 'not_a_multiple', 'not_on_sale']),
  ),
  shipping_key: z.nullable(key()),
  packing_key: z.nullable(key()),
  /** Key of the line this accessory belongs to; absent for a line of its own. */
  parent_key: z.optional(key()),
  /** Ours: the name sewn on every piece of the line; absent when none is. */
  embroidery: z.optional(LineEmbroiderySchema),
})
export type CartProduct = z.infer<typeof CartProductSchema>

/** One destination of the order. */
export const CartShippingSchema = z.object({
  key: key(),
  /** Null until the shopper gave it. */
  address: z.nullable(AddressSchema),
  user_address_id: z.nullable(id()),
  carriage: z.nullable(yen()),
  /** Ours: who stands on the label as the sender. Null means the orderer; absent until it was chosen. */
  sender: z.optional(z.nullable(AddressSchema)),
})
export type CartShipping = z.infer<typeof CartShippingSchema>

/** One parcel of a destination: when it comes and how it is wrapped. */
export const CartPackingSchema = z.object({
  key: key(),
  shipping_key: key(),
  delivery_date: z.nullable(day()),
  /** Key of a time slot; null for no wish. */
  delivery_timezone_key: textOrNull(),
  delivery_timezone: textOrNull(),
  wrapping: z.nullable(z.enum(['none', 'paper', 'gift_box'])),
  noshi: z.nullable(NoshiSchema),
  message: z.nullable(z.string().check(z.minLength(1), z.maxLength(GIFT_MESSAGE_MAX))),
})
export type CartPacking = z.infer<typeof CartPackingSchema>

export const AmountByTaxRateSchema = z.object({
  /** Percent. */
  rate: z.union([z.literal(8), z.literal(10)]),
  /** Goods, shipping fee and fees of this rate after coupons and points, tax included. */
  amount: yen(),
  /** Tax contained in `amount`, rounded down once. */
  tax: yen(),
})

/** Who orders. Names family first (behaviour 5.5). */
export const OrdererSchema = z.object({
  last_name: z.string(),
  first_name: z.string(),
  last_name_kana: z.string(),
  first_name_kana: z.string(),
  company_name: textOrNull(),
  department_name: textOrNull(),
  email: z.string(),
  phone_number: z.string(),
})
export type Orderer = z.infer<typeof OrdererSchema>

/** An `Orderer` as a shopper sends it, checked by the rules of behaviour 5.1 (no kana needed of a company). */
export const OrdererInputSchema = z
  .object({
    last_name: personName(),
    first_name: personName(),
    last_name_kana: optionalKanaName(),
    first_name_kana: optionalKanaName(),
    company_name: optionalCompanyName(),
    department_name: optionalCompanyName(),
    email: email(),
    phone_number: phoneNumber(),
  })
  .check(requiredUnless('last_name_kana', 'company_name'), requiredUnless('first_name_kana', 'company_name'))

/** A coupon the shopper put into the cart. */
export const CartCouponSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Yen off the goods or the shipping fee; 0 while it does not apply. */
  discount: yen(),
  /** Why it does not apply to the cart as it is now, absent when it does. It comes back by itself. */
  problem: z.optional(z.object({ code: z.string(), message: z.string() })),
})
export type CartCoupon = z.infer<typeof CartCouponSchema>

/** The order's own figures, all from the server (architecture, law 6). Null where not yet known. */
export const CartOrderSchema = z.object({
  orderer: z.nullable(OrdererSchema),
  payment_id: z.nullable(id()),
  payment_name: textOrNull(),
  subtotal: yen(),
  total_carriage: z.nullable(yen()),
  /** Yen of goods still missing for free shipping; null when there is no such line or it is reached. */
  until_free_carriage: z.nullable(yen()),
  payment_fee: z.nullable(yen()),
  /** Of all coupons, off goods and shipping fee. */
  coupon_discount: yen(),
  /** Points paid with, one yen each; never more than the shopper has and goods and shipping fee cost. */
  used_point: z.int(),
  total_tax: yen(),
  total_payment: yen(),
  amount_by_tax_rate: z.array(AmountByTaxRateSchema),
  /** Remarks of the shopper for the shop. */
  note: textOrNull(),
})

/**
 * Something the server changed since the shopper last looked; shown politely, nothing else is lost (behaviour
 * 6.5).
 */
export const CartNoticeSchema = z.object({
  code: z.enum([
    'product_not_found',
    'sold_out',
    'quantity_reduced',
    'price_changed',
    'reinitialised',
    'login_required',
  ]),
  product_name: textOrNull(),
  message: z.string(),
})

/** Where the payment of an order that was sent stands while there is no order yet. */
export const CartPaymentStateSchema = z.object({
  /** `waiting`: the provider has not said; `challenge`: the shopper must confirm there; `declined`: nobody was charged. */
  state: z.enum(['waiting', 'challenge', 'declined']),
  /** Where a challenge is confirmed (3-D Secure, or the provider's own page); null otherwise. */
  redirect_url: textOrNull(),
  /** Ours: that address is the provider's page for paying, which sends the browser back by itself. */
  is_hosted: z.optional(z.boolean()),
})
export type CartPaymentState = z.infer<typeof CartPaymentStateSchema>

export const CartSchema = z.object({
  id: id(),
  token: z.string(),
  order_no: textOrNull(),
  /** Ours. Null before an order was sent, once it stands, and after the shopper chose another way to pay. */
  payment_state: z.nullable(CartPaymentStateSchema),
  user_id: z.nullable(id()),
  /** Grows with every change: a later answer wins over an earlier one. */
  version: z.int(),
  expires_at: instant(),
  detail: z.object({
    products: z.array(CartProductSchema),
    shippings: z.array(CartShippingSchema),
    packings: z.array(CartPackingSchema),
    coupons: z.array(CartCouponSchema),
    order: CartOrderSchema,
  }),
  /** Present when a recipient, not the orderer, will say where the goods go (behaviour 9.3). */
  social_gift: z.optional(z.object({ receiver_name: z.string(), message: z.string() })),
  /** Ours: present when this order is more than its buyer may place, and somebody of the company has to approve it. */
  approval: z.optional(
    z.object({
      /** Which limit of the buyer it passes. */
      reason: z.enum(['order_limit', 'monthly_limit']),
      limit: yen(),
      /** Yen of this month's orders that stand; counted with `monthly_limit`. */
      ordered_this_month: yen(),
      /** Names of those who can approve. */
      approvers: z.array(z.string()),
    }),
  ),
  /** Ours: number of the quotation whose prices hold in this cart. */
  quotation_no: z.optional(z.string()),
  notices: z.array(CartNoticeSchema),
})
export type Cart = z.infer<typeof CartSchema>

export const LeadtimeSchema = z.object({
  shipping_key: key(),
  packing_key: key(),
  /** Earliest day of arrival and every day that can be chosen. */
  earliest: day(),
  days: z.array(day()),
  timezones: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Instant until which an order still makes `earliest`. */
  order_before: instant(),
  /** Day the parcel leaves the shop. */
  ships_on: day(),
})
export type Leadtime = z.infer<typeof LeadtimeSchema>

export const PaymentSchema = z.object({
  id: id(),
  code: z.enum(['bank_transfer', 'cash_on_delivery', 'card', 'konbini', 'deferred', 'paypay', 'invoice']),
  name: z.string(),
  description: z.string(),
  /** Yen by amount of the order; empty when free. `up_to` null for «and above». */
  fees: z.array(z.object({ up_to: z.nullable(yen()), fee: yen() })),
  /** When the shopper pays, for the lawful confirm screen. */
  payment_time: z.string(),
  /** Ours: absent where no terms are known beside those words. */
  terms: z.optional(PaymentTermsSchema),
  /** Ours: what shoppers know it by; absent where the shop does not say. */
  brands: z.optional(z.array(PaymentBrandSchema)),
})
export type Payment = z.infer<typeof PaymentSchema>
