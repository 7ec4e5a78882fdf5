import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#shop-api/db/db.ts'

const BATCH = 1000

/**
 * Inserts many rows with one parameter a batch: the database unpacks the JSON itself, which is some ten times
 * faster than a placeholder a value and knows no limit of 65,535 of them.
 * Every row must have the same columns; columns left out get their defaults.
 */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.values(getTableColumns(table))
    .map((column) => column.name)
    .filter((name) => name in first)
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH))
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::text::jsonb)`,
    )
  }
}

/**
 * Hands out ids for rows that refer to each other before they are stored.
 * Call `settle` when they are, so that later inserts go on after them.
 */
export async function reserveIds(
  tx: Tx,
  table: PgTable,
): Promise<{ next: () => number; settle: () => Promise<void> }> {
  const name = getTableName(table)
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(id), 0)`.mapWith(Number) })
    .from(sql`${sql.identifier(name)}`)
  let id = row?.last ?? 0
  return {
    next: () => ++id,
    settle: async () => {
      if (id > 0) await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${id})`)
    },
  }
}
