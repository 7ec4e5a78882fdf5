import { and, eq } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import { findFileContents } from '#shop-api/content/find-file-contents.ts'
import { listBusinessDates } from '#shop-api/content/list-business-dates.ts'
import { listCatalogs } from '#shop-api/content/list-catalogs.ts'
import { listPageCoupons } from '#shop-api/benefits/list-page-coupons.ts'
import { findLandingPage, listLandingPages } from '#shop-api/content/list-landing-pages.ts'
import { readNews } from '#shop-api/members/records/read-marks.ts'
import { banners } from '#shop-api/db/schema/content.ts'
import { checkKeycode } from '#shop-api/channels/keycode-pass.ts'
import { openTag } from '#shop-api/channels/tag-pass.ts'
import { countTry } from '#shop-api/http/limit-visitor.ts'
import { answerPage } from '#shop-api/http/paging.ts'
import { keepUpload } from '#shop-api/media/keep-upload.ts'
import { loadPicture } from '#shop-api/media/load-picture.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

/** A banner is answered as it is drawn at its largest, in the format every program opens. */
const BANNER_WIDTH = 1600
/** How much of a key is used: anybody can send one, and it is remembered for minutes. */
const MAX_KEY = 100

const pageCalls: readonly ServedCall[] = [
  serve('GET /v1/catalog', async ({ query, db, channel, now }) =>
    answerPage(await listCatalogs({ db, channel_id: channel.id, now }), query),
  ),

  serve('GET /v1/lp', async ({ query, db, channel, now }) =>
    answerPage(await listLandingPages({ db, channel_id: channel.id, now }), query),
  ),

  serve('GET /v1/lp/{resourceKey}', async ({ params, db, channel, now, member }) => {
    const scope = { db, channel_id: channel.id, now }
    const found = await findLandingPage(scope, params.resourceKey)
    if (!found) throw notFound(NOT_FOUND.landing_page)
    const { page, coupon_ids, redirect } = found
    const coupons = await listPageCoupons({ ...scope, member }, coupon_ids)
    return { body: { ...page, coupons }, ...(redirect !== null && { redirect }) }
  }),
]

const fileCalls: readonly ServedCall[] = [
  serve('POST /v1/upload-files', async ({ body, db, channel, now, limit }) => {
    await limit.spendPost('upload-files')
    return { body: await keepUpload(db, { ...body, channel_id: channel.id, now }) }
  }),

  serve('GET /v1/banners/{id}/download', async ({ params, db, channel, pictures }) => {
    const [banner] = await db
      .select({ title: banners.title, picture: banners.picture })
      .from(banners)
      .where(and(eq(banners.channel_id, channel.id), eq(banners.id, params.id), eq(banners.is_show, true)))
    const file =
      banner &&
      (await loadPicture(db, pictures, {
        channel: channel.name,
        path: banner.picture.path,
        width: BANNER_WIDTH,
        format: 'png',
      }))
    if (!banner || !file) throw notFound(NOT_FOUND.banner)
    return { file: { bytes: file.bytes, type: 'image/png', name: `${banner.title}.png` } }
  }),

  serve('GET /v1/files-contents', async ({ query, db, channel }) => ({
    body: await findFileContents({ db, channel }, query.url),
  })),

  serve('GET /v1/business-dates/monthly/calendar/front', async ({ query, db, channel }) => ({
    body: { data: await listBusinessDates({ db, channel_id: channel.id }, query.startDate, query.endDate) },
  })),
]

const readCalls: readonly ServedCall[] = [
  serve('POST /v1/news/readables', async (context) => {
    await readNews(context, context.body.readable_id)
    return { body: { result: true } }
  }),
]

const lockCalls: readonly ServedCall[] = [
  serve('POST /v1/tags/password', async (context) => {
    const { key, password } = context.body
    const lock = `${context.channel.name} tag ${key.slice(0, MAX_KEY)}`
    const tag_token = await countTry(context.limit, lock, () => openTag(context, key, password))
    return { body: { tag_token } }
  }),

  serve('POST /v1/keycode/check', async (context) => {
    const { channel, limit, body } = context
    return {
      body: await countTry(limit, `${channel.name} keycode`, () => checkKeycode(context, body.keycode)),
    }
  }),
]

export const contentFileRoutes = [...pageCalls, ...fileCalls, ...readCalls, ...lockCalls]
