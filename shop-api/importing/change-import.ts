import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ImportFault, ImportKind } from '#contract/shapes/imports.ts'
import type { Db } from '#shop-api/db/db.ts'
import { import_faults, imports } from '#shop-api/db/schema/imports.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import type { ImportScope } from './import-scope.ts'
import { publishImport } from './publish-import.ts'
import type { ImportRow } from './to-import.ts'

type Scope = Omit<ImportScope, 'send_mails'>

const isOf = (channel_id: number, kinds: readonly ImportKind[]) =>
  and(eq(imports.channel_id, channel_id), inArray(imports.kind, [...kinds]))

/** The imports of some kinds, the newest first. */
export async function listImports(
  db: Db,
  channel_id: number,
  kinds: readonly ImportKind[],
  { limit, offset }: PageRange,
): Promise<{ rows: ImportRow[]; total: number }> {
  const condition = isOf(channel_id, kinds)
  const [rows, total] = await Promise.all([
    db.select().from(imports).where(condition).orderBy(desc(imports.id)).limit(limit).offset(offset),
    db.$count(imports, condition),
  ])
  return { rows, total }
}

/** @throws ApiError 404 */
export async function findImport(
  db: Db,
  channel_id: number,
  kinds: readonly ImportKind[],
  id: number,
): Promise<ImportRow> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(isOf(channel_id, kinds), eq(imports.id, id)))
  if (!row) throw notFound(EDITOR_ERRORS.gone)
  return row
}

/** The lines an import did not take, in their order. */
export async function listFaults(
  db: Db,
  import_id: number,
  { limit, offset }: PageRange,
): Promise<{ data: ImportFault[]; total: number }> {
  const condition = eq(import_faults.import_id, import_id)
  const { line, column, reason } = import_faults
  const [data, total] = await Promise.all([
    db
      .select({ line, column, reason })
      .from(import_faults)
      .where(condition)
      .orderBy(asc(line), asc(import_faults.id))
      .limit(limit)
      .offset(offset),
    db.$count(import_faults, condition),
  ])
  return { data, total }
}

/** Stops an import behind the chunk under way. What is in is published. @throws ApiError 422 for one that is over */
export async function stopImport(db: Db, scope: Scope, { id }: ImportRow): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await lockEditing(tx, scope.channel_id)
    const [row] = await tx
      .update(imports)
      .set({ state: 'stopped' })
      .where(and(eq(imports.id, id), inArray(imports.state, ['waiting', 'working', 'stopped'])))
      .returning()
    if (!row) throw refused('import.over', IMPORT_ERRORS.over)
    if (!row.is_checking) await publishImport(tx, { ...scope, send_mails: false }, row)
    return row
  })
}

/** Has a stopped import go on. @throws ApiError 422 for one that is over */
export async function resumeImport(db: Db, { id, state }: ImportRow): Promise<ImportRow> {
  if (state === 'done' || state === 'failed') throw refused('import.over', IMPORT_ERRORS.over)
  await db
    .update(imports)
    .set({ state: 'waiting' })
    .where(and(eq(imports.id, id), eq(imports.state, 'stopped')))
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row!
}
