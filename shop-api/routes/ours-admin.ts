import { refused } from '#shop-api/api-error.ts'
import { cleanRichText } from '#shop-api/editing/clean-rich-text.ts'
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
import { serveKind } from '#shop-api/editing/serve-kind.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'
import { createSession, isSame } from '#shop-api/staff/staff-secrets.ts'
import { EDITOR_ERRORS } from '#src/text/editor-errors.ts'

export const adminRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/auth/login', async ({ body, config, now }) => {
    const { password } = config.staff ?? {}
    if (password === undefined || !isSame(body.password, password)) {
      throw refused('auth.login.invalid', EDITOR_ERRORS.wrong_password)
    }
    return { body: createSession(password, now) }
  }),

  ...serveKind(newsKind),
  ...serveKind(blogKind),
  ...serveKind(questionKind),
  ...serveKind(makerKind),
  ...serveKind(staticPageKind),
  ...serveKind(landingPageKind),
  ...serveKind(productKind),

  serve('GET /v1/admin/publishes', async ({ query, db, channel, now }) => ({
    body: { report: await loadPublishReport(db, { channel_id: channel.id, now }, query) },
  })),

  serve('POST /v1/admin/rich-text', async ({ body }) => ({ body: { html: cleanRichText(body.html) } })),
]
