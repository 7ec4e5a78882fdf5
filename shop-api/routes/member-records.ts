import {
  addMeasurement,
  deleteMeasurements,
  listMeasurements,
  MEASUREMENT_LIMITS,
} from '#shop-api/members/records/measurements.ts'
import {
  addMemorial,
  changeMemorial,
  deleteMemorial,
  findMemorial,
  listMemorials,
  MAX_MEMORIALS,
} from '#shop-api/members/records/memorials.ts'
import { listSystemMessages, readSystemMessage } from '#shop-api/members/messages/list-system-messages.ts'
import { answerPage, toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'

const messageCalls: readonly ServedCall[] = [
  serve('GET /v1/me/system-messages', async (context) => {
    const range = toPageRange(context.query)
    const { data, total } = await listSystemMessages(context, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),

  serve('GET /v1/me/system-messages/{resourceKey}', async (context) => ({
    body: await readSystemMessage(context, context.params.resourceKey),
  })),
]

const memorialCalls: readonly ServedCall[] = [
  serve('GET /v1/me/user-memorials', async (context) => ({
    ...answerPage(await listMemorials(context), context.query),
    limit: MAX_MEMORIALS,
  })),

  serve('GET /v1/me/user-memorials/{id}', async (context) => ({
    body: await findMemorial(context, context.params.id),
  })),

  serve('POST /v1/me/user-memorials', async (context) => ({
    body: await addMemorial(context, context.body),
  })),

  serve('PUT /v1/me/user-memorials/{id}', async (context) => ({
    body: await changeMemorial(context, context.params.id, context.body),
  })),

  serve('DELETE /v1/me/user-memorials/{id}', async (context) => {
    await deleteMemorial(context, context.params.id)
    return {}
  }),
]

const measurementCalls: readonly ServedCall[] = [
  serve('GET /v1/me/timeseries', async (context) => {
    const { purpose } = context.query
    const rows = await listMeasurements(context, purpose)
    return { ...answerPage(rows, context.query), limit: MEASUREMENT_LIMITS[purpose] }
  }),

  serve('POST /v1/me/timeseries', async (context) => ({
    body: await addMeasurement(context, context.query.purpose, context.body),
  })),

  serve('DELETE /v1/me/timeseries/', async (context) => {
    await deleteMeasurements(context, context.query.purpose, context.query.ids)
    return {}
  }),
]

export const memberRecordRoutes = [...messageCalls, ...memorialCalls, ...measurementCalls]
