import * as z from 'zod/mini'
import { AmountByTaxRateSchema, CartProductSchema } from './cart.ts'
import { id, instant, yen } from './fields.ts'

export const EcommerceEventNameSchema = z.enum([
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'search',
  'login',
  'sign_up',
])
export type EcommerceEventName = z.infer<typeof EcommerceEventNameSchema>

/** Whom events may be told: the shop itself, the container of its tag manager, the advertisements in that. Ours. */
export type TrackingDestination = 'own_events' | 'tag_manager' | 'retargeting'

/** What other companies run on a page by a script of their own, which sees the page and is told no events. Ours. */
export type PageService = 'third_party_tag' | 'recommendation' | 'popup_service'

/** Something a shopper did, for analysis; posted only with consent. */
export const EcommerceEventInputSchema = z.object({
  event: z.object({
    /** Made once by the browser: the same event sent twice is kept once. */
    event_id: z.uuid(),
    name: EcommerceEventNameSchema,
    args: z.record(z.string(), z.unknown()),
  }),
  /** Cart token, for events of the cart. */
  token: z.optional(z.string()),
  /** Kind of recommendation that led here, as the recommendation service numbers them. */
  logreco_rcmd_ct: z.optional(z.int()),
})

export const EcommerceEventSchema = z.object({
  id: id(),
  name: EcommerceEventNameSchema,
  args: z.record(z.string(), z.unknown()),
  created_at: instant(),
})
export type EcommerceEvent = z.infer<typeof EcommerceEventSchema>

/** A purchase as destinations of tracking need it (behaviour 10.1). */
export const DecisionDataSchema = z.object({
  id: id(),
  order_no: z.string(),
  token: z.string(),
  payment_id: id(),
  payment_name: z.string(),
  user_id: z.nullable(id()),
  decided_at: instant(),
  /** 30 minutes after the decision (behaviour 10.1); answered no longer. */
  expire_at: instant(),
  detail: z.object({
    products: z.array(CartProductSchema),
    coupons: z.array(z.object({ code: z.string() })),
    order: z.object({
      total_tax: yen(),
      total_payment: yen(),
      total_carriage: yen(),
      amount_by_tax_rate: z.array(AmountByTaxRateSchema),
    }),
  }),
})
export type DecisionData = z.infer<typeof DecisionDataSchema>
