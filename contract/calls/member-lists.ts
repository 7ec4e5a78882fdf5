import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { done, id, idParams, listOf, listQuery, pagingQuery, switchQuery } from '../shapes/fields.ts'
import { BookmarkSchema, ProductHistorySchema, ProductSearchHistorySchema } from '../shapes/member-history.ts'
import { ProductSummarySchema } from '../shapes/product.ts'
import { ListableInputSchema, UserListDetailSchema, UserListSchema } from '../shapes/user-list.ts'

const heading = 'Member data'

export const memberListCalls = declareCalls({
  'GET /v1/me/user-lists': {
    heading,
    summary: 'Own lists of favourites, the default first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(UserListSchema),
    headers: ['paged'],
  },
  'GET /v1/me/user-lists/{resourceKey}': {
    heading,
    summary: 'One own list; with is_listables=1 what is in it.',
    auth: 'member',
    query: z.object({ is_listables: z.optional(switchQuery()) }),
    response: UserListDetailSchema,
  },
  'PATCH /v1/me/user-lists/attach': {
    heading,
    summary: 'Puts things into the default list. What is in it stays once.',
    auth: 'member',
    body: ListableInputSchema,
    response: UserListDetailSchema,
    errors: ['user_list.not_found', 'user_list.full'],
  },
  'PATCH /v1/me/user-lists/detach': {
    heading,
    summary: 'Takes things out of every list.',
    auth: 'member',
    body: ListableInputSchema,
    response: done(),
  },
  'PATCH /v1/me/user-lists/{resourceKey}/detach': {
    heading,
    summary: 'Takes things out of one list.',
    auth: 'member',
    body: ListableInputSchema,
    response: UserListDetailSchema,
  },
  'GET /v1/me/bookmarks': {
    heading,
    summary: 'Bookmarked products, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(BookmarkSchema),
    headers: ['paged'],
  },
  'GET /v1/me/bookmarks/{id}': {
    heading,
    summary: 'One bookmark.',
    auth: 'member',
    params: idParams(),
    response: BookmarkSchema,
  },
  'POST /v1/me/bookmarks': {
    heading,
    summary: 'Bookmarks a product. Twice answers the same bookmark.',
    auth: 'member',
    body: z.object({ product_id: id() }),
    response: BookmarkSchema,
  },
  'DELETE /v1/me/bookmarks/{id}': {
    heading,
    summary: 'Removes a bookmark.',
    auth: 'member',
    params: idParams(),
    response: null,
  },
  'GET /v1/me/product-search-histories': {
    heading,
    summary: 'Own searches, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(ProductSearchHistorySchema),
    headers: ['paged'],
  },
  'DELETE /v1/me/product-search-histories/{id}': {
    heading,
    summary: 'Forgets a search.',
    auth: 'member',
    params: idParams(),
    response: null,
  },
  'GET /v1/guest/product-histories': {
    heading,
    summary: 'The products a guest’s browser remembers, in its order; those no longer sold are left out.',
    auth: 'public',
    query: z.object({
      /** `Product.id`, 10 at most (behaviour 8.5). */
      product_ids: listQuery(),
    }),
    response: listOf(ProductSummarySchema),
  },
  'GET /v1/me/product-histories': {
    heading,
    summary: 'Products the member looked at, last first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(ProductHistorySchema),
    headers: ['paged'],
  },
  'DELETE /v1/me/product-histories/{id}': {
    heading,
    summary: 'Forgets one of them.',
    auth: 'member',
    params: idParams(),
    response: null,
  },
  'POST /v1/product-histories': {
    heading,
    summary:
      'Hands over what the browser remembered before login, oldest first (behaviour 4.10); or one product.',
    auth: 'member',
    body: z.object({ product_ids: z.array(id()).check(z.minLength(1), z.maxLength(10)) }),
    response: done(),
  },
})
