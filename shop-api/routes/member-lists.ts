import { listViewed } from '#shop-api/catalogue/list-viewed.ts'
import {
  addBookmark,
  deleteBookmark,
  findBookmark,
  listBookmarks,
} from '#shop-api/members/favourites/bookmarks.ts'
import { attachToDefault, detach } from '#shop-api/members/favourites/change-list.ts'
import { requireDefaultList } from '#shop-api/members/favourites/require-default-list.ts'
import { findUserList, listUserLists } from '#shop-api/members/favourites/user-lists.ts'
import {
  deleteProductHistory,
  keepProductHistories,
  listProductHistories,
} from '#shop-api/members/histories/product-histories.ts'
import { deleteSearchHistory, listSearchHistories } from '#shop-api/members/histories/search-histories.ts'
import { answerPage, toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

const userListCalls: readonly ServedCall[] = [
  serve('GET /v1/me/user-lists', async (context) => answerPage(await listUserLists(context), context.query)),

  serve('GET /v1/me/user-lists/{resourceKey}', async (context) => ({
    body: await findUserList(context, context.params.resourceKey, {
      with_listables: context.query.is_listables === true,
    }),
  })),

  serve('PATCH /v1/me/user-lists/attach', async (context) => {
    await attachToDefault(context, context.body.ids)
    const lists = await listUserLists(context)
    const list = lists.find(({ is_default }) => is_default)
    if (!list) throw new Error('A member without a list of favourites')
    return { body: list }
  }),

  serve('PATCH /v1/me/user-lists/detach', async (context) => {
    await detach(context, context.body.ids)
    return { body: { result: true } }
  }),

  serve('PATCH /v1/me/user-lists/{resourceKey}/detach', async (context) => {
    const { db, member, now, params, body } = context
    await requireDefaultList(db, member.id, now)
    await detach(context, body.ids, params.resourceKey)
    return { body: await findUserList(context, params.resourceKey, { with_listables: true }) }
  }),
]

const bookmarkCalls: readonly ServedCall[] = [
  serve('GET /v1/me/bookmarks', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listBookmarks(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/me/bookmarks/{id}', async (context) => ({
    body: await findBookmark(context, context.params.id),
  })),

  serve('POST /v1/me/bookmarks', async (context) => ({
    body: await addBookmark(context, context.body.product_id),
  })),

  serve('DELETE /v1/me/bookmarks/{id}', async (context) => {
    await deleteBookmark(context, context.params.id)
    return {}
  }),
]

const historyCalls: readonly ServedCall[] = [
  serve('GET /v1/me/product-search-histories', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listSearchHistories(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('DELETE /v1/me/product-search-histories/{id}', async (context) => {
    await deleteSearchHistory(context, context.params.id)
    return {}
  }),

  serve('GET /v1/guest/product-histories', async ({ query, db, channel, now }) => ({
    body: { data: await listViewed({ db, channel_id: channel.id, now }, query.product_ids) },
  })),

  serve('GET /v1/me/product-histories', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listProductHistories(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('DELETE /v1/me/product-histories/{id}', async (context) => {
    await deleteProductHistory(context, context.params.id)
    return {}
  }),

  serve('POST /v1/product-histories', async (context) => {
    await keepProductHistories(context, context.body.product_ids)
    return { body: { result: true } }
  }),
]

export const memberListRoutes = [...userListCalls, ...bookmarkCalls, ...historyCalls]
