import type { TestReport } from './test-report.ts'

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

export function readPlaywrightReport(report: string): TestReport {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport
  const rest = [
    ...errors.map(({ message = '' }) => ({ name: 'outside the tests', state: 'failed', message })),
    ...suites.flatMap(listUnexpected),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, rest }
}

function listUnexpected({ suites = [], specs = [] }: PlaywrightSuite): TestReport['rest'] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => ({
        name: `${file}:${line} [${projectName}] › ${title}`,
        state: status,
        message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap(listUnexpected)]
}
