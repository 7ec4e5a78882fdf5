// `npm test`: everything, in the order in which a mistake is cheapest to find. Ends with `N passed, N failed`.
// The seconds of each step go to `test-results/timing.json`. They are told, never asserted: machines differ.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

interface Step {
  name: string
  command: string[]
  /** JSON report to count tests from; without one the step itself is one check. */
  report?: { file: string; count: (report: string) => Counts }
}

interface Counts {
  passed: number
  failed: number
}

interface Timing extends Counts {
  name: string
  seconds: number
}

const steps: Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'nothing unreached', command: ['knip', '--production', '--no-progress'] },
  {
    name: 'types',
    command: ['astro', 'check', '--minimumFailingSeverity', 'error', '--minimumSeverity', 'error'],
  },
  {
    name: 'walls, units, contract and API',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: { file: 'test-results/unit.json', count: countVitest },
  },
  {
    name: 'browser errands and budgets',
    command: ['playwright', 'test'],
    report: { file: 'test-results/e2e.json', count: countPlaywright },
  },
]

function countVitest(report: string): Counts {
  const { numPassedTests, numTotalTests } = JSON.parse(report) as {
    numPassedTests: number
    numTotalTests: number
  }
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function run(step: Step): Timing {
  const started = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  if (step.report) rmSync(step.report.file, { force: true })
  const [command = '', ...rest] = step.command
  const { status } = spawnSync(`node_modules/.bin/${command}`, rest, { stdio: 'inherit' })
  const seconds = Math.round((performance.now() - started) / 100) / 10
  process.stdout.write(`── ${step.name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  return { name: step.name, seconds, ...count(step, status === 0) }
}

function count({ report }: Step, ok: boolean): Counts {
  if (!report) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counts = existsSync(report.file)
    ? report.count(readFileSync(report.file, 'utf8'))
    : { passed: 0, failed: 1 }
  // A runner that fails without a failing test (a crash, an import) still failed.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

const wanted = process.argv.includes('--verify') ? steps.slice(0, -1) : steps
const results = wanted.map(run)
const total = (of: (timing: Timing) => number) => results.reduce((sum, timing) => sum + of(timing), 0)
const seconds = Math.round(total((timing) => timing.seconds) * 10) / 10
const failed = total((timing) => timing.failed)

// Written last, because Playwright empties this folder when it starts.
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/timing.json', `${JSON.stringify({ seconds, steps: results }, null, 2)}\n`)
const row = (name: string, took: number) => `${took.toFixed(1).padStart(8)} s  ${name}\n`
process.stdout.write(`\n${results.map((timing) => row(timing.name, timing.seconds)).join('')}`)
process.stdout.write(row('all', seconds))
process.stdout.write(`\n${total((timing) => timing.passed)} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
