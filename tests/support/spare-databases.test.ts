import { expect, test } from 'vitest'
import postgres, { type Sql } from 'postgres'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { openDb } from '#shop-api/db/open-db.ts'
import { onPostgres } from './on-server.ts'
import { createSmallShop } from './small-shop.ts'
import { takeDatabase } from './spare-databases.ts'

/** Rows of each table, and the next numbers. */
async function readAll(client: Sql) {
  const tables = await client<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const counts = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await client.unsafe(`select count(*)::int from ${name}`))[0]!['count'],
    ]),
  )
  const sequences =
    await client`select schemaname, sequencename, last_value from pg_sequences order by schemaname, sequencename`
  return { counts: counts.sort(), sequences: [...sequences] }
}

async function withClient<Result>(url: string, use: (client: Sql) => Promise<Result>): Promise<Result> {
  const client = postgres(url, { max: 2, onnotice: () => {} })
  return use(client).finally(() => client.end())
}

async function fill(url: string): Promise<void> {
  const opened = await openDb(url)
  await insertDemoShop(opened.db, { shop: createSmallShop('moto'), now: new Date('2026-11-20T03:00:00Z') })
  await opened.close()
}

onPostgres('a database that a test gives back', () => {
  test('is taken by the next one, as new', async () => {
    const first = await takeDatabase()
    const fresh = await withClient(first.url, readAll)
    await fill(first.url)
    expect(await withClient(first.url, readAll)).not.toEqual(fresh)
    await first.giveBack()
    const second = await takeDatabase()
    expect(second.url).toBe(first.url)
    expect(await withClient(second.url, readAll)).toEqual(fresh)
    await second.giveBack()
  })

  test('is dropped when its tables are others', async () => {
    const first = await takeDatabase()
    await withClient(first.url, (client) => client`alter table products drop column stock`)
    await first.giveBack()
    const second = await takeDatabase()
    expect(second.url).not.toBe(first.url)
    await expect(withClient(first.url, readAll)).rejects.toThrow('does not exist')
    await second.giveBack()
  })

  test('is nobody’s twice at a time', async () => {
    const both = await Promise.all([takeDatabase(), takeDatabase()])
    expect(both[0].url).not.toBe(both[1].url)
    for (const one of both) await one.giveBack()
  })
})
