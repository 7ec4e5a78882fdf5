import { createRandom } from '#tests/support/fuzz/create-random.ts'
import { parseArgs } from 'node:util'
import { printTable } from './print-table.ts'
import { listTestFiles, runTests, type TestRun, writeRuns } from './run-tests.ts'

/**
 * Runs test files one by one, each in a process of its own, and then one test of each alone: none may lean on what another did
 * before it. Files and tests are picked by `--seed`; `--count` says how many, `--project` which of vitest's projects. A file that is
 * named is run test by test: `npm run bench -- alone --every tests/shop-api/health.test.ts`. What came of it goes to
 * `test-results/alone-<seed>.json`. Exits with 1 when one failed.
 */
export async function measureAlone(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '40' },
      project: { type: 'string', multiple: true },
      every: { type: 'string', multiple: true, default: [] },
    },
  })
  const random = createRandom(Number(values.seed))
  const files = (await listTestFiles()).filter(
    ({ file, project }) =>
      (!values.project || values.project.includes(project)) &&
      (values.every.length === 0 || values.every.includes(file)),
  )
  const inOrder = files
    .map((one) => ({ ...one, place: random.next() }))
    .sort((one, other) => one.place - other.place)
  const picked = values.every.length > 0 ? files : inOrder.slice(0, Number(values.count))
  const runs: TestRun[] = []
  const note = (run: TestRun) => {
    runs.push(run)
    process.stderr.write(`${run.failed.length > 0 ? '✗' : '✓'} ${run.what}\n`)
  }
  for (const { file, project } of picked) {
    const whole = await runTests(file, [file, `--project=${project}`])
    note(whole)
    const tests =
      values.every.length > 0 ? whole.tests : whole.tests.length > 0 ? [random.pick(whole.tests)] : []
    for (const test of tests) {
      const pattern = `^${test.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`
      note(await runTests(`${file} › ${test}`, [file, `--project=${project}`, '-t', pattern]))
    }
  }
  writeRuns(`alone-${values.seed}`, runs)
  const failed = runs.filter((run) => run.failed.length > 0)
  printTable(['run alone', 'of them red', 'seed'], [[runs.length, failed.length, values.seed]])
  for (const { what, failed: told } of failed) process.stdout.write(`\n${what}\n${told.join('\n')}\n`)
  if (failed.length > 0) process.exitCode = 1
}
