import { notFound } from '#shop-api/http/api-error.ts'
import { requireModel } from '#shop-api/catalogue/require-model.ts'
import { toProductScope } from '#shop-api/catalogue/to-product-scope.ts'
import { keepConsent } from '#shop-api/members/consent/keep-consent.ts'
import { findStylist, listStylists } from '#shop-api/content/list-stylists.ts'
import { findFormLayout } from '#shop-api/content/find-form-layout.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import { orderCatalogs } from '#shop-api/members/requests/order-catalogs.ts'
import { askQuestion, listProductQuestions } from '#shop-api/members/requests/product-questions.ts'
import { findDecisionData } from '#shop-api/orders/find-decision-data.ts'
import { toShop } from './to-shop.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

export const visitorRoutes: readonly ServedCall[] = [
  serve('GET /v1/stylists', async ({ query, db, channel, now }) => {
    const range = toPageRange(query)
    const { data, total } = await listStylists({ db, channel_id: channel.id, now }, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/stylists/{resourceKey}', async (context) => {
    const stylist = await findStylist(await toProductScope(context), context.params.resourceKey)
    if (!stylist) throw notFound(NOT_FOUND.stylist)
    return { body: stylist }
  }),

  serve('GET /v1/products/{resourceKey}/questions', async (context) => {
    const range = toPageRange(context.query)
    const id = await requireModel(await toProductScope(context), context.params.resourceKey)
    const { data, total } = await listProductQuestions(context.db, id, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('POST /v1/products/{resourceKey}/questions', async (context) => {
    const model_id = await requireModel(await toProductScope(context), context.params.resourceKey)
    await context.limit.spendPost('questions')
    await askQuestion(context, { ...context.body, model_id })
    return { body: { result: true } }
  }),

  serve('GET /v1/carts/{cartToken}/decision-data', async (context) => ({
    body: await findDecisionData(toShop(context), context.params.cartToken),
  })),

  serve('POST /v1/catalog-orders', async (context) => {
    await context.limit.spendPost('catalog-orders')
    return { body: { key: await orderCatalogs(context, context.body) } }
  }),

  // A visitor without a pass was refused before. An origin or nginx (`auth_request`) only wants to know that.
  serve('GET /v1/keycode/check', async () => ({})),

  serve('GET /v1/form-layouts/{form}', async (context) => ({
    body: await findFormLayout(context, context.params.form),
  })),

  serve('PUT /v1/consent', async (context) => {
    await context.limit.spendPost('consents')
    return { body: await keepConsent(context, context.body) }
  }),
]
