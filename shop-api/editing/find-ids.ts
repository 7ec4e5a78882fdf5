import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope } from './edited-kind.ts'

/**
 * Ids of what an input names by key, in its order, each once.
 * @param label word for such a thing @throws ApiError 422 beside the first key the shop does not have
 */
export async function findIds(
  tx: Tx,
  table: PgTable & Record<'id' | 'channel_id' | 'key', PgColumn>,
  { channel_id }: Pick<EditingScope, 'channel_id'>,
  { field, keys, label }: { field: string; keys: string | readonly string[] | null; label: string },
): Promise<number[]> {
  const wanted = [...new Set(typeof keys === 'string' ? [keys] : keys)]
  if (wanted.length === 0) return []
  const rows = (await tx
    .select({ id: table.id, key: table.key })
    .from(table as PgTable)
    .where(and(eq(table.channel_id, channel_id), inArray(table.key, wanted)))) as {
    id: number
    key: string
  }[]
  const byKey = new Map(rows.map((row) => [row.key, row.id]))
  return wanted.map((key) => {
    const id = byKey.get(key)
    const at = Array.isArray(keys) ? `${field}.${keys.indexOf(key)}` : field
    if (id === undefined) throw invalidField(at, 'choice', EDITOR_ERRORS.unknown(label))
    return id
  })
}
