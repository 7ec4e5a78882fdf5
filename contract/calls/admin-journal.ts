import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { day, done, idParams, listOf, pagingQuery } from '../shapes/fields.ts'
import { JournalDetailSchema, JournalEntrySchema } from '../shapes/journal.ts'

const is_ours = true
const auth = 'admin'
/** Everybody reads what was done in the areas they may read. */
const area = 'own'

export const adminJournalCalls = declareCalls({
  'GET /v1/admin/journal': {
    is_ours,
    summary: 'Who of the staff changed what, in the areas the caller may read, the newest first.',
    auth,
    area,
    query: z.object({
      ...pagingQuery,
      person_id: z.optional(z.coerce.number().check(z.int(), z.positive())),
      kind: z.optional(z.string().check(z.maxLength(50))),
      key: z.optional(z.string().check(z.maxLength(190))),
      /** A day in Japan. */
      day: z.optional(day()),
    }),
    response: listOf(JournalEntrySchema),
    headers: ['paged'],
  },
  'GET /v1/admin/journal/{id}': {
    is_ours,
    summary: 'One change, with the thing as it was before and after.',
    auth,
    area,
    params: idParams(),
    response: JournalDetailSchema,
  },
  'POST /v1/admin/journal/{id}/undo': {
    is_ours,
    summary:
      'Takes a change back: what was changed is as before, what was removed comes back, what was made is removed. Wants the right to write in its area. 409 when the thing was changed since, unless `anyway`.',
    auth,
    area,
    params: idParams(),
    body: z.object({ anyway: z.optional(z.boolean()) }),
    response: done(),
    errors: ['admin.version_conflict', 'admin.cannot_undo'],
  },
})
