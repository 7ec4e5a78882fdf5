import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { GIFT_MESSAGE_MAX, RECIPIENTS_MAX } from '../gift-limits.ts'
import { CartSchema } from '../shapes/cart.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { day } from '../shapes/fields.ts'
import { emptyToNull, optionalLines } from '../shapes/input.ts'
import { NoshiInputSchema } from '../shapes/noshi.ts'
import { ReadRecipientsSchema, RecipientInputSchema } from '../shapes/recipients.ts'

const token = cartToken()

/** One order to many: a file of recipients, and what all of them get alike. */
export const cartRecipientCalls = declareCalls({
  'POST /v1/carts/recipients/read': {
    is_ours: true,
    summary:
      'Reads recipients from CSV (UTF-8 or Shift_JIS, 5 MB), with goods and card by line. No cart changes.',
    auth: 'visitor',
    body_type: 'multipart',
    body: z.object({ file: z.file().check(z.maxSize(5 * 1024 * 1024)) }),
    response: ReadRecipientsSchema,
    errors: ['cart.recipients.not_csv', 'cart.recipients.too_long', 'cart.recipients.columns'],
  },
  'PUT /v1/carts/recipients': {
    is_ours: true,
    summary:
      'Makes these people the destinations of a cart, and what they get its goods. All of it or nothing.',
    auth: 'visitor',
    body: z.object({
      token,
      recipients: z.array(RecipientInputSchema).check(z.minLength(1), z.maxLength(RECIPIENTS_MAX)),
    }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart_detail.set_user_address.not_data',
      'cart.shipping.not_deliverable',
      'cart.shipping.too_many',
      'cart.social.recipient_decides',
      'cart.add_products.product_not_found',
      'cart.add_products.too_many',
      'cart.update_products.not_sale',
      'cart.update_products.stock',
      'cart.update_products.multiple',
      'cart.packing.mizuhiki_not_fitting',
    ],
  },
  'PATCH /v1/carts/packings/modify-all': {
    is_ours: true,
    summary: 'Sets day, time slot, wrapping, noshi and message of every parcel alike. Fields left out stay.',
    auth: 'visitor',
    body: z.object({
      token,
      delivery_date: z.optional(z.nullable(day())),
      delivery_timezone_key: z.optional(emptyToNull(z.string())),
      wrapping: z.optional(z.nullable(z.enum(['none', 'paper', 'gift_box']))),
      noshi: z.optional(z.nullable(NoshiInputSchema)),
      message: z.optional(emptyToNull(optionalLines(GIFT_MESSAGE_MAX))),
    }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart.packing.day_not_available',
      'cart.packing.timezone_not_available',
      'cart.packing.mizuhiki_not_fitting',
    ],
  },
})
