import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import {
  AdminArticleSchema,
  AdminProductSchema,
  ArticleInputSchema,
  ProductInputSchema,
  PublicationSchema,
} from '../shapes/admin.ts'
import { idParams, instant, listOf, pagingQuery } from '../shapes/fields.ts'
import { text } from '../shapes/input.ts'
import { required } from '../shapes/rules.ts'

const spec = 'ours'
const auth = 'admin'
const keyTaken = ['admin.key_taken'] as const
const listQueryFields = { ...pagingQuery, publication: z.optional(PublicationSchema) }
const query = z.object(listQueryFields)

/** The editor's side, thin: enough to make, schedule and take back what publishes follow. */
export const adminCalls = declareCalls({
  'POST /v1/admin/auth/login': {
    spec,
    summary: 'A token for the shop’s staff; the fixed token of the environment needs no login.',
    auth: 'public',
    body: z.object({ username: text(100), password: z.string().check(required(), z.maxLength(128)) }),
    response: z.object({ access_token: z.string(), expires_at: instant() }),
    errors: ['auth.login.invalid', 'auth.login.locked'],
  },
  'GET /v1/admin/news': {
    spec,
    summary: 'News, drafts and scheduled too.',
    auth,
    query,
    response: listOf(AdminArticleSchema),
    headers: ['paged'],
  },
  'POST /v1/admin/news': {
    spec,
    summary: 'Writes a piece of news.',
    auth,
    body: ArticleInputSchema,
    response: AdminArticleSchema,
    errors: keyTaken,
  },
  'PATCH /v1/admin/news/{id}': {
    spec,
    summary: 'Changes or schedules it. Fields left out stay.',
    auth,
    params: idParams(),
    body: z.partial(ArticleInputSchema),
    response: AdminArticleSchema,
    errors: keyTaken,
  },
  'DELETE /v1/admin/news/{id}': { spec, summary: 'Removes it.', auth, params: idParams(), response: null },
  'GET /v1/admin/products': {
    spec,
    summary: 'Products, drafts and scheduled too.',
    auth,
    query: z.object({ ...listQueryFields, q: z.optional(z.string().check(z.maxLength(100))) }),
    response: listOf(AdminProductSchema),
    headers: ['paged'],
  },
  'POST /v1/admin/products': {
    spec,
    summary: 'Adds a product.',
    auth,
    body: ProductInputSchema,
    response: AdminProductSchema,
    errors: [...keyTaken, 'admin.product.code_taken'],
  },
  'PATCH /v1/admin/products/{id}': {
    spec,
    summary: 'Changes or schedules it, price and stock too. Fields left out stay.',
    auth,
    params: idParams(),
    body: z.partial(ProductInputSchema),
    response: AdminProductSchema,
    errors: [...keyTaken, 'admin.product.code_taken', 'admin.product.variation_ordered'],
  },
  'DELETE /v1/admin/products/{id}': {
    spec,
    summary: 'Takes it off sale for good; orders keep their copy.',
    auth,
    params: idParams(),
    response: null,
  },
})
