import { expect, test } from 'vitest'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { runFaultyCheckouts } from '#tests/support/faulty-checkouts/run-faulty-checkouts.ts'
import { inTurn } from '#tests/support/turns.ts'

// A thousand of them: `npm run bench -- checkout`.
test.each(inTurn(ENGINES))(
  'Whatever network, payment companies and notices do and however often the API dies, every shopper has one order, paid once, on %s',
  async (engine) => {
    const said: string[] = []
    const report = await runFaultyCheckouts({
      engine,
      checkouts: 20,
      seed: 'noren',
      kill_one_in: 250,
      say: (words) => said.push(words),
    })
    expect(report, said.join('\n')).toMatchObject({
      duplicates: 0,
      charged_twice: 0,
      paid_without_order: 0,
      lost: 0,
      wrong: 0,
      differences: 0,
      waiting: 0,
      unmet: [],
    })
  },
  300_000,
)
