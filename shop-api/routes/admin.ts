import { refused } from '#shop-api/http/api-error.ts'
import { cleanRichText } from '#shop-api/content/clean-rich-text.ts'
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
import type { AnswerCookie, ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { requireOwnPage, STAFF_KEY } from '#shop-api/staff/require-staff.ts'
import { isSame } from '#shop-api/staff/staff-secrets.ts'
import { endStaffSession, openStaffSession } from '#shop-api/staff/staff-sessions.ts'
import { giveVisitorKey, readVisitorKey } from '#shop-api/http/visitor-key.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

export const adminRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/auth/login', async (context) => {
    const { body, config, channel, limit, visitor } = context
    requireOwnPage(visitor)
    const lock = `${channel.name} staff`
    await limit.spendTry(lock)
    const { password } = config.staff?.(channel.name) ?? {}
    if (password === undefined || !isSame(body.password, password)) {
      throw refused('auth.login.invalid', EDITOR_ERRORS.wrong_password)
    }
    await limit.returnTry(lock)
    const { token, expires_at, max_age } = await openStaffSession(context, password)
    return {
      body: { expires_at: expires_at.toISOString() },
      cookies: toStaffCookies(giveVisitorKey(STAFF_KEY, context, token, max_age)),
    }
  }),

  serve('POST /v1/admin/auth/logout', async (context) => {
    const { password } = context.config.staff?.(context.channel.name) ?? {}
    const session = readVisitorKey(STAFF_KEY, context)
    if (session !== null && password !== undefined) await endStaffSession(context, session, password)
    return { body: { result: true }, cookies: toStaffCookies(giveVisitorKey(STAFF_KEY, context, '')) }
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

/** No request that another site's page starts, not even by a link, is followed with the staff's cookie. */
const toStaffCookies = (cookies: readonly AnswerCookie[]) =>
  cookies.map((cookie) => ({ ...cookie, same_site: 'Strict' as const }))
