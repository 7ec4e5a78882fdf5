import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adoptBase } from '#cli/overrides/adopt-base.ts'
import { type JudgedOverride, judgeOverrides, needsLook } from '#cli/overrides/judge-overrides.ts'
import { readReplaced } from '#cli/overrides/replaced.ts'

const BASE = 'simple/frame/Header.astro'
const OVERRIDE = 'lace/frame/Header.astro'
const lines = ['<header>', '<a href="/">shop</a>', '<nav>', 'links', '</nav>', '</header>']

let root: string
const write = (file: string, text: readonly string[]) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${text.join('\n')}\n`)
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
const commit = () => {
  git('add', '-A')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'state')
}
/** The only override there is. */
function look(): JudgedOverride {
  const [override, ...others] = judgeOverrides(root)
  expect(others).toEqual([])
  return override!
}
const replace = (at: number, text: string) => lines.toSpliced(at, 1, text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-themes-'))
  git('init', '-q')
  write(BASE, lines)
  write(OVERRIDE, replace(0, '<header class="lace">'))
  commit()
})
afterEach(() => rmSync(root, { recursive: true }))

test('a new override is to be compared once; what it was compared with stands beside it', () => {
  expect(look()).toMatchObject({ folder: 'lace', slot: 'Header', replaces: BASE, drift: 'unrecorded' })
  expect(adoptBase(root, look(), true)).toBe(0)
  expect(look().drift).toBe('same')
  expect(needsLook(look())).toBe(false)
  const blob = execFileSync('git', ['hash-object', join(root, BASE)], { encoding: 'utf8' }).trim()
  expect(readReplaced(root, 'lace')).toEqual({ Header: { file: BASE, blob } })
})

test('what changed in the base is taken over, and what the override has of its own stays', () => {
  adoptBase(root, look(), true)
  write(BASE, replace(3, 'links and a search'))
  expect(look().drift).toBe('changed')
  expect(adoptBase(root, look(), false)).toBe(0)
  expect(read(OVERRIDE).trim().split('\n')).toEqual([
    '<header class="lace">',
    lines[1],
    lines[2],
    'links and a search',
    lines[4],
    lines[5],
  ])
  expect(look().drift).toBe('same')
})

test('a text that was compared before it was committed can be merged with later', () => {
  write(BASE, replace(3, 'links and a search'))
  adoptBase(root, look(), true)
  write(BASE, replace(4, '</nav><slot />'))
  expect(adoptBase(root, look(), false)).toBeGreaterThanOrEqual(0)
  expect(read(OVERRIDE)).toContain('</nav><slot />')
})

test('outside of a checkout a comparison is on record as well', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(adoptBase(root, look(), true)).toBe(0)
  expect(look().drift).toBe('same')
})

test('lines both changed get git’s marks, and are counted', () => {
  adoptBase(root, look(), true)
  write(BASE, replace(0, '<header id="top">'))
  expect(adoptBase(root, look(), false)).toBe(1)
  const merged = read(OVERRIDE)
  expect(merged).toContain(`<<<<<<< ${OVERRIDE}\n<header class="lace">`)
  expect(merged).toContain('<header id="top">\n>>>>>>> as it is')
})

test('whoever wants nothing of a change says so, and the file stays to the letter', () => {
  adoptBase(root, look(), true)
  write(BASE, replace(3, 'links and a search'))
  const before = read(OVERRIDE)
  expect(adoptBase(root, look(), true)).toBe(0)
  expect([read(OVERRIDE), look().drift]).toEqual([before, 'same'])
})

test('a text another clone kept cannot be merged with: the error says what to do, the file and the record stay', () => {
  write(BASE, replace(3, 'never committed'))
  adoptBase(root, look(), true)
  rmSync(join(root, '.git'), { recursive: true })
  git('init', '-q')
  write(BASE, replace(3, 'links and a search'))
  const before = [read(OVERRIDE), readReplaced(root, 'lace')]
  expect(() => adoptBase(root, look(), false)).toThrow(/git does not have [0-9a-f]{40}.*--keep/)
  expect([read(OVERRIDE), readReplaced(root, 'lace')]).toEqual(before)
})

test.each([
  ['by its address', `import Simple from '#themes/${BASE}'`],
  ['by its path', `import Simple from '../../${BASE}'`],
])('an override that imports its base %s wraps it: it follows by itself', (_, statement) => {
  write(OVERRIDE, ['---', statement, '---', '<Simple />'])
  expect(look().drift).toBe('wraps')
  write(BASE, replace(3, 'links and a search'))
  expect(needsLook(look())).toBe(false)
})

test('a base that is gone is told of, also where it was wrapped', () => {
  write(OVERRIDE, ['---', `import Simple from '#themes/${BASE}'`, '---', '<Simple />'])
  rmSync(join(root, BASE))
  expect(look().drift).toBe('gone')
  expect(needsLook(look())).toBe(true)
})

test('a site may replace its theme’s file, which is then the one on record', () => {
  adoptBase(root, look(), true)
  write('sites/shop/frame/Header.astro', replace(1, '<a href="/">my shop</a>'))
  write('sites/shop/replaced.json', [JSON.stringify({ Header: { file: OVERRIDE, blob: 'old' } })])
  const own = judgeOverrides(root).find(({ folder }) => folder === 'sites/shop')
  expect(own).toMatchObject({ replaces: OVERRIDE, drift: 'changed' })
})
