import { canUndo, undoEdit } from '#shop-api/editing/undo-edit.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { findJournalEntry, listJournal } from '#shop-api/staff/read-journal.ts'
import { requireRight } from '#shop-api/staff/require-staff.ts'
import { serve } from './serve.ts'

export const adminJournalRoutes: readonly ServedCall[] = [
  serve('GET /v1/admin/journal', async ({ query, ...context }) =>
    listJournal({ ...context, canUndo }, query),
  ),

  serve('GET /v1/admin/journal/{id}', async ({ params, ...context }) => ({
    body: await findJournalEntry({ ...context, canUndo }, params.id),
  })),

  serve('POST /v1/admin/journal/{id}/undo', async ({ params, body, ...context }) => {
    const { area } = await findJournalEntry({ ...context, canUndo }, params.id)
    requireRight(context.actor, area, 'write')
    await undoEdit(context.db, context, params.id, body)
    return { body: { result: true } }
  }),
]
