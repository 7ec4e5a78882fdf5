import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import postgres from 'postgres'
import { fillMigratedFolder } from './migrated-snapshot.ts'
import { type Engine } from './open-test-db.ts'
import { postgresServer } from './postgres-server.ts'
import { takeDatabase, type TakenDatabase } from './spare-databases.ts'

export interface DatabasePlace {
  /** As `DATABASE_URL` takes it. */
  url: string
  /** As `FILES_FOLDER` takes it. */
  files: string
  forget(): Promise<void>
}

/**
 * Where a process of its own may make a database, which outlives it.
 * @param how `is_migrated`: its tables are there already, as a copy. Making them takes a process seconds
 */
export async function findDatabasePlace(
  engine: Engine,
  { is_migrated = false }: { is_migrated?: boolean } = {},
): Promise<DatabasePlace> {
  if (engine === 'pglite') {
    const url = await mkdtemp(`${tmpdir()}/noren-place-`)
    if (is_migrated) await fillMigratedFolder(url)
    return { url, files: url, forget: () => rm(url, { recursive: true, force: true }) }
  }
  const files = await mkdtemp(`${tmpdir()}/noren-place-`)
  const { url, drop } = is_migrated ? await takeDatabase() : await makeDatabase()
  return {
    url,
    // Not made yet, as on a machine that is new.
    files: `${files}/files`,
    forget: once(async () => {
      await drop()
      await rm(files, { recursive: true, force: true })
    }),
  }
}

/** Without tables, and dropped. */
async function makeDatabase(): Promise<Pick<TakenDatabase, 'url' | 'drop'>> {
  const name = `noren_place_${randomBytes(6).toString('hex')}`
  const admin = postgres(postgresServer, { max: 1 })
  await admin.unsafe(`create database ${name}`)
  return {
    url: Object.assign(new URL(postgresServer), { pathname: `/${name}` }).href,
    async drop() {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Whoever ends a process twice forgets its place twice. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
