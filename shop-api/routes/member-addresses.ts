import {
  addAddress,
  changeAddress,
  chooseAddress,
  deleteAddress,
  deleteAllAddresses,
} from '#shop-api/members/addresses/change-addresses.ts'
import { exportAddresses } from '#shop-api/members/addresses/export-addresses.ts'
import { importAddresses } from '#shop-api/members/addresses/import-addresses.ts'
import { findAddress, listAddresses, MAX_ADDRESSES } from '#shop-api/members/addresses/list-addresses.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { ADDRESS_EXPORT } from '#src/text/member/address-book.ts'

const bookCalls: readonly ServedCall[] = [
  serve('GET /v1/me/user-addresses', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listAddresses(context, range)
    return { body: { data }, paging: range.toPaging(total), limit: MAX_ADDRESSES }
  }),

  serve('GET /v1/me/user-addresses/{id}', async (context) => ({
    body: await findAddress(context, context.params.id),
  })),

  serve('POST /v1/me/user-addresses', async (context) => ({ body: await addAddress(context, context.body) })),

  serve('PUT /v1/me/user-addresses/{id}', async (context) => ({
    body: await changeAddress(context, context.params.id, context.body),
  })),

  serve('DELETE /v1/me/user-addresses/{id}', async (context) => {
    await deleteAddress(context, context.params.id)
    return {}
  }),

  serve('DELETE /v1/me/user-addresses-all', async (context) => {
    await deleteAllAddresses(context)
    return {}
  }),

  serve('PATCH /v1/me/user-addresses/{id}/use', async (context) => {
    await chooseAddress(context, context.params.id, 'is_default')
    return { body: { result: true } }
  }),

  serve('PATCH /v1/me/user-addresses/{id}/use-sender', async (context) => {
    await chooseAddress(context, context.params.id, 'is_sender_default')
    return { body: { result: true } }
  }),
]

const fileCalls: readonly ServedCall[] = [
  serve('POST /v1/me/user-addresses/import', async (context) => {
    await context.limit.spendPost('address-imports')
    return { body: await importAddresses(context, context.body.file) }
  }),

  serve('GET /v1/me/user-addresses/export', async (context) => {
    const file = await exportAddresses(context, context.query.encoding ?? 'utf-8')
    return file ? { file } : { accepted: { message: ADDRESS_EXPORT.accepted } }
  }),
]

export const memberAddressRoutes = [...bookCalls, ...fileCalls]
