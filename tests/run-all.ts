// `npm test`: everything, in the order in which a mistake is cheapest to find. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

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

function run(step: Step): Counts {
  const started = Date.now()
  process.stdout.write(`\n── ${step.name}\n`)
  if (step.report) rmSync(step.report.file, { force: true })
  const [command = '', ...rest] = step.command
  const { status } = spawnSync(`node_modules/.bin/${command}`, rest, { stdio: 'inherit' })
  process.stdout.write(
    `── ${step.name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  )
  if (!step.report) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counts = existsSync(step.report.file)
    ? step.report.count(readFileSync(step.report.file, 'utf8'))
    : { passed: 0, failed: 1 }
  // A runner that fails without a failing test (a crash, an import) still failed.
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

const wanted = process.argv.includes('--verify') ? steps.slice(0, -1) : steps
const results = wanted.map(run)
const passed = results.reduce((sum, counts) => sum + counts.passed, 0)
const failed = results.reduce((sum, counts) => sum + counts.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
