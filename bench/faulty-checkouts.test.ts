import { writeFile } from 'node:fs/promises'
import { test } from 'vitest'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { runFaultyCheckouts } from '#tests/support/faulty-checkouts/run-faulty-checkouts.ts'

// bench/checkout.ts starts it. It loads pages as fresh modules, which vitest can do.
test('checkouts under faults', { timeout: 0 }, async () => {
  const { BENCH_CHECKOUTS = '1000', BENCH_SEED = 'noren', BENCH_REPORT = '' } = process.env
  const report = await runFaultyCheckouts({
    engine: ENGINES.at(-1)!,
    checkouts: Number(BENCH_CHECKOUTS),
    seed: BENCH_SEED,
    kill_one_in: 300,
    say: (words) => process.stderr.write(`${words}\n`),
  })
  await writeFile(BENCH_REPORT, JSON.stringify(report))
})
