import type { Database } from './database.ts'
import { lock } from './locks.ts'
import { tables } from './schema.ts'

/** Makes the tables that are missing; of several processes one does. */
export async function makeTables(sql: Database): Promise<void> {
  await sql.begin(async (tx) => {
    await lock(tx, 'tables')
    await tx.unsafe(tables)
  })
}
