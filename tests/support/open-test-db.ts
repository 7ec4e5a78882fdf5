import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { openDb, type OpenDb, openMemory } from '#shop-api/db/open-db.ts'
import { loadMigratedSnapshot } from './migrated-snapshot.ts'
import { createFromTemplate } from './postgres-template.ts'

export type Engine = 'pglite' | 'postgres'

/** Any database of the server that makes the others; '' for none. */
export const postgresServer = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test'

/** PGlite always; PostgreSQL as well when one answers. REQUIRE_POSTGRES=1: it must. */
export const ENGINES: readonly Engine[] = (await isReachable()) ? ['pglite', 'postgres'] : ['pglite']

async function isReachable(): Promise<boolean> {
  if (postgresServer === '') return false
  const client = postgres(postgresServer, { max: 1, connect_timeout: 1 })
  try {
    await client`select 1`
    return true
  } catch (error) {
    if (process.env['REQUIRE_POSTGRES'] === '1') throw error
    return false
  } finally {
    await client.end({ timeout: 1 })
  }
}

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
