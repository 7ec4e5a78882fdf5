import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { CatalogOrderInputSchema } from '../shapes/catalog.ts'
import { ConsentInputSchema, ConsentSchema } from '../shapes/consent.ts'
import { DecisionDataSchema } from '../shapes/event.ts'
import { done, key, listOf, pagingQuery } from '../shapes/fields.ts'
import { FormLayoutSchema } from '../shapes/form-layout.ts'
import { ProductQuestionInputSchema, ProductQuestionSchema } from '../shapes/product-question.ts'
import { StylistDetailSchema, StylistSchema } from '../shapes/stylist.ts'

const is_ours = true

/** What screens need of anybody besides. */
export const visitorCalls = declareCalls({
  'GET /v1/stylists': {
    is_ours,
    summary: 'Stylists in kana order.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: listOf(StylistSchema),
    headers: ['paged'],
  },
  'GET /v1/stylists/{resourceKey}': {
    is_ours,
    summary: 'One stylist with outfits.',
    auth: 'public',
    response: StylistDetailSchema,
  },
  'GET /v1/products/{resourceKey}/questions': {
    is_ours,
    summary: 'Answered questions about a product, newest first.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: listOf(ProductQuestionSchema),
    headers: ['paged'],
  },
  'POST /v1/products/{resourceKey}/questions': {
    is_ours,
    summary: 'Asks about a product; shown together with the shop’s answer.',
    auth: 'visitor',
    body: ProductQuestionInputSchema,
    response: done(),
    errors: ['product_question.email_needed'],
  },
  'POST /v1/catalog-orders': {
    is_ours,
    summary: 'Orders printed catalogues.',
    auth: 'visitor',
    body: CatalogOrderInputSchema,
    response: z.object({ key: key() }),
    errors: ['catalog_order.not_orderable'],
  },
  'GET /v1/form-layouts/{form}': {
    is_ours,
    summary: 'How this site asks for a form’s fields (behaviour 5.8).',
    auth: 'public',
    response: FormLayoutSchema,
  },
  'GET /v1/keycode/check': {
    is_ours,
    summary:
      'Whether this visitor may see the shop: 204 with a valid pass, and where no keycode is asked for; else 403.',
    auth: 'visitor',
    response: null,
  },
  'PUT /v1/consent': {
    is_ours,
    summary: 'Records what a visitor allows to be sent to others.',
    auth: 'visitor',
    body: ConsentInputSchema,
    response: ConsentSchema,
  },
  'GET /v1/carts/{cartToken}/decision-data': {
    is_ours,
    summary: 'The purchase of a cart for tracking, during 30 minutes (behaviour 10.1); then 404.',
    auth: 'visitor',
    response: DecisionDataSchema,
  },
})
