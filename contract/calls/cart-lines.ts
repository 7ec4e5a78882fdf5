import * as z from 'zod/mini'
import { LINE_PIECES_MAX } from '../buying-limits.ts'
import { declareCalls } from '../call.ts'
import { CartSchema } from '../shapes/cart.ts'
import { cartErrors, cartToken } from '../shapes/cart-token.ts'
import { id, key } from '../shapes/fields.ts'
import { requiredWithoutAll } from '../shapes/rules.ts'
import { NameEmbroideryInputSchema } from '../shapes/name-embroidery.ts'

const heading = 'Cart and checkout'
const token = cartToken()
const quantity = z.int().check(z.positive(), z.lte(LINE_PIECES_MAX))
const addErrors = [
  ...cartErrors,
  'cart.add_products.product_not_found',
  'cart.add_products.too_many',
  'cart.update_products.not_sale',
  'cart.update_products.stock',
  'cart.update_products.multiple',
] as const
const modifyErrors = [
  ...cartErrors,
  'cart.line.not_found',
  'cart.update_products.not_sale',
  'cart.update_products.stock',
  'cart.update_products.multiple',
] as const

export const cartLineCalls = declareCalls({
  'PATCH /v1/carts/products/add': {
    heading,
    summary: 'Adds pieces of a variation; a line with the same product, embroidery and shipping grows.',
    auth: 'visitor',
    body: z.object({
      token,
      product_id: id(),
      quantity,
      request_id: z.optional(z.uuid()),
      embroidery: z.optional(NameEmbroideryInputSchema),
    }),
    response: CartSchema,
    errors: [...addErrors, 'cart.embroidery.not_available'],
  },
  'PATCH /v1/carts/products/add-set': {
    heading,
    summary: 'Adds several variations at once, all or none.',
    auth: 'visitor',
    body: z.object({
      token,
      products: z.array(z.object({ product_id: id(), quantity })).check(z.minLength(1), z.maxLength(50)),
      request_id: z.optional(z.uuid()),
    }),
    response: CartSchema,
    errors: addErrors,
  },
  'PATCH /v1/carts/products/modify': {
    heading,
    summary: 'Sets the quantity of a line, and the name sewn on it; null for none. Fields left out stay.',
    auth: 'visitor',
    body: z.object({
      token,
      key: key(),
      quantity: z.optional(quantity),
      embroidery: z.optional(z.nullable(NameEmbroideryInputSchema)),
    }),
    response: CartSchema,
    errors: [...modifyErrors, 'cart.embroidery.not_available'],
  },
  'PATCH /v1/carts/products/delete': {
    heading,
    summary: 'Removes a line by key, or several by ids. A line already gone is no error.',
    auth: 'visitor',
    body: z
      .object({ token, key: z.optional(key()), ids: z.optional(z.array(key()).check(z.minLength(1))) })
      .check(requiredWithoutAll(['key', 'ids'])),
    response: CartSchema,
    errors: cartErrors,
  },
  'PATCH /v1/carts/products/divide': {
    heading,
    summary: 'Shares the pieces of a line between destinations, and between the parcels of one.',
    auth: 'visitor',
    body: z.object({
      token,
      key: key(),
      parts: z
        .array(
          z.object({
            shipping_key: key(),
            /** A parcel of that destination; its first one when left out. */
            packing_key: z.optional(key()),
            quantity,
          }),
        )
        .check(z.minLength(1)),
    }),
    response: CartSchema,
    errors: [
      ...cartErrors,
      'cart.line.not_found',
      'cart.shipping.not_found',
      'cart.packing.not_found',
      'cart.divide.quantity_mismatch',
      'cart.update_products.multiple',
      'cart.add_products.too_many',
    ],
  },
  'PATCH /v1/carts/accessories/add': {
    heading,
    summary: 'Adds an accessory to a line; it leaves the cart together with that line.',
    auth: 'visitor',
    body: z.object({ token, key: key(), product_id: id(), quantity, request_id: z.optional(z.uuid()) }),
    response: CartSchema,
    errors: [...addErrors, 'cart.line.not_found', 'cart.accessory.not_for_product'],
  },
  'PATCH /v1/carts/accessories/modify': {
    heading,
    summary: 'Sets the quantity of an accessory, by the key of its own line.',
    auth: 'visitor',
    body: z.object({ token, key: key(), quantity }),
    response: CartSchema,
    errors: modifyErrors,
  },
  'PATCH /v1/carts/accessories/delete': {
    heading,
    summary: 'Removes an accessory. One already gone is no error.',
    auth: 'visitor',
    body: z.object({ token, key: key() }),
    response: CartSchema,
    errors: cartErrors,
  },
})
