import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { extract } from 'tar'

export const migrationsFolder = fileURLToPath(new URL('../../shop-api/db/migrations', import.meta.url))

let loaded: Promise<Blob> | undefined

/**
 * An empty, migrated database to start from: a fresh one takes seconds, a copy of this one half of a second.
 * Kept in the temporary folder under the digest of the migrations.
 */
export function loadMigratedSnapshot(): Promise<Blob> {
  return (loaded ??= keepSnapshot()
    .then((file) => readFile(file))
    .then((bytes) => new Blob([bytes])))
}

/** The same in a folder, for a process of its own that gets it as `DATABASE_URL`. */
export async function fillMigratedFolder(folder: string): Promise<void> {
  const cwd = join(folder, 'postgres')
  await mkdir(cwd, { recursive: true, mode: 0o700 })
  await extract({ file: await keepSnapshot(), cwd })
}

/** @returns its file, which is made if it is not there */
async function keepSnapshot(): Promise<string> {
  const file = join(tmpdir(), `noren-tables-${toMigrationsDigest()}.tar`)
  if (existsSync(file)) return file
  // A segment of the log is written whole, however little there is in it. As much of it is kept as with segments of 16 MB: it is
  // searched for what nobody may keep.
  const client = new PGlite({ dataDir: 'memory://', initDbStartParams: ['--wal-segsize=1'] })
  await client.exec(`alter system set min_wal_size = '80MB'`)
  await client.exec(`alter system set max_wal_size = '1GB'`)
  await migrate(drizzle(client), { migrationsFolder })
  // A third of what would be copied each time, which nothing opens.
  await client.exec(
    `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  )
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`)
  // Whoever opens the copy has nothing to replay.
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  await client.close()
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
  await rename(unfinished, file)
  return file
}

/** Tells migrated databases of one state of the code from those of another. */
export function toMigrationsDigest(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql'))) {
    hash.update(readFileSync(join(migrationsFolder, name)))
  }
  // The same statements under another date would run once more in a kept copy.
  hash.update(readFileSync(join(migrationsFolder, 'meta/_journal.json')))
  hash.update(readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))))
  hash.update(readFileSync(fileURLToPath(import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}
