import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let copy: string

/** The repository's code in a folder of its own, where a test may plant what the check has to find. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'noren-unreached-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\n').filter((name) => /\.(?:ts|tsx|astro|m?js|json)$/.test(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('Whatever no command, page or seam reaches is named, an export that only a test reaches too, and there is none', () => {
  appendFileSync(join(copy, 'src/rules/page/paging.ts'), '\nexport const plantedExport = 1\n')
  appendFileSync(join(copy, 'src/stores/planted-store.ts'), 'export const $planted = 1\n')
  appendFileSync(
    join(copy, 'tests/planted.test.ts'),
    "import '#src/stores/planted-store.ts'\nimport { plantedExport } from '#src/rules/page/paging.ts'\nvoid plantedExport\n",
  )
  const { stdout } = spawnSync(
    'node_modules/.bin/knip',
    ['--production', '--no-progress', '--reporter=compact'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  const named = stdout.split('\n').filter((line) => /^\S+\.\w+/.test(line))
  expect(named).toEqual([
    'src/stores/planted-store.ts: src/stores/planted-store.ts',
    'src/rules/page/paging.ts: plantedExport',
  ])
})
