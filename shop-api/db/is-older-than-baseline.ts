import { asc, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Drizzle's journal: a row for each migration that ran, with the moment the migration was written. */
const journal = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text().notNull(),
  created_at: bigint({ mode: 'number' }),
})

/** Whether migrations older than the baseline made this database. No migration here can go on from it. */
export async function isOlderThanBaseline(db: Db, migrationsFolder: string): Promise<boolean> {
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (!baseline) throw new Error(`No migrations in ${migrationsFolder}`)
  const journals = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'drizzle' and table_name = '__drizzle_migrations'`)
  if (journals.length === 0) return false
  const [first] = await db
    .select({ created_at: journal.created_at })
    .from(journal)
    .orderBy(asc(journal.created_at))
    .limit(1)
  return first !== undefined && (first.created_at ?? 0) < baseline.folderMillis
}
