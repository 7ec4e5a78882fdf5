import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { openDb, type OpenDb, openMemory } from '#shop-api/db/open-db.ts'
import { loadMigratedSnapshot } from './migrated-snapshot.ts'
import { isPostgresThere, postgresServer } from './postgres-server.ts'
import { createFromTemplate } from './postgres-template.ts'

export type Engine = 'pglite' | 'postgres'

/** PGlite always; PostgreSQL as well when one answers. */
export const ENGINES: readonly Engine[] = (await isPostgresThere()) ? ['pglite', 'postgres'] : ['pglite']

/** A migrated, empty database of its own, gone when closed. */
export async function openTestDb(engine: Engine): Promise<OpenDb> {
  if (engine === 'pglite') return openMemory(await loadMigratedSnapshot())
  const name = `noren_test_${randomBytes(6).toString('hex')}`
  const admin = postgres(postgresServer, { max: 1 })
  await createFromTemplate(admin, postgresServer, name)
  const opened = await openDb(Object.assign(new URL(postgresServer), { pathname: `/${name}` }).href)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await admin.unsafe(`drop database ${name}`)
      await admin.end()
    },
  }
}
