import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { CartSchema } from '../shapes/cart.ts'
import { key } from '../shapes/fields.ts'

/** What a cart with several destinations cannot do by the calls of the spec. */
export const ownCartCalls = declareCalls({
  'PATCH /v1/carts/shippings/delete': {
    spec: 'ours',
    summary: 'Removes a destination; its goods go to another one. One already gone is no error.',
    auth: 'visitor',
    body: z.object({
      token: cartToken(),
      key: key(),
      /** Where its goods go: the first of the other destinations when left out. */
      to_key: z.optional(key()),
    }),
    response: CartSchema,
    errors: [...cartErrors, 'cart.shipping.not_found', 'cart.shipping.last_one'],
  },
})
