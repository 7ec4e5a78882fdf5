import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const RESULTS = `${root}test-results/`

export interface TestRun {
  what: string
  /** Full names of the tests that passed. */
  tests: string[]
  /** What did not, with the first line of why; a run in which no test ran has failed. */
  failed: string[]
}

interface Test {
  ancestorTitles: string[]
  title: string
  status: string
  failureMessages: string[]
}

interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: Test[]
  }[]
}

/** Test files as vitest finds them, by path from the root, with the project each belongs to. */
export async function listTestFiles(): Promise<{ file: string; project: string }[]> {
  const list = await readReport<{ file: string; projectName: string }[]>((file) => [
    'list',
    '--filesOnly',
    `--json=${file}`,
  ])
  if (!list) throw new Error('vitest could not list its files')
  return list.report
    .map(({ file, projectName }) => ({ file: relative(root, file), project: projectName }))
    .sort((one, other) => (one.file + one.project < other.file + other.project ? -1 : 1))
}

/** Runs vitest in a process of its own. @param words of its command line, after `run` */
export async function runTests(what: string, words: string[]): Promise<TestRun> {
  const ran = await readReport<Report>((file) => ['run', ...words, '--reporter=json', `--outputFile=${file}`])
  if (!ran) return { what, tests: [], failed: ['vitest ended without a report'] }
  const results = ran.report.testResults
  // As `-t` reads them.
  const toName = ({ ancestorTitles, title }: Test) => [...ancestorTitles, title].join(' > ')
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').map(toName)
  const red = tests.filter(({ status }) => status === 'failed')
  const failed = [
    ...red.map((test) => `${toName(test)}: ${toFirstLine(test.failureMessages[0] ?? '')}`),
    // A file that does not load, or whose `afterAll` fails, has no test that failed.
    ...results
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((one) => red.includes(one)),
      )
      .map(({ name, message }) => `${relative(root, name)}: ${toFirstLine(message)}`),
  ]
  if (failed.length === 0 && ran.code !== 0) failed.push(`vitest ended with ${ran.code}`)
  if (failed.length === 0 && passed.length === 0) failed.push('no test ran')
  return { what, tests: passed, failed }
}

/** Keeps runs as `test-results/<name>.json`. */
export function writeRuns(name: string, runs: TestRun[]): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(runs, null, 2)}\n`)
}

async function readReport<Content>(
  toWords: (file: string) => string[],
): Promise<{ code: number; report: Content } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'noren-run-tests-'))
  const file = join(folder, 'report.json')
  try {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...toWords(file)], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled` },
    })
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)))
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) as Content }
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const toFirstLine = (text: string) => text.split('\n')[0]!.slice(0, 300)
