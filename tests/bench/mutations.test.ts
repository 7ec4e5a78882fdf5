import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { subjects } from '../../bench/mutations.ts'
import { listRotten } from '../../bench/mutations/list-rotten.ts'

const root = resolve(import.meta.dirname, '../..')
const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.startsWith('tests/e2e/'),
)

test('Every mistake of the bench can be made: its place stands once, and the tests asked about it are there', () => {
  expect(listRotten(subjects, root, tests)).toEqual([])
})

test('Mistakes have names of their own', () => {
  const names = subjects.flatMap(({ mutations }) => mutations.map(({ what }) => what))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('A mistake whose place moved, stands twice or changes nothing is named, and so is a test that went', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-rotten-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'till.ts'), 'open()\nopen()\nclose()\n')
  const broken = (from: string, to = '') => ({ what: from, file: 'till.ts', from, to })
  const till = {
    name: 'till',
    tests: ['tests/gone'],
    mutations: [
      { ...broken('close()'), tests: ['tests/till', 'tests/went'] },
      broken('open()'),
      broken('lock()'),
      broken('close()', 'close()'),
      { ...broken('close()'), file: 'drawer.ts' },
    ],
  }
  expect(listRotten([till], folder, ['tests/till.test.ts'])).toEqual([
    'till: no test is tests/gone.',
    'till, «close()»: no test is tests/went.',
    'till, «open()»: its `from` stands 2 times in till.ts, and must stand there once.',
    'till, «lock()»: its `from` stands 0 times in till.ts, and must stand there once.',
    'till, «close()»: it changes nothing.',
    'till, «close()»: there is no drawer.ts.',
  ])
})
