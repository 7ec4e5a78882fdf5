import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Save } from './create-table-kind.ts'
import type { EditingScope } from './edited-kind.ts'

/** A table whose rows have an order of their own, in the whole shop or among those with the same `group`. */
interface RankedTable {
  table: PgTable & Record<'id' | 'channel_id' | 'position', PgColumn>
  group?: PgColumn | undefined
}

/** Of a kind whose things the staff put in order: a new one comes last, so does one that changes its group. */
export function ranked({ table, group }: RankedTable) {
  return {
    // Its real place is found once it has an id.
    insertedWith: { position: 0 },
    loadParts: (db: Db, scope: EditingScope) => loadRanks(db, { table, group }, scope),
    async follow(tx: Tx, id: number, { scope, input, was }: Save<{ position?: number | undefined }>) {
      const isMoved = group !== undefined && group.name in input
      if (input.position !== undefined || isMoved || was === undefined)
        await rankRow(tx, { table, group }, scope, { id, place: input.position ?? Infinity })
    },
  }
}

/** Each row's place among its neighbours, from 0. */
async function loadRanks(
  db: Db,
  { table, group }: RankedTable,
  { channel_id }: EditingScope,
): Promise<(id: number) => { position: number }> {
  const within = group && sql`partition by ${group}`
  const rows = await db
    .select({
      id: sql<number>`${table.id}`.mapWith(Number),
      rank: sql<number>`row_number() over (${within} order by ${table.position}, ${table.id})`.mapWith(
        Number,
      ),
    })
    .from(table as PgTable)
    .where(eq(table.channel_id, channel_id))
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank - 1]))
  return (id) => ({ position: ranks.get(id) ?? 0 })
}

/** Puts a row at a place among its neighbours, who make room. @param place `Infinity`: the last */
async function rankRow(
  tx: Tx,
  { table, group }: RankedTable,
  { channel_id }: EditingScope,
  { id, place }: { id: number; place: number },
): Promise<void> {
  const [own] = await tx
    .select({ group: group ?? table.id })
    .from(table as PgTable)
    .where(eq(table.id, id))
  const others = await tx
    .select({ id: table.id, position: table.position })
    .from(table as PgTable)
    .where(and(eq(table.channel_id, channel_id), ne(table.id, id), group && eq(group, own?.group)))
    .orderBy(asc(table.position), asc(table.id))
  const ranked = others.toSpliced(place, 0, { id, position: -1 })
  for (const [position, row] of ranked.entries()) {
    if (row.position === position) continue
    await tx
      .update(table as PgTable)
      .set({ position } as Record<string, unknown>)
      .where(eq(table.id, row.id))
  }
}
