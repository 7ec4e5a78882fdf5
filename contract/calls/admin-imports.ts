import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { declareImports } from '../declare-imports.ts'
import { declareKind } from '../declare-kind.ts'
import { listOf, pagingQuery } from '../shapes/fields.ts'
import { AdminRedirectSchema, RedirectInputSchema, RedirectSchema } from '../shapes/redirect.ts'

/** Moving in from another shop, moving out again, and the old shop's addresses. */
export const adminImportCalls = declareCalls({
  ...declareImports('imports', 'exports', {
    area: 'catalogue',
    kinds: ['products', 'news', 'redirects', 'bikes', 'fitments'],
    things: 'products, news, redirects, bikes or fitments',
  }),
  ...declareImports('member-imports', 'member-exports', {
    area: 'members',
    kinds: ['members', 'contract-prices'],
    things: 'members, or prices agreed with companies',
    is_guarded: true,
  }),
  ...declareKind('redirects', {
    area: 'content',
    things: 'redirects',
    entry: AdminRedirectSchema,
    input: RedirectInputSchema,
  }),
  'GET /v1/redirects': {
    is_ours: true,
    summary: 'Addresses of the old shop and where they lead now, by address. A page that exists comes first.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: listOf(RedirectSchema),
    headers: ['paged'],
  },
})
