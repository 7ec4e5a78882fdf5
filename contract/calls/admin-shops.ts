import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { AdminStaticPageSchema } from '../shapes/admin.ts'
import { listOf, pagingQuery, wordSwitchQuery } from '../shapes/fields.ts'
import { NewShopSchema, ShopEntrySchema, ShopInputSchema, ShopStandingSchema } from '../shapes/shops.ts'

const is_ours = true
const area = 'shop'

/** The shops of an installation, and the way of each from nothing to open. */
export const adminShopCalls = declareCalls({
  'GET /v1/admin/shops': {
    is_ours,
    summary: 'Lists the shops of the installation, the oldest first.',
    auth: 'installation',
    query: z.object(pagingQuery),
    response: listOf(ShopEntrySchema),
    headers: ['paged'],
  },
  'POST /v1/admin/shops': {
    is_ours,
    summary:
      'Makes a shop with everything it needs before its goods: all of it, or nothing. It is not open yet.',
    auth: 'installation',
    body: ShopInputSchema,
    response: NewShopSchema,
    errors: ['admin.key_taken'],
  },
  'GET /v1/admin/shops/{channel}': {
    is_ours,
    summary: 'Reads one of the shops.',
    auth: 'installation',
    response: ShopEntrySchema,
  },
  'DELETE /v1/admin/shops/{channel}': {
    is_ours,
    summary:
      'Removes a shop with everything in it for good. One with orders that the law has kept (seven years) only by `with_orders`.',
    auth: 'installation',
    query: z.object({ with_orders: z.optional(wordSwitchQuery()) }),
    response: null,
    errors: ['admin.shop_has_orders'],
  },
  'GET /v1/admin/shop-state': {
    is_ours,
    summary: 'Whether the shop is being prepared, open or closed.',
    auth: 'admin',
    area,
    response: ShopStandingSchema,
  },
  'PUT /v1/admin/shop-state': {
    is_ours,
    summary:
      'Opens the shop once every step of its opening is done, or closes it. 409 when somebody else did since `version`.',
    auth: 'admin',
    area,
    body: ShopStandingSchema,
    response: ShopStandingSchema,
    errors: ['admin.opening_left', 'admin.version_conflict'],
  },
  'POST /v1/admin/first-pages': {
    is_ours,
    summary:
      'Writes drafts of the privacy policy, the guide and the terms of members once the company is complete. Pages that are there stay.',
    auth: 'admin',
    area,
    response: listOf(AdminStaticPageSchema),
    errors: ['admin.opening_left'],
  },
})
