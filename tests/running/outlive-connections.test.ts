import postgres, { type TransactionSql } from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outliveConnections } from '#running/outlive-connections.ts'
import { onPostgres } from '#tests/support/on-server.ts'
import { postgresServer } from '#tests/support/postgres-server.ts'

const BROKEN = 'outlived'

// Where the driver writes to a connection that is gone, the exception is nobody's: vitest fails then.
onPostgres('a connection that PostgreSQL ends', () => {
  let sql: postgres.Sql
  let admin: postgres.Sql
  beforeEach(() => {
    sql = outliveConnections(postgres(postgresServer, { max: 2, connection: { application_name: BROKEN } }))
    admin = postgres(postgresServer, { max: 1 })
  })
  afterEach(() => Promise.all([sql.end({ timeout: 1 }), admin.end({ timeout: 1 })]))

  const untilNoticed = () => new Promise((resolve) => setTimeout(resolve, 100))
  const endConnections = async () => {
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${BROKEN}`
    await untilNoticed()
  }

  test.each<[string, (tx: TransactionSql) => Promise<unknown>]>([
    ['asks again', async (tx) => tx`select 2`],
    ['asks by a text', async (tx) => tx.unsafe('select 2')],
    ['asks in a part of its own', (tx) => tx.savepoint(async (part) => part`select 2`)],
    ['fails by itself', () => Promise.reject(new Error('sold out'))],
    ['is done', () => Promise.resolve()],
  ])('fails the transaction that %s, and no more', async (_, goOn) => {
    const work = sql.begin('isolation level repeatable read', async (tx) => {
      const [row] = await tx<{ level: string }[]>`select current_setting('transaction_isolation') as level`
      expect(row?.level).toBe('repeatable read')
      await tx.savepoint(async (part) => part`select 1`)
      await endConnections()
      await goOn(tx)
    })
    await expect(work).rejects.toThrow('CONNECTION_CLOSED')
    await untilNoticed()
    expect(await sql.begin(async (tx) => tx`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('fails the part of a transaction that waits for an answer, and no more', async () => {
    const work = sql.begin((tx) => tx.savepoint((part) => part`select pg_sleep(20)`))
    const ended = expect(work).rejects.toThrow()
    await untilNoticed()
    await endConnections()
    await ended
    expect(await sql.begin((tx) => tx`select 1 as one`)).toEqual([{ one: 1 }])
  })
})
