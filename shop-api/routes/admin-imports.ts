import type { ImportKind } from '#contract/shapes/imports.ts'
import { listRedirects } from '#shop-api/content/list-redirects.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import { redirectKind } from '#shop-api/editing/redirect-kind.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import {
  findImport,
  listFaults,
  listImports,
  resumeImport,
  stopImport,
} from '#shop-api/importing/change-import.ts'
import { exportData } from '#shop-api/importing/export-data.ts'
import { startImport } from '#shop-api/importing/start-import.ts'
import { toImport } from '#shop-api/importing/to-import.ts'
import { serveKind } from './serve-kind.ts'
import { serve } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

/** Both groups of calls have the same shapes (`contract/declare-imports.ts`). */
function serveImports<
  const In extends 'imports' | 'member-imports',
  const Out extends 'exports' | 'member-exports',
>(into: In, out: Out, kinds: readonly ImportKind[]): readonly ServedCall[] {
  const path = `/v1/admin/${into}` as '/v1/admin/imports'
  return [
    serve(`POST ${path}`, async (context) => {
      const { db, now, body } = context
      const {
        file,
        kind,
        format = 'noren',
        dry_run = false,
        all_or_nothing = false,
        send_mails = false,
      } = body
      const wish = { file, kind, format, dry_run, all_or_nothing, send_mails }
      return { body: toImport(await startImport(db, toSavingScope(context), wish), now) }
    }),
    serve(`GET ${path}`, async ({ db, channel, now, query }) => {
      const range = toPageRange(query, 20)
      const { rows, total } = await listImports(db, channel.id, kinds, range)
      return { body: { data: rows.map((row) => toImport(row, now)) }, paging: range.toPaging(total) }
    }),
    serve(`GET ${path}/{id}`, async ({ db, channel, now, params }) => ({
      body: toImport(await findImport(db, channel.id, kinds, params.id), now),
    })),
    serve(`GET ${path}/{id}/faults`, async ({ db, channel, params, query }) => {
      const { id } = await findImport(db, channel.id, kinds, params.id)
      const range = toPageRange(query, 100)
      const { data, total } = await listFaults(db, id, range)
      return { body: { data }, paging: range.toPaging(total) }
    }),
    serve(`POST ${path}/{id}/stop`, async (context) => {
      const { db, channel, now, config, params } = context
      const row = await findImport(db, channel.id, kinds, params.id)
      const scope = { ...toSavingScope(context), channel, config }
      return { body: toImport(await stopImport(db, scope, row), now) }
    }),
    serve(`POST ${path}/{id}/resume`, async ({ db, channel, now, params }) => {
      const row = await findImport(db, channel.id, kinds, params.id)
      return { body: toImport(await resumeImport(db, row), now) }
    }),
    serve(`GET /v1/admin/${out}` as 'GET /v1/admin/exports', async (context) => {
      const { db, limit, query } = context
      const scope = toSavingScope(context)
      const as = query.as ?? 'csv'
      if (out === 'exports') return { file: await exportData(db, scope, query.kind, as) }
      await limit.spendDocument()
      const file = await exportData(db, scope, query.kind, as)
      // Who took the addresses of all members is worth knowing.
      const entry = { ...scope, area: 'members', kind: out, key: '', name: file.name } as const
      await db.transaction((tx) => recordEdit(tx, { ...entry, before: null, after: { as } }))
      return { file }
    }),
  ]
}

export const adminImportRoutes: readonly ServedCall[] = [
  ...serveImports('imports', 'exports', ['products', 'news', 'redirects', 'bikes', 'fitments']),
  ...serveImports('member-imports', 'member-exports', ['members', 'contract-prices']),
  ...serveKind(redirectKind),
  serve('GET /v1/redirects', async ({ db, channel, now, query }) => {
    const range = toPageRange(query)
    const { data, total } = await listRedirects(db, { channel_id: channel.id, now }, range)
    return { body: { data }, paging: range.toPaging(total) }
  }),
]
