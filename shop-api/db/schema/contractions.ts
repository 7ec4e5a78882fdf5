import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What code must know to work on this database: a migration that takes something away names the migration whose code no longer
 * used it. Code that does not know that one refuses to start.
 */
export const contractions = pgTable('contractions', { needs: text().primaryKey() })
