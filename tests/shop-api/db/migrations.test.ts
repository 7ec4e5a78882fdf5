import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDb } from '#shop-api/db/open-db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import { type BaselineKeys, readBaselineShop } from '#tests/support/baseline-shop.ts'
import { type DatabasePlace, findDatabasePlace } from '#tests/support/database-place.ts'
import { migrationsFolder } from '#tests/support/migrated-snapshot.ts'
import { readJournal, type Tomorrow, withMigrations } from '#tests/support/migrations/with-migrations.ts'
import { type Engine, ENGINES } from '#tests/support/open-test-db.ts'
import { inTurn } from '#tests/support/turns.ts'

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

describe.each(inTurn(ENGINES))('on %s', (engine) => {
  let place: DatabasePlace
  const begin = async (how?: { is_migrated: boolean }) => {
    place = await findDatabasePlace(engine, how)
    onTestFinished(place.forget)
  }

  test('a database of migrations before the baseline is refused in one sentence, and left as it is', async () => {
    await begin()
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
    await begin()
    const first = await openDb(place.url, place.files)
    await first.db.insert(channels).values({ name: 'moto', created_at: new Date() })
    await first.close()
    const second = await openDb(place.url, place.files)
    expect(await second.db.select({ name: channels.name }).from(channels)).toEqual([{ name: 'moto' }])
    await second.close()
  })

  test('order, gift and member that the baseline kept are there after every later migration', async () => {
    await begin()
    const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8')
    const rows = await fixture('baseline.sql')
    const { keys, answers } = JSON.parse(await fixture('baseline.json')) as {
      keys: BaselineKeys
      answers: object
    }
    await change(engine, place, async ({ migrate, run }) => {
      await withMigrations({ count: 1 }, migrate)
      await run(rows)
    })
    const opened = await openDb(place.url, place.files)
    expect(await readBaselineShop(opened, keys)).toMatchObject(answers)
    await opened.close()
  })

  const addMore: Tomorrow = {
    tag: '9998_adds_more',
    statements: `
      CREATE TABLE "lanterns" ("id" serial PRIMARY KEY NOT NULL, "channel_id" integer NOT NULL);--> statement-breakpoint
      ALTER TABLE "channels" ADD COLUMN "lantern" text;--> statement-breakpoint
      ALTER TABLE "channels" ADD COLUMN "lanterns" integer DEFAULT 0 NOT NULL;`,
  }
  /** Brings the database to a version of the code that nobody has written yet. */
  const goOn = (...tomorrow: Tomorrow[]) =>
    change(engine, place, ({ migrate }) =>
      withMigrations({ count: readJournal().entries.length, tomorrow }, migrate),
    )

  test('this code works on a database that newer code added to, as during a roll, and refuses one from which it took something', async () => {
    await begin({ is_migrated: true })
    await goOn(addMore)
    const opened = await openDb(place.url, place.files)
    await opened.db.insert(channels).values({ name: 'moto', created_at: new Date() })
    expect(await opened.db.select({ name: channels.name }).from(channels)).toEqual([{ name: 'moto' }])
    await opened.close()
    await goOn(addMore, {
      tag: '9999_takes_the_lantern_away',
      statements: `-- contracts: channels.lantern; unused since 9998_adds_more
        ALTER TABLE "channels" DROP COLUMN "lantern";--> statement-breakpoint
        INSERT INTO "contractions" ("needs") VALUES ('9998_adds_more');`,
    })
    const refusal = await openDb(place.url, place.files).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotStart)
    expect((refusal as Error).message).toMatch(
      /belongs to a newer version of Noren, .* start a version that knows the migration 9998_adds_more\.$/,
    )
  })

  test('code that no longer uses what was taken away opens the database', async () => {
    await begin({ is_migrated: true })
    const { tag } = readJournal().entries.at(-1)!
    await goOn(addMore, {
      tag: '9999_takes_the_lantern_away',
      statements: `INSERT INTO "contractions" ("needs") VALUES ('${tag}');`,
    })
    await (await openDb(place.url, place.files)).close()
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
