import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { CartSchema, OrdererInputSchema, PaymentSchema } from '../shapes/cart.ts'
import { id, textOrNull, yen } from '../shapes/fields.ts'
import { emptyToNull, optionalLines, text } from '../shapes/input.ts'
import { OrderSchema } from '../shapes/order.ts'
import { PaymentCheckSchema, PaymentServiceSettingsSchema } from '../shapes/payment-service.ts'

const heading = 'Cart and checkout'
const token = cartToken()

/** What keeps a cart from becoming an order. */
export const decisionErrors = [
  'cart.decision.incomplete',
  'cart.decision.total_changed',
  'cart.decision.approval_required',
  'cart.shipping.not_deliverable',
  'cart.update_products.stock',
  'cart.update_products.not_sale',
  'cart.update_products.multiple',
  'cart.decision.product_not_found',
] as const

export const checkoutCalls = declareCalls({
  'PATCH /v1/carts/order/modify': {
    heading,
    summary: 'Sets orderer and payment. Fields left out stay. A card is named by its provider’s token.',
    auth: 'visitor',
    body: z.object({
      token,
      orderer: z.optional(OrdererInputSchema),
      payment_id: z.optional(id()),
      /** A card the member kept. */
      user_card_id: z.optional(id()),
      /** From the card provider's own script; card numbers never reach us. */
      card_token: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
    }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart.payment.not_available',
      'cart.payment.card_token_invalid',
      'cart.payment.user_card_not_found',
    ],
  },
  'PATCH /v1/carts/other/modify': {
    heading,
    summary: 'Sets the remarks for the shop and other answers.',
    auth: 'visitor',
    body: z.object({ token, note: emptyToNull(optionalLines(1000)) }),
    response: CartSchema,
    errors: cartErrors,
  },
  'POST /v1/carts/{cartToken}/decision': {
    heading,
    summary: 'Places the order. Asked again with the same cart it answers the same order (idempotent).',
    auth: 'visitor',
    body: z.object({
      /** The total the shopper saw on the confirm screen; refused when it is no longer true. */
      total_payment: yen(),
    }),
    response: z.object({
      order_no: z.string(),
      /** `challenge`: send the shopper to `redirect_url` (3-D Secure, or the provider's page) before the order stands. */
      result: z.enum(['completed', 'challenge']),
      redirect_url: textOrNull(),
      /** Ours: that address is the provider's page for paying, which sends the browser back by itself. */
      is_hosted: z.optional(z.boolean()),
    }),
    errors: [...cartErrors, ...decisionErrors, 'payment.declined', 'payment.too_many_declined'],
  },
  'GET /v1/carts/order/{orderNo}': {
    heading,
    summary: 'The order that came of a cart. Needs the cart’s token or the owner’s bearer, else 404.',
    auth: 'visitor',
    query: z.object({ token: z.optional(z.string()) }),
    response: z.extend(OrderSchema, {
      /** Ours: opens the papers for half an hour (GET /v1/orders/temporary/{temporaryToken}). */
      temporary_token: z.string(),
    }),
  },
  'GET /v1/payments': {
    heading,
    summary: 'Ways to pay the shop offers whoever asks: by invoice only to buyers of companies that may.',
    auth: 'visitor',
    response: z.object({ data: z.array(PaymentSchema) }),
  },
  'GET /v1/payments/carts/{cartToken}': {
    heading,
    summary: 'Ways to pay this cart, with the fee each would cost now.',
    auth: 'visitor',
    response: z.object({
      data: z.array(z.extend(PaymentSchema, { fee: yen(), is_available: z.boolean(), reason: textOrNull() })),
    }),
    errors: cartErrors,
  },
  'GET /v1/carts/{cartToken}/payment/{payment_id}/check': {
    heading,
    summary: 'Whether the cart can be paid this way now.',
    auth: 'visitor',
    params: z.object({ cartToken: z.string(), payment_id: z.coerce.number().check(z.int(), z.positive()) }),
    response: PaymentCheckSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/coupons/add': {
    heading,
    summary: 'Uses a coupon, by what the shopper typed or picked.',
    auth: 'visitor',
    body: z.object({ token, code: text(50) }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart.coupon.not_found',
      'cart.coupon.expired',
      'cart.coupon.used',
      'cart.coupon.used_up',
      'cart.coupon.minimum_total',
      'cart.coupon.members_only',
      'cart.coupon.not_taken',
      'cart.coupon.not_for_these_goods',
      'cart.coupon.not_combinable',
    ],
  },
  'PATCH /v1/carts/coupons/delete': {
    heading,
    summary: 'Takes a coupon back. One not used is no error.',
    auth: 'visitor',
    body: z.object({ token, code: text(50) }),
    response: CartSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/point': {
    heading,
    summary: 'Sets how many points the order uses; 0 for none. Needs a member’s bearer.',
    auth: 'member',
    body: z.object({ token, point: z.int().check(z.nonnegative()) }),
    response: CartSchema,
    errors: [...cartErrors, 'cart.point.not_enough', 'cart.point.more_than_total'],
  },
  'GET /v1/settings/payment-service/{code}': {
    heading,
    summary: 'What the browser needs to talk to a payment provider; nothing secret.',
    auth: 'public',
    response: PaymentServiceSettingsSchema,
  },
  'POST /v1/{payment-provider}/receive/fraud-detection': {
    heading,
    summary: 'The card provider’s verdict on a payment (3-D Secure), as it sends the shopper’s browser back.',
    auth: 'public',
    body: z.object({
      /** The provider’s name for the transaction. */
      transaction_id: z.string().check(z.minLength(1), z.maxLength(200)),
      result: z.enum(['authenticated', 'attempted', 'failed', 'cancelled']),
      /** Over the other fields, by the provider’s shared secret. */
      signature: z.string(),
    }),
    response: z.object({ order_no: z.string(), result: z.enum(['completed', 'declined']) }),
    errors: ['payment.signature_invalid', 'payment.declined', 'payment.unknown_outcome'],
  },
})
