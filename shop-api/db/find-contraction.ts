import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { contractions } from './schema/contractions.ts'

/**
 * A migration that this code does not know and must, because a later one took away what the code before it used. Undefined: the
 * database may be newer than this code, which works on it all the same.
 */
export async function findContraction(db: Db, migrationsFolder: string): Promise<string | undefined> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_name = 'contractions'`)
  if (tables.length === 0) return undefined
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  const known = new Set(entries.map(({ tag }) => tag))
  const needed = await db.select().from(contractions)
  return needed.map(({ needs }) => needs).find((needs) => !known.has(needs))
}
