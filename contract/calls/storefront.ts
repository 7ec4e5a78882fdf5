import * as z from 'zod/mini'
import { asKept } from '../shapes/as-kept.ts'
import { declareCalls } from '../call.ts'
import { ChangeActionSchema } from '../publish-hook.ts'
import { id, instant, listQuery, pagingQuery, yen } from '../shapes/fields.ts'
import { MenusSchema } from '../shapes/menus.ts'
import { orderUnits } from '../shapes/order-units.ts'
import { StockStateSchema } from '../shapes/product.ts'
import { CompanySchema } from '../shapes/settings.ts'

const is_ours = true

/** What published pages and their scripts need besides. */
export const storefrontCalls = declareCalls({
  'GET /v1/price-and-stock': {
    is_ours,
    summary: 'Live price and stock of the products on screen, by key, in one read.',
    auth: 'public',
    query: z.object({ keys: listQuery() }),
    response: z.object({
      data: z.array(
        z.object({
          key: z.string(),
          unit_price: yen(),
          max_unit_price: yen(),
          list_price: z.nullable(yen()),
          stock_state: StockStateSchema,
          products: z.array(
            z.object({
              id: id(),
              unit_price: yen(),
              list_price: z.nullable(yen()),
              stock_state: StockStateSchema,
              max_quantity: z.int(),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /v1/part-numbers': {
    is_ours,
    summary:
      'The variations behind part numbers, for a quick order; capitals, width and kinds of hyphens do not matter. At most 50 are looked up; what is not sold here is left out.',
    auth: 'public',
    query: z.object({ codes: listQuery() }),
    response: z.object({
      data: z.array(
        z.object({
          /** As it was asked for. */
          asked: z.string(),
          code: z.string(),
          /** Of the variation, to put it into the cart. */
          product_id: id(),
          /** {resourceKey} of its page. */
          key: z.string(),
          name: z.string(),
          unit_price: yen(),
          stock_state: StockStateSchema,
          max_quantity: z.int(),
          ...orderUnits,
        }),
      ),
    }),
  },
  'GET /v1/products/suggest': {
    is_ours,
    summary: 'Words and products that begin like what was typed.',
    auth: 'public',
    query: z.object({ q: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: z.object({
      words: z.array(z.string()),
      products: z.array(z.object({ key: z.string(), name: z.string(), unit_price: yen() })),
    }),
  },
  'GET /v1/changes': {
    is_ours,
    summary:
      'What content changed since a version, oldest first: how a lost publish event is healed. Of a thing that changed often only its last change is sure to be here; removed and withdrawn things stay as `deleted`.',
    auth: 'public',
    query: z.object({ since: z.coerce.number().check(z.int(), z.nonnegative()), per: pagingQuery.per }),
    response: z.object({
      /** The channel's content version: ask again from the last entry's until there is none. */
      version: z.int(),
      data: z.array(
        z.object({
          version: z.int(),
          type: z.string(),
          key: z.string(),
          action: ChangeActionSchema,
          changed_at: instant(),
        }),
      ),
    }),
  },
  'GET /v1/company': {
    is_ours,
    summary: 'The seller.',
    auth: 'public',
    response: CompanySchema,
  },
  'GET /v1/menus': {
    is_ours,
    summary: 'Links of the shop’s own in header and footer.',
    auth: 'public',
    response: z.object(asKept(MenusSchema.shape)),
  },
  'GET /v1/shipping-leadtime/prefectures/{prefecture}': {
    is_ours,
    summary: 'Earliest arrival and shipping fee of an order placed now, by name of the prefecture.',
    auth: 'public',
    response: z.object({
      prefecture: z.string(),
      carriage: yen(),
      free_from: z.nullable(yen()),
      ships_on: z.iso.date(),
      earliest: z.iso.date(),
      order_before: instant(),
    }),
  },
})
