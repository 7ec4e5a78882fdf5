import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '#demo/insert-rows.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { root } from '#tests/support/source-files.ts'

/** Texts that are JSON themselves. */
const TEXTS = ['109', '-0', 'true', 'null', '1e5', '{}', '[1]', '"x"', '{"a":"1"}', ' 7 ', '"\\"y\\""', '']
/** By themselves, in objects and in lists; and what is no text. */
const VALUES: readonly unknown[] = [
  ...TEXTS,
  Object.fromEntries(TEXTS.map((text) => [`of ${text}`, { text, list: [text, [text]] }])),
  TEXTS,
  109,
  true,
  [],
  {},
]

/** Every table with its columns of JSON, found in the schema, so that a new one is among them. */
async function listTables(): Promise<[name: string, table: PgTable, columns: Record<string, PgColumn>][]> {
  const folder = `${root}shop-api/db/schema/`
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(`${folder}${file}`) as Promise<object>),
  )
  const tables = new Set(modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable)))
  return [...tables].flatMap((table) => {
    const all = Object.entries(getTableColumns(table))
    const columns = all.filter(([, column]) => /^jsonb?\b/.test(column.getSQLType()))
    const found: Record<string, PgColumn> = Object.fromEntries(columns)
    return columns.length > 0 ? [[getTableName(table), table, found] as const] : []
  }) as [string, PgTable, Record<string, PgColumn>][]
}
const tables = await listTables()

test('The tables with columns of JSON are found', () => {
  const found = tables.flatMap(([name, , columns]) => Object.keys(columns).map((field) => `${name}.${field}`))
  expect(found.length).toBeGreaterThan(50)
  expect(found).toEqual(expect.arrayContaining(['settings.value', 'journal.before', 'journal.after']))
})

describe.each(ENGINES)('JSON on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test.each(tables)('%s gives back what was written, also a text that reads like JSON', async (...given) => {
    const [name, table, columns] = given
    const toRow = (value: unknown) =>
      Object.fromEntries(Object.keys(columns).map((field) => [field, value])) as never
    await opened.db.transaction(async (tx) => {
      // A table of the same name and columns stands before it, which asks nothing else of a row, and is gone afterwards.
      const bare = sql.identifier(name)
      await tx.execute(
        sql`create temporary table ${bare} on commit drop as select * from ${bare} with no data`,
      )
      const written = VALUES.map(toRow)
      const returned = await tx
        .insert(table)
        .values(written)
        .returning(columns as never)
      expect(returned).toEqual(written)
      // What is read and written back is the same, and so are the demo's rows.
      await tx.insert(table).values(returned as never[])
      await insertRows(tx, table, written)

      const thrice = [...VALUES, ...VALUES, ...VALUES]
      expect(await tx.select(columns).from(table)).toEqual(thrice.map(toRow))
      for (const column of Object.values(columns)) {
        // As raw SQL reads it: by itself, among others, and as the text it is.
        const raw = await tx
          .select({
            value: sql`${column}`,
            built: sql`json_build_array(${column})`,
            text: sql`case jsonb_typeof(${column}) when 'string' then ${column} #>> '{}' end`,
          })
          .from(table)
        expect(raw).toEqual(
          thrice.map((value) => ({ value, built: [value], text: typeof value === 'string' ? value : null })),
        )
      }
    })
  })
})
