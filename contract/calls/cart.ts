import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { GIFT_MESSAGE_MAX } from '../gift-limits.ts'
import { CartSchema } from '../shapes/cart.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { emptyToNull, optionalLines, optionalText, text } from '../shapes/input.ts'

const heading = 'Cart and checkout'
const token = cartToken()

/** The cart as a whole; its parts are in the other cart-*.ts and in checkout.ts. */
export const cartCalls = declareCalls({
  'POST /v1/carts/init': {
    heading,
    summary:
      'Opens the cart of a token, or a new one when the token is empty, unknown, expired or of a cart that is somebody’s.',
    auth: 'visitor',
    body: z.object({
      token: emptyToNull(z.string()),
      /** Drops lines that can no longer be bought and says so in `notices`. */
      invalid_product: z.optional(z.boolean()),
    }),
    response: CartSchema,
  },
  'GET /v1/carts/{cartToken}': {
    heading,
    summary: 'The cart as it stands.',
    auth: 'visitor',
    response: CartSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/reset': {
    heading,
    summary: 'Empties the cart and keeps its token.',
    auth: 'visitor',
    body: z.object({ token }),
    response: CartSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/transaction/error/delete': {
    heading,
    summary: 'Forgets a payment that failed or was left, so that the cart can be changed and paid again.',
    auth: 'visitor',
    body: z.object({ token }),
    response: CartSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/social/receiver': {
    heading,
    summary: 'Makes the cart a social gift: its recipient will give the address. Null takes it back.',
    auth: 'visitor',
    body: z.object({
      token,
      receiver: z.nullable(z.object({ name: text(50), message: optionalLines(GIFT_MESSAGE_MAX) })),
    }),
    response: CartSchema,
    errors: [...cartErrors, 'cart.social.not_giftable'],
  },
  'GET /v1/carts/{cartToken}/download/quotation': {
    heading,
    summary: 'The cart as a quotation (見積書), PDF.',
    auth: 'visitor',
    query: z.object({ addressee: z.optional(optionalText(100)) }),
    response: 'file',
    file_types: ['application/pdf'],
    headers: ['file'],
    errors: [...cartErrors, 'cart.common.is_empty'],
  },
})
