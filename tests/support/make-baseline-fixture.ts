// `node tests/support/make-baseline-fixture.ts` writes tests/fixtures/baseline.*. Only a new baseline needs it: what later
// migrations have to carry over are the rows as the baseline kept them.
import { readdirSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { openDb } from '#shop-api/db/open-db.ts'
import { fillBaselineShop, readBaselineShop } from './baseline-shop.ts'
import { findDatabasePlace } from './database-place.ts'
import { migrationsFolder } from './migrated-snapshot.ts'

const migrations = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
if (migrations.length > 1)
  throw new Error(`The rows would be those of ${migrations.at(-1)}, not of the baseline.`)

const place = await findDatabasePlace('pglite')
const opened = await openDb(place.url)
const keys = await fillBaselineShop(opened)
await opened.close()

const client = new PGlite(`${place.url}/postgres`)
const rows = await dumpRows(client)
await client.close()
writeFileSync(new URL('../fixtures/baseline.sql', import.meta.url), rows)

const again = await openDb(place.url)
const answers = await readBaselineShop(again, keys)
await again.close()
await place.forget()
const told = `${JSON.stringify({ keys, answers }, null, 2)}\n`
writeFileSync(new URL('../fixtures/baseline.json', import.meta.url), told)

/** An INSERT for each row that any PostgreSQL takes, tables in the order of their references; then where ids go on. */
async function dumpRows(client: PGlite): Promise<string> {
  await client.exec(`set timezone = 'UTC'`)
  const { rows: columns } = await client.query<{ table: string; name: string; sequence: string | null }>(`
    select t.table_name as table, column_name as name,
      pg_get_serial_sequence(format('%I.%I', table_schema, t.table_name), column_name) as sequence
    from information_schema.tables t join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and is_generated = 'NEVER' order by t.table_name, ordinal_position`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid`)
  const tables = sortByReference([...new Set(columns.map(({ table }) => table))], references)
  const inserts: string[] = []
  const sequences: string[] = []
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table)
    const names = own.map(({ name }) => `"${name}"`)
    const values = names.map((name) => `coalesce(quote_literal(${name}::text), 'NULL')`).join(`, `)
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(', ', ${values}) as line from "${table}" order by ${names[0]}`,
    )
    inserts.push(...rows.map(({ line }) => `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${line});`))
    if (rows.length === 0) continue
    for (const { name, sequence } of own)
      if (sequence !== null)
        sequences.push(`SELECT setval('${sequence}', (SELECT max("${name}") FROM "${table}"));`)
  }
  return `-- Written by tests/support/make-baseline-fixture.ts.\n${[...inserts, ...sequences].join('\n')}\n`
}

function sortByReference(tables: string[], references: { from: string; to: string }[]): string[] {
  const sorted: string[] = []
  while (sorted.length < tables.length) {
    const free = tables.filter(
      (table) =>
        !sorted.includes(table) && references.every(({ from, to }) => from !== table || sorted.includes(to)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.')
    sorted.push(...free)
  }
  return sorted
}
