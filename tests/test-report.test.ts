import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRest } from './support/test-report/list-rest.ts'
import { readPlaywrightReport } from './support/test-report/read-playwright-report.ts'
import { readVitestReport } from './support/test-report/read-vitest-report.ts'
import { readUnhandled, toUnhandled } from './support/test-report/unhandled-errors.ts'

const root = resolve(import.meta.dirname, '..')
let folder: string

/** Real runners run these, as what they write into their reports is what has to be read. */
const tests = (runner: string) => `
import { expect, test } from '${runner}'
test('a tin opens', () => expect(1).toBe(1))
test('a lid closes', () => expect(1).toBe(2))
test.${'skip'}('a key turns', () => expect(1).toBe(1))
`

const KILLED =
  "import { test } from 'vitest'\ntest('a lid is lost', () => process.kill(process.pid, 'SIGKILL'))\n"

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-report-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tins.test.js'), tests('vitest'))
  writeFileSync(join(folder, 'unread.test.js'), "import './nowhere.js'\n")
  writeFileSync(join(folder, 'killed.test.js'), KILLED)
  writeFileSync(join(folder, 'tins.spec.js'), tests('@playwright/test'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): string {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  expect(status).toBe(1)
  return readFileSync(join(folder, 'report.json'), 'utf8')
}

test('The unit tests that failed or were skipped are named with their reason, and files that do not load', () => {
  const report = readVitestReport(
    run('vitest', ['run', 'tins.test.js', 'unread.test.js', '--reporter=json', '--outputFile=report.json']),
    [],
  )
  expect(report).toMatchObject({ passed: 1, failed: 2 })
  const said = listRest(report.rest)
  expect(said).toMatch(/^failed: \S+tins\.test\.js › a lid closes\n {4}AssertionError: expected 1 to be 2/m)
  expect(said).toMatch(/^skipped: \S+tins\.test\.js › a key turns$/m)
  expect(said).toMatch(/^failed: \S+unread\.test\.js\n {4}.*nowhere\.js/m)
  expect(said).not.toMatch(/^\S.*a tin opens/m)
})

test('Of a worker that was killed it is told what it was running', () => {
  const reporter = join(root, 'tests/support/test-report/unhandled-errors.ts')
  const told = ['--reporter=json', '--outputFile=report.json', `--reporter=${reporter}`]
  const report = run('vitest', ['run', 'killed.test.js', '--pool=forks', ...told])
  const { failed, rest } = readVitestReport(report, readUnhandled(join(folder, toUnhandled('report.json'))))
  expect(failed).toBeGreaterThan(0)
  expect(listRest(rest)).toMatch(
    /^failed: outside of tests\n(.*\n)?.*SIGKILL.* running test file \S+killed\.test\.js/m,
  )
})

test('The errands that failed or were skipped are named with their project and their reason', () => {
  const report = readPlaywrightReport(
    run('playwright', ['test', 'tins.spec.js', '--reporter=json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json',
    }),
  )
  expect(report).toMatchObject({ passed: 1, failed: 1 })
  const said = listRest(report.rest)
  expect(said).toMatch(/^unexpected: tins\.spec\.js:4 \[\] › a lid closes\n {4}Error: .*toBe/m)
  expect(said).toMatch(/^skipped: tins\.spec\.js:5 \[\] › a key turns$/m)
  expect(said).not.toMatch(/^\S.*a tin opens/m)
})

test('Of a long message the first lines are shown, without colours', () => {
  const message = `\u001b[31m${Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n\n')}\u001b[39m`
  expect(listRest([{ name: 'a test', state: 'failed', message }])).toBe(
    `failed: a test\n${Array.from({ length: 24 }, (_, line) => `    line ${line}\n`).join('')}`,
  )
})
