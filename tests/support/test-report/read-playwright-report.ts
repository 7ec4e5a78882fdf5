import type { TestReport } from './test-report.ts'

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { duration: number; errors: { message?: string }[] }[]
    }[]
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
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, rest, files: listSeconds(suites) }
}

/** Of a file's errands one after the other, whichever ran beside each other. */
function listSeconds(suites: readonly PlaywrightSuite[]): TestReport['files'] {
  const seconds = new Map<string, number>()
  const add = ({ suites: inner = [], specs = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
    inner.forEach(add)
  }
  suites.forEach(add)
  return [...seconds].map(([name, took]) => ({ name, seconds: took }))
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
