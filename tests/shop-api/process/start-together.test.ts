import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDb } from '#shop-api/db/open-db.ts'
import { takeTurns } from '#shop-api/db/take-turns.ts'
import { onPostgres } from '#tests/support/on-server.ts'
import { type DatabasePlace, findDatabasePlace } from '#tests/support/database-place.ts'
import { readJournal, withMigrations } from '#tests/support/migrations/with-migrations.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const known = readJournal().entries.length

onPostgres('processes that start together on PostgreSQL', () => {
  let place: DatabasePlace
  let client: ReturnType<typeof postgres>
  beforeEach(async () => {
    place = await findDatabasePlace('postgres')
    client = postgres(place.url, { max: 1, onnotice: () => {} })
  })
  afterEach(async () => {
    await client.end()
    await place.forget()
  })

  /** Starts some at once; each must answer a shopper. @returns what they said */
  async function startTogether(
    count: number,
    { asked, ...more }: { asked: string } & Record<string, string>,
  ): Promise<string[]> {
    const env = { DATABASE_URL: place.url, FILES_FOLDER: place.files, PAYMENT_CARDS: 'off', ...more }
    const apis = await Promise.all(Array.from({ length: count }, () => spawnShopApi(env)))
    const answers = await Promise.all(apis.map(async ({ request }) => (await request(asked)).status))
    await Promise.all(apis.map((api) => api.end('SIGTERM')))
    expect(answers).toEqual(Array.from({ length: count }, () => 200))
    return apis.map((api) => api.said())
  }
  const read = async (column: string, table: string) =>
    (await client.unsafe(`select ${column} as one from ${table} order by 1`)).map(
      (row) => row['one'] as unknown,
    )

  test('on an empty database: one makes and fills it, all of them open', async () => {
    const said = await startTogether(3, { asked: '/moto/v1/news', DEMO: '1', DEMO_PRODUCTS: '3' })
    expect(await read('id', 'drizzle.__drizzle_migrations')).toHaveLength(known)
    expect(await read('name', 'channels')).toEqual(['hojin', 'moto', 'okurimono'])
    expect(await read('email', 'persons')).toEqual(['owner@example.jp'])
    expect(said.filter((words) => /the password is in /.test(words))).toHaveLength(2)
  })

  test('on one that lacks the newest migration: one migrates, all of them open', async () => {
    await withMigrations({ count: known - 1 }, (migrationsFolder) =>
      migrate(drizzle(client), { migrationsFolder }),
    )
    expect(await read('id', 'drizzle.__drizzle_migrations')).toHaveLength(known - 1)
    await startTogether(3, { asked: '/livez' })
    expect(await read('id', 'drizzle.__drizzle_migrations')).toHaveLength(known)
  })

  test('the next one goes on where another died while it brought the database up to date', async () => {
    const dying = postgres(place.url, { max: 1 })
    const { promise: isIn, resolve: enter } = Promise.withResolvers<void>()
    // It dies in the middle of its work, which never ends.
    void takeTurns(dying, async () => {
      enter()
      await new Promise(() => {})
    })
    await isIn
    let isOpen = false
    const opening = openDb(place.url, place.files).then((opened) => {
      isOpen = true
      return opened
    })
    await vi.waitFor(async () =>
      expect(
        await read('pid', `pg_stat_activity where query like '%pg_try_advisory_xact_lock%'`),
      ).not.toEqual([]),
    )
    expect(isOpen).toBe(false)
    // A process that is killed takes its connections along.
    await dying.end({ timeout: 0 })
    const opened = await opening
    expect(await opened.db.execute(sql`select 1`)).toHaveLength(1)
    await opened.close()
  })
})
