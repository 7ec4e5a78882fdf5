import { expect, test } from 'vitest'
import { runFaultyCheckouts } from '#tests/support/faulty-checkouts/run-faulty-checkouts.ts'

// A thousand of them: `npm run bench -- checkout`.
test('Whatever the network does and however often the API dies, every shopper has one order and knows it', async () => {
  const report = await runFaultyCheckouts({
    engine: 'pglite',
    checkouts: 7,
    seed: 'noren',
    kill_chance: 0.02,
  })
  expect(report).toMatchObject({ orders: 7, duplicates: 0, paid_without_order: 0, lost: 0, wrong: 0 })
  expect(
    Object.values(report.faults).every((times) => times > 0),
    JSON.stringify(report.faults),
  ).toBe(true)
}, 300_000)
