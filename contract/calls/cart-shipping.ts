import * as z from 'zod/mini'
import { emptyToNull, optionalLines } from '../shapes/input.ts'
import { declareCalls } from '../call.ts'
import { GIFT_MESSAGE_MAX } from '../gift-limits.ts'
import { AddressInputSchema } from '../shapes/address.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { CartSchema, LeadtimeSchema } from '../shapes/cart.ts'
import { day, id, key, listQuery, MOST_CHOSEN } from '../shapes/fields.ts'
import { NoshiInputSchema } from '../shapes/noshi.ts'

const heading = 'Cart and checkout'
const token = cartToken()

export const cartShippingCalls = declareCalls({
  'PATCH /v1/carts/shippings/reset': {
    heading,
    summary: 'Back to one destination; with is_removing_address its address is emptied too.',
    auth: 'visitor',
    body: z.object({ token, is_removing_address: z.optional(z.boolean()) }),
    response: CartSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/shippings/add': {
    heading,
    summary: 'Adds a destination: an address of the member’s book, or one typed by a guest.',
    auth: 'visitor',
    body: z.object({ token, user_address_id: z.optional(id()), address: z.optional(AddressInputSchema) }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart_detail.set_user_address.not_data',
      'cart.shipping.not_deliverable',
      'cart.social.recipient_decides',
      'cart.shipping.too_many',
    ],
  },
  'PATCH /v1/carts/shippings/modify': {
    heading,
    summary: 'Sets the address of a destination, and who is named as the sender. Fields left out stay.',
    auth: 'visitor',
    body: z.object({
      token,
      key: key(),
      user_address_id: z.optional(id()),
      address: z.optional(AddressInputSchema),
      /** Ours: null for the orderer. */
      sender: z.optional(z.nullable(AddressInputSchema)),
    }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart_detail.set_user_address.not_data',
      'cart.shipping.not_deliverable',
      'cart.social.recipient_decides',
      'cart.shipping.not_found',
    ],
  },
  'PATCH /v1/carts/packings/add': {
    heading,
    summary: 'Adds a parcel to a destination; PATCH /v1/carts/products/divide puts goods into it.',
    auth: 'visitor',
    body: z.object({ token, shipping_key: key() }),
    response: CartSchema,
    errors: [...cartErrors, 'cart.packing.too_many', 'cart.shipping.not_found'],
  },
  'PATCH /v1/carts/packings/modify': {
    heading,
    summary: 'Sets delivery day, time slot, wrapping, noshi and message of a parcel. Fields left out stay.',
    auth: 'visitor',
    body: z.object({
      token,
      key: key(),
      delivery_date: z.optional(z.nullable(day())),
      delivery_timezone_key: z.optional(emptyToNull(z.string())),
      wrapping: z.optional(z.nullable(z.enum(['none', 'paper', 'gift_box']))),
      noshi: z.optional(z.nullable(NoshiInputSchema)),
      message: z.optional(emptyToNull(optionalLines(GIFT_MESSAGE_MAX))),
    }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart.packing.not_found',
      'cart.packing.day_not_available',
      'cart.packing.timezone_not_available',
      'cart.packing.mizuhiki_not_fitting',
    ],
  },
  'GET /v1/shipping-leadtime/carts/{cartToken}': {
    heading,
    summary: 'Days and time slots each parcel can arrive.',
    auth: 'visitor',
    query: z.object({
      keys: z.optional(
        listQuery(MOST_CHOSEN),
      ) /** `earliest`: days may differ by parcel; `together`: only days all of them can arrive on. */,
      choiceMode: z.optional(z.enum(['earliest', 'together'])),
    }),
    response: z.object({ leadtimes: z.array(LeadtimeSchema) }),
    errors: cartErrors,
  },
  'PATCH /v1/carts/shippings/delete': {
    is_ours: true,
    summary: 'Removes a destination; its goods go to another one. One already gone is no error.',
    auth: 'visitor',
    body: z.object({
      token,
      key: key(),
      /** Where its goods go: the first of the other destinations when left out. */
      to_key: z.optional(key()),
    }),
    response: CartSchema,
    errors: [...cartErrors, 'cart.shipping.not_found', 'cart.shipping.last_one'],
  },
})
