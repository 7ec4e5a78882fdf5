import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDb } from '#shop-api/db/open-db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import { type BaselineKeys, readBaselineShop } from '#tests/support/baseline-shop.ts'
import { type DatabasePlace, findDatabasePlace } from '#tests/support/database-place.ts'
import { migrationsFolder } from '#tests/support/migrated-snapshot.ts'
import { type Engine, ENGINES } from '#tests/support/open-test-db.ts'

interface Journal {
  entries: { tag: string; when: number }[]
}

const readJournal = () =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

describe('a committed migration', () => {
  const now = readJournal().entries.map(({ tag, when }) => {
    const bytes = readFileSync(join(migrationsFolder, `${tag}.sql`))
    return `${createHash('sha256').update(bytes).digest('hex')} ${when} ${tag}`
  })
  const kept = readFileSync(join(migrationsFolder, 'checksums.txt'), 'utf8').trim().split('\n')

  test('keeps its bytes and its moment, for databases out there have run it', () => {
    const hint =
      'A migration that is listed in checksums.txt does not change: write another (npm run db:generate).'
    expect(now.slice(0, kept.length), hint).toEqual(kept)
  })

  test('is listed with its checksum', () => {
    const missing = now.slice(kept.length)
    const hint = `New migrations are added to shop-api/db/migrations/checksums.txt:\n${missing.join('\n')}`
    expect(missing, hint).toEqual([])
  })

  test('stands in the journal, the newest last', () => {
    const { entries } = readJournal()
    const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort())
    const moments = entries.map(({ when }) => when)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  })
})

test('only the newest snapshot of the schema is kept: the next migration is made from it alone', () => {
  const { entries } = readJournal()
  const newest = String(entries.length - 1).padStart(4, '0')
  expect(readdirSync(join(migrationsFolder, 'meta')).sort()).toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ])
})

describe.each(ENGINES)('on %s', (engine) => {
  let place: DatabasePlace
  beforeEach(async () => {
    place = await findDatabasePlace(engine)
  })
  afterEach(() => place.forget())

  test('a database of migrations before the baseline is refused in one sentence, and left as it is', async () => {
    await change(engine, place, async ({ run }) => {
      await run(`
        create schema drizzle;
        create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
        insert into drizzle.__drizzle_migrations (hash, created_at) values
          ('0d3c', 1795233782729), ('77aa', 1795412000000);
        create table channels (id serial primary key, name text);
        insert into channels (name) values ('moto');`)
    })
    const refusal = await openDb(place.url, place.files).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotStart)
    const sentence = refusal instanceof Error ? refusal.message : ''
    expect(sentence).toMatch(/made by a version of Noren before its first release/)
    expect(sentence).toMatch(engine === 'pglite' ? /delete the folder if .* demo/ : /pg_dump/)
    expect(sentence).toMatch(/export what matters with the version that made it/)
    expect(sentence.split(/\n|\. /)).toHaveLength(1)
    await change(engine, place, async ({ run }) => {
      await run(`insert into channels (name) values ('still there')`)
    })
  })

  test('a database of the baseline is opened, again and again', async () => {
    const first = await openDb(place.url, place.files)
    await first.db.insert(channels).values({ name: 'moto', created_at: new Date() })
    await first.close()
    const second = await openDb(place.url, place.files)
    expect(await second.db.select({ name: channels.name }).from(channels)).toEqual([{ name: 'moto' }])
    await second.close()
  })

  test('order, gift and member that the baseline kept are there after every later migration', async () => {
    const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8')
    const rows = await fixture('baseline.sql')
    const { keys, answers } = JSON.parse(await fixture('baseline.json')) as {
      keys: BaselineKeys
      answers: object
    }
    await change(engine, place, async ({ migrate, run }) => {
      await withBaselineAlone(migrate)
      await run(rows)
    })
    const opened = await openDb(place.url, place.files)
    expect(await readBaselineShop(opened, keys)).toMatchObject(answers)
    await opened.close()
  })
})

interface Connection {
  run: (statements: string) => Promise<unknown>
  migrate: (migrationsFolder: string) => Promise<void>
}

/** Works on the database of a place as `openDb` finds it there. */
async function change(
  engine: Engine,
  { url }: DatabasePlace,
  work: (connection: Connection) => Promise<void>,
) {
  if (engine === 'pglite') {
    const client = new PGlite(join(url, 'postgres'))
    await work({
      run: (statements) => client.exec(statements),
      migrate: (folder) => migratePglite(drizzlePglite(client), { migrationsFolder: folder }),
    })
    await client.close()
    return
  }
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await work({
    run: (statements) => client.unsafe(statements),
    migrate: (folder) => migratePostgres(drizzlePostgres(client), { migrationsFolder: folder }),
  })
  await client.end()
}

/** The migrations as they were when there was only the baseline. */
async function withBaselineAlone(work: (migrationsFolder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-baseline-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = readJournal()
  const baseline = { ...journal, entries: journal.entries.slice(0, 1) }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(baseline))
  await work(folder)
  await rm(folder, { recursive: true })
}
