import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tx } from '#shop-api/db/db.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { onPostgres } from '#tests/support/on-server.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'

// Where the driver writes to a connection that is gone, the exception is nobody's: vitest fails then.
onPostgres('a connection that PostgreSQL ends', () => {
  let opened: OpenDb
  beforeEach(async () => {
    opened = await openTestDb('postgres')
  })
  afterEach(() => opened.close())

  /** Ends the connections on which a transaction is open, as a restart does. */
  const endConnections = () =>
    opened.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`)
  const untilNoticed = () => new Promise((resolve) => setTimeout(resolve, 100))

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['asks again', (tx) => tx.execute(sql`select 2`)],
    ['asks in a part of its own', (tx) => tx.transaction((sub) => sub.execute(sql`select 2`))],
    ['fails by itself', () => Promise.reject(new Error('sold out'))],
    ['is done', () => Promise.resolve()],
  ])('fails the transaction that %s, and no more', async (_, goOn) => {
    const work = opened.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await endConnections()
      await untilNoticed()
      await goOn(tx)
    })
    await expect(work).rejects.toThrow('CONNECTION_CLOSED')
    await untilNoticed()
    expect(await opened.db.transaction((tx) => tx.execute(sql`select 1`))).toHaveLength(1)
  })

  test('fails the transaction that waits for an answer, and no more', async () => {
    const work = opened.db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`))
    await untilNoticed()
    await endConnections()
    await expect(work).rejects.toThrow(/CONNECTION_CLOSED|Failed query/)
    await untilNoticed()
    expect(await opened.db.transaction((tx) => tx.execute(sql`select 1`))).toHaveLength(1)
  })
})
