import postgres from 'postgres'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDb } from '#shop-api/db/open-db.ts'
import { onPostgres } from '#tests/support/on-server.ts'
import { type DatabasePlace, findDatabasePlace } from '#tests/support/database-place.ts'
import { openCuttableWire } from '#tests/support/cuttable-wire.ts'

onPostgres('work that one of many does, on PostgreSQL', () => {
  let place: DatabasePlace
  let admin: ReturnType<typeof postgres>
  beforeEach(async () => {
    place = await findDatabasePlace('postgres', { is_migrated: true })
    admin = postgres(place.url, { max: 1 })
  })
  afterEach(async () => {
    await admin.end()
    await place.forget()
  })

  /** Processes that want to do it, and who did what in which order. */
  async function want(...urls: string[]) {
    const told: string[] = []
    const opened = await Promise.all(urls.map((url) => openDb(url)))
    const wanting = opened.map(({ alone }, at) =>
      alone(
        () => {
          told.push(`${at} begins`)
          return { stop: async () => void told.push(`${at} ends`) }
        },
        () => {},
      ),
    )
    return {
      told,
      wanting,
      end: async () => {
        await Promise.all(wanting.map((work) => work.stop()))
        await Promise.all(opened.map(({ close }) => close()))
      },
    }
  }
  const until = (told: string[], count: number) =>
    vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count), { timeout: 15_000, interval: 20 })

  test('is begun by another when whoever did it leaves, and not before', { timeout: 60_000 }, async () => {
    const { told, wanting, end } = await want(place.url, place.url)
    await until(told, 1)
    const first = Number(told[0]?.[0])
    await wanting[first]!.stop()
    await until(told, 3)
    expect(told).toEqual([`${first} begins`, `${first} ends`, `${1 - first} begins`])
    await end()
  })

  test(
    'ends when PostgreSQL ends the connection, and is begun again, by one',
    { timeout: 60_000 },
    async () => {
      const { told, end } = await want(place.url, place.url)
      await until(told, 1)
      await admin`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
      await until(told, 3)
      expect(told.filter((words) => words.endsWith('begins'))).toHaveLength(2)
      expect(told.filter((words) => words.endsWith('ends'))).toHaveLength(1)
      await end()
    },
  )

  test('ends where the network fell silent: its process knows by itself', { timeout: 60_000 }, async () => {
    const { hostname, port, pathname, username } = new URL(place.url)
    const wire = await openCuttableWire({ host: hostname, port: Number(port) })
    const { told, end } = await want(`postgres://${username}@127.0.0.1:${wire.port}${pathname}`)
    await until(told, 1)
    wire.silence()
    await until(told, 2)
    expect(told).toEqual(['0 begins', '0 ends'])
    await wire.cut()
    await end()
  })
})
