import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import type { OpenDb } from './open-db.ts'

/**
 * Frees the room of rows that were changed or deleted, and counts anew what the planner goes by. A PostgreSQL server does
 * so by itself; PGlite has no such process, and its folder would grow with every edit, cart and login.
 */
export async function tidyTables(db: Db, engine: OpenDb['engine']): Promise<void> {
  if (engine === 'pglite') await db.execute(sql`vacuum (analyze)`)
}
