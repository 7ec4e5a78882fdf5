import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '#tests/support/migrated-snapshot.ts'

interface Journal {
  entries: { idx: number; version: string; tag: string; when: number; breakpoints: boolean }[]
}

export const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

/** A migration nobody has written yet. */
export interface Tomorrow {
  tag: string
  statements: string
}

/** The migrations as they were when there were only the first so many, or as they may be one day. */
export async function withMigrations(
  { count, tomorrow = [] }: { count: number; tomorrow?: readonly Tomorrow[] },
  work: (migrationsFolder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = readJournal()
  const entries = journal.entries.slice(0, count)
  const newest = journal.entries.at(-1)!
  for (const [at, { tag, statements }] of tomorrow.entries()) {
    await writeFile(join(folder, `${tag}.sql`), statements)
    entries.push({ ...newest, idx: newest.idx + 1 + at, when: newest.when + 1 + at, tag })
  }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  await work(folder).finally(() => rm(folder, { recursive: true }))
}
