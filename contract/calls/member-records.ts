import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { idParams, listOf, listQuery, MOST_CHOSEN, pagingQuery } from '../shapes/fields.ts'
import { MeasurementInputSchema, MeasurementPurposeSchema, MeasurementSchema } from '../shapes/measurement.ts'
import { MemorialInputSchema, MemorialSchema } from '../shapes/memorial.ts'
import { SystemMessageSchema } from '../shapes/system-message.ts'

const heading = 'Member data'

export const memberRecordCalls = declareCalls({
  'GET /v1/me/system-messages': {
    heading,
    summary: 'Messages of the shop, newest first.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(SystemMessageSchema),
    headers: ['paged'],
  },
  'GET /v1/me/system-messages/{resourceKey}': {
    heading,
    summary: 'One message; reading marks it as read.',
    auth: 'member',
    response: SystemMessageSchema,
  },
  'GET /v1/me/user-memorials': {
    heading,
    summary: 'Days to remember, by month and day.',
    auth: 'member',
    query: z.object(pagingQuery),
    response: listOf(MemorialSchema),
    headers: ['paged', 'limited'],
  },
  'GET /v1/me/user-memorials/{id}': {
    heading,
    summary: 'One day to remember.',
    auth: 'member',
    params: idParams(),
    response: MemorialSchema,
  },
  'POST /v1/me/user-memorials': {
    heading,
    summary: 'Adds a day.',
    auth: 'member',
    body: MemorialInputSchema,
    response: MemorialSchema,
    errors: ['memorial.too_many'],
  },
  'PUT /v1/me/user-memorials/{id}': {
    heading,
    summary: 'Changes a day.',
    auth: 'member',
    params: idParams(),
    body: MemorialInputSchema,
    response: MemorialSchema,
  },
  'DELETE /v1/me/user-memorials/{id}': {
    heading,
    summary: 'Removes a day.',
    auth: 'member',
    params: idParams(),
    response: null,
  },
  'GET /v1/me/timeseries': {
    heading,
    summary: 'Measurements of a purpose, newest first. x-limit: how many are kept.',
    auth: 'member',
    query: z.object({ ...pagingQuery, purpose: MeasurementPurposeSchema }),
    response: listOf(MeasurementSchema),
    headers: ['paged', 'limited'],
  },
  'POST /v1/me/timeseries': {
    heading,
    summary: 'Adds a measurement; beyond the limit the oldest goes (behaviour 8.7).',
    auth: 'member',
    query: z.object({ purpose: MeasurementPurposeSchema }),
    body: MeasurementInputSchema,
    response: MeasurementSchema,
  },
  'DELETE /v1/me/timeseries/': {
    heading,
    summary: 'Removes measurements of a purpose: those named, or all.',
    auth: 'member',
    query: z.object({ purpose: MeasurementPurposeSchema, ids: z.optional(listQuery(MOST_CHOSEN)) }),
    response: null,
  },
})
