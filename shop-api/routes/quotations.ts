import type { CallName } from '#contract/index.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { deleteQuotation, listQuotations } from '#shop-api/quotations/find-quotation.ts'
import { keepQuotation } from '#shop-api/quotations/keep-quotation.ts'
import type { MemberShop } from '#shop-api/quotations/member-shop.ts'
import { orderQuotation } from '#shop-api/quotations/order-quotation.ts'
import { printQuotation } from '#shop-api/quotations/print-quotation.ts'
import { putIntoCart } from '#shop-api/quotations/put-into-cart.ts'
import { readQuotation } from '#shop-api/quotations/read-quotation.ts'
import { type CallContext, serve } from './serve.ts'
import { toShop } from './to-shop.ts'

type Context = Pick<CallContext<CallName>, 'db' | 'channel' | 'now' | 'config'> &
  Pick<CallContext<'GET /v1/me/quotations'>, 'member'>

const toMemberShop = (context: Context): MemberShop => ({
  ...toShop(context),
  member_id: context.member.id,
})

export const quotationRoutes: readonly ServedCall[] = [
  serve('POST /v1/me/quotations', async (context) => ({
    body: await keepQuotation(toMemberShop(context), context.body),
  })),

  serve('GET /v1/me/quotations', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listQuotations(toMemberShop(context), range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/me/quotations/{id}', async (context) => ({
    body: await readQuotation(toMemberShop(context), context.params.id),
  })),

  serve('DELETE /v1/me/quotations/{id}', async (context) => {
    await deleteQuotation(toMemberShop(context), context.params.id)
    return {}
  }),

  serve('GET /v1/me/quotations/{id}/download', async (context) => ({
    file: await printQuotation(toMemberShop(context), context.limit, context.params.id),
  })),

  serve('POST /v1/me/quotations/{id}/order', async (context) => ({
    body: await orderQuotation(toMemberShop(context), context.params.id, context.body.total_payment),
  })),

  serve('POST /v1/me/quotations/{id}/cart', async (context) => ({
    body: await putIntoCart(toMemberShop(context), context.params.id, context.body.token),
  })),
]
