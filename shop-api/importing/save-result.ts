import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { import_changes, import_faults, imports } from '#shop-api/db/schema/imports.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import type { Entry } from './entry.ts'
import type { Unmapped } from './read-rows.ts'
import type { ImportRow } from './to-import.ts'
import type { Result } from './write-entries.ts'

/** A file in which everything is wrong would fill the report with the same sentence. */
const MAX_FAULTS = 10_000

interface Round {
  row: ImportRow
  entries: readonly Entry[]
  unmapped: Unmapped
}

/** Notes what became of a chunk, in the transaction that wrote it. @returns how many entries are done, and to which line */
export async function saveResult(tx: Tx, { row, entries, unmapped }: Round, result: Result) {
  const { id, is_checking } = row
  const { created, updated, unchanged, failed, faults, changes } = result
  const line = entries.at(-1)?.rows.at(-1)?.last_line ?? row.line
  await saveFaults(tx, id, faults)
  if (!is_checking && changes.length > 0) {
    await tx
      .insert(import_changes)
      .values(unite(changes).map((change) => ({ ...change, import_id: id })))
      .onConflictDoUpdate({
        target: [import_changes.import_id, import_changes.type, import_changes.key],
        set: { is_seen: sql`${import_changes.is_seen} or excluded.is_seen` },
      })
  }
  const [saved] = await tx
    .update(imports)
    .set({
      line,
      entries_done: sql`${imports.entries_done} + ${entries.length}`,
      created: sql`${imports.created} + ${created}`,
      updated: sql`${imports.updated} + ${updated}`,
      unchanged: sql`${imports.unchanged} + ${unchanged}`,
      failed: sql`${imports.failed} + ${failed}`,
      unmapped: [...unmapped].map(([column, count]) => ({ column, count })),
    })
    .where(eq(imports.id, id))
    .returning({ entries_done: imports.entries_done })
  return saved?.entries_done ?? 0
}

async function saveFaults(tx: Tx, import_id: number, faults: Result['faults']): Promise<void> {
  if (faults.length === 0) return
  const known = await tx.$count(import_faults, eq(import_faults.import_id, import_id))
  const room = Math.max(0, MAX_FAULTS - known)
  const kept = faults.slice(0, room)
  if (faults.length > room && known < MAX_FAULTS + 1)
    kept.push({ line: faults[room]!.line, column: null, reason: IMPORT_ERRORS.too_many_faults(MAX_FAULTS) })
  if (kept.length > 0) await tx.insert(import_faults).values(kept.map((fault) => ({ ...fault, import_id })))
}

/** A thing that was written twice in one chunk changed once. */
function unite(changes: Result['changes']): Result['changes'] {
  const byName = new Map<string, Result['changes'][number]>()
  for (const change of changes) {
    const name = `${change.type} ${change.key}`
    const before = byName.get(name)
    byName.set(name, before ? { ...before, is_seen: before.is_seen || change.is_seen } : change)
  }
  return [...byName.values()]
}
