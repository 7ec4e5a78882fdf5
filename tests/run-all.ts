// `npm test`: everything, in the order in which a mistake is cheapest to find. Ends with what did not pass and
// `N passed, N failed`.
// `npm run verify`: what a few minutes can tell. It leaves out Redis, whole shops, what mostly waits, and the browser.
// `npm run test:long`: the same, and all of what `npm test` leaves to turns or to another engine (`tests/support/turns.ts`).
// `npm test -- <file or folder>`: just these, and nothing before them.
// The seconds of each step and file go to `test-results/timing.json`. They are told, never asserted: machines differ.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { chooseRuns } from './support/choose-runs.ts'
import { listRest } from './support/test-report/list-rest.ts'
import { readPlaywrightReport } from './support/test-report/read-playwright-report.ts'
import { readVitestReport } from './support/test-report/read-vitest-report.ts'
import type { TestReport } from './support/test-report/test-report.ts'
import { readUnhandled, toUnhandled } from './support/test-report/unhandled-errors.ts'

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** JSON report to count tests from; without one the step itself is one check. */
  report?: { file: string; read: (report: string) => TestReport }
}

interface Timing extends TestReport {
  name: string
  seconds: number
}

/** Test files that are named at the end. */
const SLOWEST = 15

const [, , ...words] = process.argv
const isQuick = words[0] === '--verify'
if (words[0] === '--long') {
  process.env['TEST_LONG'] = '1'
  words.shift()
}
if (words.length > 0 && !isQuick) runChosen(words)

/** They read the code and write nothing, so they run side by side. */
const readers: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'format of pages', command: ['prettier', '--check', '--log-level', 'warn', '**/*.astro'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
]

/** Writes the types of `.astro/` first, which all code needs. */
const pageTypes: Step = {
  name: 'types of pages',
  command: [
    'astro',
    'check',
    '--tsconfig',
    './tsconfig.astro.json',
    '--minimumFailingSeverity',
    'error',
    '--minimumSeverity',
    'error',
  ],
}

/** By TypeScript 7, which is compiled; what Astro checks with needs the one before it. */
const types: Step = {
  name: 'types',
  command: ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '2'],
}

/** Which part of the matrix of sites and themes is looked at. */
const SEED = '1'

/** For the other core meanwhile: else whole shops, errands and matrix would wait for it, each in its turn. */
const ahead: Step = {
  name: 'bundles of themes, and the back office',
  command: ['node', 'tests/support/build-ahead.ts', SEED],
}

/**
 * Run by vitest. Each of its runs writes reports of its own.
 * @param report file of `test-results/`, without `.json`
 */
const toUnits = (name: string, report: string, ...words: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...words,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${report}.json`,
    '--reporter=./tests/support/test-report/unhandled-errors.ts',
  ],
  ...(isQuick && { env: { TEST_REDIS_URL: '' } }),
  report: {
    file: `test-results/${report}.json`,
    read: (text) => readVitestReport(text, readUnhandled(toUnhandled(`test-results/${report}.json`))),
  },
})

/**
 * Projects whose tests wait more than they work: for a lock to run out, a host to be missed, a bucket. One file at a time,
 * they run beside all the others and take little from them.
 */
const PATIENT = ['patient', 'patient pages', 'shared store', 'real S3']

const patient = toUnits(
  'what mostly waits',
  'patient',
  '--maxWorkers=1',
  ...PATIENT.map((project) => `--project=${project}`),
)

const units = toUnits(
  'walls, units, contract, API and pages',
  'unit',
  ...[...PATIENT, ...(isQuick ? ['whole shops'] : [])].map((project) => `--project=!${project}`),
)

const browser: Step = {
  name: 'browser errands and budgets',
  command: ['playwright', 'test'],
  report: { file: 'test-results/e2e.json', read: readPlaywrightReport },
}

/** A few screens of a few shops in themes they do not wear, always the same: `npm run matrix` looks at all of them. */
const matrix: Step = {
  name: 'a part of the matrix of sites and themes',
  command: ['node', 'tests/matrix/run-matrix.ts', '--seed', SEED],
}

/** @param isAlone its output is shown as it comes; otherwise when it has ended, because others run beside it */
async function run(step: Step, isAlone: boolean): Promise<Timing> {
  const started = performance.now()
  const heading = `\n── ${step.name}\n`
  if (isAlone) process.stdout.write(heading)
  if (step.report) rmSync(step.report.file, { force: true })
  const [command = '', ...rest] = step.command
  const child = spawn(`node_modules/.bin/${command}`, rest, {
    // Tests start hundreds of programs: what Node compiled for one is there for the next.
    env: { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), ...step.env },
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const ok = await new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)))
  const seconds = Math.round((performance.now() - started) / 100) / 10
  const output = Buffer.concat(said).toString()
  if (!isAlone) process.stdout.write(heading + output)
  process.stdout.write(`── ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  return { name: step.name, seconds, ...readResult(step, ok, output) }
}

/** Ends this process with what the runners said. */
function runChosen(words: readonly string[]): never {
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }
  let runs
  try {
    runs = chooseRuns(words)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
  const failed = runs.filter(({ runner, words: chosen }) => {
    const command = runner === 'vitest' ? ['run', ...chosen] : ['test', ...chosen]
    return spawnSync(`node_modules/.bin/${runner}`, command, { env, stdio: 'inherit' }).status !== 0
  })
  process.exit(failed.length > 0 ? 1 : 0)
}

function readResult({ name, report }: Step, ok: boolean, output: string): TestReport {
  const broken = { passed: 0, failed: 1, rest: [{ name, state: 'failed', message: output }], files: [] }
  if (!report) return ok ? { passed: 1, failed: 0, rest: [], files: [] } : broken
  if (!existsSync(report.file)) return broken
  const result = report.read(readFileSync(report.file, 'utf8'))
  // A runner that fails without a failing test (a crash, an import) has failed too.
  return ok || result.failed > 0 ? result : { ...result, failed: 1, rest: [...result.rest, ...broken.rest] }
}

const began = performance.now()
const waiting = isQuick ? undefined : run(patient, false)
const typed = run(pageTypes, false).then(async (pages) => [pages, await run(types, false)])
const results = await Promise.all(readers.map((step) => run(step, false)))
if (!isQuick) results.push(await run(ahead, false))
results.push(...(await typed))
results.push(await run(units, true))
// What is measured in a browser has the machine for itself.
if (waiting) results.push(await waiting, await run(browser, true), await run(matrix, true))
const seconds = Math.round((performance.now() - began) / 100) / 10
const total = (of: (timing: Timing) => number) => results.reduce((sum, timing) => sum + of(timing), 0)
const failed = total((timing) => timing.failed)

const slowest = results
  .flatMap(({ files }) => files)
  .map((file) => ({ ...file, name: relative('.', file.name) }))
  .toSorted((a, b) => b.seconds - a.seconds)

// Written last, because Playwright empties this folder when it starts.
mkdirSync('test-results', { recursive: true })
const steps = results.map(({ name, seconds, passed, failed }) => ({ name, seconds, passed, failed }))
writeFileSync('test-results/timing.json', `${JSON.stringify({ seconds, steps, files: slowest }, null, 2)}\n`)
const row = (name: string, took: number) => `${took.toFixed(1).padStart(8)} s  ${name}\n`
process.stdout.write(`\n${results.map((timing) => row(timing.name, timing.seconds)).join('')}`)
process.stdout.write(row('all', seconds))
// Where the time goes, for whoever makes it less.
const slow = slowest.slice(0, SLOWEST).map((file) => row(file.name, file.seconds))
process.stdout.write(`\nThe slowest files:\n${slow.join('')}`)
process.stdout.write(`\n${listRest(results.flatMap(({ rest }) => rest))}`)
process.stdout.write(`${total((timing) => timing.passed)} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
