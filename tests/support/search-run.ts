import { closeSync, openSync, readSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { createCardNumberSearch } from './find-card-numbers.ts'

export interface SearchedRun {
  /** Where a number stands: `said: 4111111111111111`, `shop/postgres orders: …`. */
  found: string[]
  files: number
  tables: number
}

/**
 * Looks for card numbers in everything that shops kept in a folder: each file as it is and unpacked, and each row of each
 * database. The shops are closed: nobody else has their databases open.
 */
export async function searchRun(folder: string, numbers: readonly string[]): Promise<SearchedRun> {
  const { searchText, searchBytes } = createCardNumberSearch(numbers)
  const run: SearchedRun = { found: [], files: 0, tables: 0 }
  const note = (where: string, hits: readonly string[]) =>
    run.found.push(...new Set(hits.map((number) => `${where}: ${number}`)))
  const searchRows = (where: string, rows: readonly string[]) => {
    run.tables += 1
    note(where, rows.flatMap(searchText))
  }

  const databases: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const where = path.slice(folder.length + 1)
    run.files += 1
    if (isSqlite(path)) for (const [table, rows] of readSqlite(path)) searchRows(`${where} ${table}`, rows)
    note(where, searchBytes(await readFile(path)))
    // Only the top of a database has this beside `global`.
    if (entry.name === 'PG_VERSION' && !where.includes('base/')) databases.push(entry.parentPath)
  }
  // When all files were read: whoever opens a database lets go of some.
  for (const database of databases)
    for await (const [table, rows] of readPostgres(database))
      searchRows(`${database.slice(folder.length + 1)} ${table}`, rows)
  return run
}

/** Every table of an embedded PostgreSQL, its rows as text: bytes in hex. */
async function* readPostgres(folder: string): AsyncGenerator<[string, string[]]> {
  const client = await PGlite.create(folder)
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    yield [name, rows.map(({ row }) => row)]
  }
  await client.close()
}

/** Every table of an SQLite database, its rows as text: bytes in hex. */
function* readSqlite(file: string): Generator<[string, string[]]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
  for (const { name } of tables) {
    const rows = database.prepare(`select * from "${String(name)}"`).all()
    yield [String(name), rows.map((row) => Object.values(row).map(toText).join(' '))]
  }
  database.close()
}

const toText = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value)

function isSqlite(path: string): boolean {
  const head = Buffer.alloc(15)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  return head.toString('latin1') === 'SQLite format 3'
}
