import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabases } from '#publisher/store/shared/database.ts'
import { openLine } from '#publisher/store/shared/line.ts'
import { openCuttableWire } from '#tests/support/cuttable-wire.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'

test('An answer that is only slow is waited for longer the second time, and what asks in steps is not slow', async () => {
  const { place, remove } = await makeSharedPlace()
  onTestFinished(remove)
  const line = openLine(openDatabases(place.database).connectToFollow)
  onTestFinished(() => line.close())
  const think = () => line.run((sql) => sql`select 'thought' as word from pg_sleep(3.5)`)
  const inSteps = line.run(async (sql, answered) => {
    for (let step = 0; step < 4; step += 1) {
      await sql`select pg_sleep(1)`
      answered()
    }
    return 'done'
  })
  expect(await inSteps).toBe('done')
  await expect(think()).rejects.toThrow('CONNECTION_DESTROYED')
  expect(await think()).toMatchObject([{ word: 'thought' }])
})

test('Whether it refused or said nothing: a database that is back is told of within a second, and answers', async () => {
  const { place, remove } = await makeSharedPlace()
  onTestFinished(remove)
  const database = new URL(place.database)
  const wire = await openCuttableWire({ host: database.hostname, port: Number(database.port || 5432) })
  Object.assign(database, { hostname: '127.0.0.1', port: String(wire.port) })
  let times = 0
  const line = openLine(openDatabases(database.href).connectToFollow, () => void (times += 1))
  onTestFinished(() => line.close())
  const ask = () => line.run((sql) => sql`select 1 as one`)
  expect(await ask()).toMatchObject([{ one: 1 }])

  await wire.cut()
  await expect(ask()).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(times).toBe(0)
  await wire.mend()
  await vi.waitFor(() => expect(times).toBe(1), { timeout: 1_000 })
  expect(await ask()).toMatchObject([{ one: 1 }])

  wire.silence()
  await expect(ask()).rejects.toThrow()
  wire.hear()
  await vi.waitFor(() => expect(times).toBe(2), { timeout: 1_000 })
  expect(await ask()).toMatchObject([{ one: 1 }])
})
