import { cleanRichText } from '#shop-api/content/clean-rich-text.ts'
import { changeProducts, removeProducts } from '#shop-api/editing/change-products.ts'
import {
  blogKind,
  landingPageKind,
  makerKind,
  newsKind,
  questionKind,
  staticPageKind,
} from '#shop-api/editing/content-kinds.ts'
import { loadPublishReport } from '#shop-api/editing/load-publish-report.ts'
import { productKind } from '#shop-api/editing/product-kind.ts'
import { serveKind } from './serve-kind.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

export const adminRoutes: readonly ServedCall[] = [
  ...serveKind(newsKind),
  ...serveKind(blogKind),
  ...serveKind(questionKind),
  ...serveKind(makerKind),
  ...serveKind(staticPageKind),
  ...serveKind(landingPageKind),
  ...serveKind(productKind),

  serve('POST /v1/admin/products/bulk', async (context) => {
    await changeProducts(context.db, toSavingScope(context), context.body)
    return { body: { result: true } }
  }),

  serve('POST /v1/admin/products/bulk-removal', async (context) => {
    await removeProducts(context.db, toSavingScope(context), context.body.products)
    return { body: { result: true } }
  }),

  serve('GET /v1/admin/publishes', async ({ query, db, channel, now }) => ({
    body: { report: await loadPublishReport(db, { channel_id: channel.id, now }, query) },
  })),

  serve('POST /v1/admin/rich-text', async ({ body }) => ({ body: { html: cleanRichText(body.html) } })),
]
