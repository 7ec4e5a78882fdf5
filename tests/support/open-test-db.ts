import { openDb, type OpenDb, openMemory } from '#shop-api/db/open-db.ts'
import { loadMigratedSnapshot } from './migrated-snapshot.ts'
import { isPostgresThere } from './postgres-server.ts'
import { takeDatabase } from './spare-databases.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * PGlite always; PostgreSQL as well when one answers. For what the two could do otherwise: what waits, what is told by bells, what two
 * want at once, what is searched and sorted, what migrates; and for a part of the calls that read and write.
 */
export const ENGINES: readonly Engine[] = (await isPostgresThere()) ? ['pglite', 'postgres'] : ['pglite']

/**
 * For the shop's own rules, which both keep alike: PostgreSQL when one answers, else PGlite. No file of the shop asks which it is
 * (but `tidy-tables.ts` and `start-senders.ts`), and every call is made on PGlite, too (`tests/contract/examples.test.ts`, `tests/shop-api/http/fuzz.test.ts`).
 */
export const DEFAULT_ENGINE = ENGINES.at(-1)!
export const ONE_ENGINE: readonly Engine[] = [DEFAULT_ENGINE]

/**
 * A migrated, empty database of its own, gone when closed.
 * @param engine left out, PostgreSQL when one answers, which takes half of the time
 */
export async function openTestDb(engine = DEFAULT_ENGINE): Promise<OpenDb> {
  if (engine === 'pglite') return openMemory(await loadMigratedSnapshot())
  const database = await takeDatabase()
  const url = new URL(database.url)
  // No test outlives its server: waiting for the disk would take a third of the time.
  url.searchParams.set('synchronous_commit', 'off')
  const opened = await openDb(url.href)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await database.giveBack()
    },
  }
}
