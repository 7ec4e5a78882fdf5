import { expect, onTestFinished, test } from 'vitest'
import { openDatabases } from '#publisher/store/shared/database.ts'
import { openLine } from '#publisher/store/shared/line.ts'
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
