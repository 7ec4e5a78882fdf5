import { expect, test } from 'vitest'
import { repeat } from '#shop-api/process/repeat.ts'

const HOUR = 3_600_000

/** An errand that notes how often it ran. */
function count(first_after_ms?: number) {
  const runs: number[] = []
  const log: unknown[] = []
  const errand = repeat(
    async () => void runs.push(runs.length),
    HOUR,
    (entry) => log.push(entry),
    first_after_ms,
  )
  return { ...errand, runs, log }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('an errand runs at once, and again when it is rung for', async () => {
  const errand = count()
  await soon()
  expect(errand.runs).toHaveLength(1)
  errand.ring()
  await soon()
  expect(errand.runs).toHaveLength(2)
  await errand.stop()
})

test('whoever rings while an errand runs has it run once more: something may have come since it looked', async () => {
  const held = Promise.withResolvers<void>()
  let runs = 0
  const work = async () => {
    runs += 1
    await held.promise
  }
  const errand = repeat(work, HOUR, () => {})
  errand.ring()
  held.resolve()
  await expect.poll(() => runs).toBe(2)
  await errand.stop()
})

test('one that can wait does, unless it is rung for, and ends while it waits', async () => {
  const rung = count(HOUR)
  const unused = count(HOUR)
  await soon()
  expect(rung.runs).toHaveLength(0)
  rung.ring()
  await soon()
  expect(rung.runs).toHaveLength(1)
  await Promise.all([rung.stop(), unused.stop()])
  expect(unused.runs).toHaveLength(0)
})

test('an errand that fails is logged and runs again', async () => {
  const log: unknown[] = []
  let runs = 0
  const fail = async () => {
    runs += 1
    if (runs === 1) throw new Error('nobody there')
  }
  const errand = repeat(fail, HOUR, (entry) => log.push(entry))
  await soon()
  errand.ring()
  await soon()
  await errand.stop()
  expect(runs).toBe(2)
  expect(log).toMatchObject([{ level: 'error' }])
})
