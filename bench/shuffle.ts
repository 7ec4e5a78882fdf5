import { parseArgs } from 'node:util'
import { printTable } from './print-table.ts'
import { runTests, type TestRun, writeRuns } from './run-tests.ts'

/** Those that need no whole shops. */
const PROJECTS = ['rules', 'fresh modules', 'pages', 'server']

/**
 * Runs tests in another order with each seed (`--seeds 1,2,3`), files and the tests in them: `--project` says which of vitest's
 * projects, `--path` takes a folder. What came of it goes to `test-results/shuffle-<seeds>.json`. Exits with 1 when one failed.
 */
export async function measureShuffle(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '1,2,3,4,5' },
      project: { type: 'string', multiple: true, default: PROJECTS },
      path: { type: 'string', multiple: true, default: [] },
    },
  })
  const runs: TestRun[] = []
  for (const seed of values.seeds.split(',')) {
    for (const project of values.project) {
      const words = [`--project=${project}`, '--maxWorkers=1']
      const order = ['--sequence.shuffle', `--sequence.seed=${seed}`]
      const run = await runTests(`${project}, seed ${seed}`, [...values.path, ...words, ...order])
      process.stderr.write(`${run.what}: ${run.tests.length} green, ${run.failed.length} red\n`)
      runs.push(run)
    }
  }
  writeRuns(`shuffle-${values.seeds}`, runs)
  printTable(
    ['shuffled', 'green', 'red'],
    runs.map(({ what, tests, failed }) => [what, tests.length, failed.length]),
  )
  for (const { what, failed } of runs)
    if (failed.length > 0) process.stdout.write(`\n${what}\n${failed.join('\n')}\n`)
  if (runs.some(({ failed }) => failed.length > 0)) process.exitCode = 1
}
