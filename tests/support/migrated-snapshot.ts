import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

export const migrationsFolder = fileURLToPath(new URL('../../shop-api/db/migrations', import.meta.url))

/**
 * An empty, migrated database to start from: a fresh one takes seconds, a copy of this one half of a second.
 * Kept in the temporary folder under the digest of the migrations.
 */
export async function loadMigratedSnapshot(): Promise<Blob> {
  const file = join(tmpdir(), `noren-migrated-${toMigrationsDigest()}.tar`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([kept])
  const client = new PGlite('memory://')
  await migrate(drizzle(client), { migrationsFolder })
  // Whoever opens the copy has nothing to replay.
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  await client.close()
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
  await rename(unfinished, file)
  return dump
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
  return hash.digest('hex').slice(0, 16)
}
