import type { TestReport } from './test-report.ts'

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/**
 * A test that is skipped counts as failed: what a machine cannot run is not there (`ENGINES`).
 * @param unhandled errors of no test
 */
export function readVitestReport(report: string, unhandled: string[]): TestReport {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(report) as VitestReport
  const rest = testResults.flatMap((file) => [
    // A file that does not load has no tests; one whose `afterAll` fails has none that failed.
    ...(file.status !== 'passed' && !file.assertionResults.some(({ status }) => status === 'failed')
      ? [{ name: file.name, state: file.status, message: file.message }]
      : []),
    ...file.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        name: `${file.name} › ${fullName}`,
        state: status,
        message: failureMessages.join('\n'),
      })),
  ])
  rest.push(...unhandled.map((message) => ({ name: 'outside of tests', state: 'failed', message })))
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, rest, files }
}
