import { and, eq } from 'drizzle-orm'
import { notFound } from '#shop-api/http/api-error.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { changePicture } from '#shop-api/editing/change-picture.ts'
import { keepPhotograph } from '#shop-api/media/photographs/keep-photograph.ts'
import { listPhotographs } from '#shop-api/media/photographs/list-photographs.ts'
import { listPlaces } from '#shop-api/media/photographs/picture-places.ts'
import { removePhotograph } from '#shop-api/media/photographs/remove-photograph.ts'
import { toAdminPicture } from '#shop-api/media/photographs/to-admin-picture.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import { type CallContext, serve } from './serve.ts'

type Asked = Pick<CallContext<'GET /v1/admin/pictures/{id}'>, 'db' | 'channel' | 'params'>

async function requirePhotograph({ db, channel, params }: Asked) {
  const [row] = await db
    .select()
    .from(photographs)
    .where(and(eq(photographs.channel_id, channel.id), eq(photographs.id, params.id)))
  if (!row) throw notFound(PICTURE_ERRORS.gone)
  return row
}

async function answer(asked: Asked) {
  const row = await requirePhotograph(asked)
  const places = await listPlaces(asked.db, asked.channel.id, row.path)
  return { body: { ...toAdminPicture(row), places } }
}

export const adminPictureRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/pictures', async (context) => {
    return { body: toAdminPicture(await keepPhotograph(context, context.body)) }
  }),

  serve('GET /v1/admin/pictures', async ({ query, db, channel }) => {
    const range = toPageRange(query, 20)
    const { data, total } = await listPhotographs(db, channel.id, query, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/admin/pictures/{id}', answer),

  serve('GET /v1/admin/pictures/{id}/file', async (context) => {
    const { path, name, mime_type } = await requirePhotograph(context)
    const bytes = await context.pictures.getMaster({ channel: context.channel.name, path })
    if (!bytes) throw notFound(PICTURE_ERRORS.gone)
    return { file: { bytes, type: mime_type, name } }
  }),

  serve('PATCH /v1/admin/pictures/{id}', async (context) => {
    await changePicture(context, context.params.id, context.body)
    return answer(context)
  }),

  serve('DELETE /v1/admin/pictures/{id}', async (context) => {
    await removePhotograph(context, context.params.id)
    return {}
  }),
]
