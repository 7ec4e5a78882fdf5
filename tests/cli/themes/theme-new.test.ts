import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { expect, onTestFinished, test } from 'vitest'
import { deriveColours, findChoiceFault } from '#cli/themes/derive-colours.ts'
import { readThemeInput } from '#cli/themes/read-theme-input.ts'
import { writeTheme } from '#cli/themes/write-theme.ts'
import { findFaint, readColours } from '#themes/colours.ts'
import { createRandom } from '#demo/random.ts'

const LACE = { name: 'lace', ground: '#fffaf5', ink: '#2b2320', accent: '#8c3b2e' }
const simple = new URL('../../../themes/simple/tokens.css', import.meta.url).pathname

test('every choice that is taken makes a theme whose words can be read and whose edges can be seen', () => {
  const random = createRandom('themes')
  const pick = () => `#${Array.from({ length: 6 }, () => random.pick([...'0123456789abcdef'])).join('')}`
  let taken = 0
  for (let tries = 0; tries < 14_000; tries += 1) {
    const chosen = { ground: pick(), ink: pick(), accent: pick() }
    if (findChoiceFault(chosen)) continue
    taken += 1
    expect(deriveColours(chosen).faint, JSON.stringify(chosen)).toEqual([])
  }
  expect(taken).toBeGreaterThan(100)
})

test('what is written is a theme: every role of simple has a colour that goes with the others', async () => {
  const root = mkdtempSync(join(tmpdir(), 'noren-theme-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [type, density] of [
    ['gothic', 'dense'],
    ['mincho', 'airy'],
    ['rounded', 'calm'],
  ]) {
    const input = await readThemeInput(
      { ...LACE, name: `lace-${type}`, type: type!, density: density! },
      undefined,
    )
    const files = writeTheme(root, input)
    expect(files).toEqual([`lace-${type}/tokens.css`, `lace-${type}/skin.css`])
    const tokens = join(root, files[0]!)
    const colours = readColours([simple, tokens])
    expect([colours.get('ground'), colours.get('accent')]).toEqual([LACE.ground, LACE.accent])
    expect(findFaint(colours)).toEqual([])
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8')
      expect(await check(text, { ...(await resolveConfig(simple)), parser: 'css' }), text).toBe(true)
    }
  }
})

test('a dark ground gets signals that can be read on it', async () => {
  const night = { name: 'night', ground: '#14161a', ink: '#f2f0ea', accent: '#e0b15c' }
  const { colours } = await readThemeInput(night, undefined)
  expect(findFaint(colours)).toEqual([])
  expect(colours.get('danger')).not.toBe((await readThemeInput(LACE, undefined)).colours.get('danger'))
})

test('a theme that is there is not written over', async () => {
  const root = mkdtempSync(join(tmpdir(), 'noren-theme-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'lace'))
  const input = await readThemeInput(LACE, undefined)
  expect(() => writeTheme(root, input)).toThrow('themes/lace/ is there already.')
})

test.each([
  [{ ...LACE, name: 'Lace' }, /<name> Lace: It has letters a to z/],
  [{ ...LACE, name: '../lace' }, /<name>/],
  [{ ...LACE, name: 'sites' }, /<name> sites/],
  [{ ...LACE, ground: 'white' }, /--ground white: A colour is written as #/],
  [{ ...LACE, ink: '#c0b8b0' }, /--ink #c0b8b0: The ink #c0b8b0 has a contrast of 1\.\d .* should have 7/],
  [{ ...LACE, accent: '#f0c0b0' }, /The nearest that can be read is #[0-9a-f]{6}/],
  [{ ...LACE, type: 'comic' }, /--type comic: It is one of gothic, mincho, rounded/],
  [{ name: 'lace' }, /Missing: --accent/],
])('where nobody can be asked, %j is refused in a sentence', async (given, message) => {
  await expect(readThemeInput(given, undefined)).rejects.toThrow(message)
})

test('at a terminal a bad answer is asked for again, with what is wrong with it', async () => {
  const answers = ['lace', '', '#cccccc', '', 'pink', '#8c3b2e', 'mincho', '']
  const asked: string[] = []
  const input = await readThemeInput({}, async (question) => {
    asked.push(question)
    return answers.shift() ?? ''
  })
  expect(answers).toEqual([])
  expect(input).toMatchObject({ name: 'lace', type: 'mincho', density: 'calm' })
  expect([input.colours.get('ground'), input.colours.get('ink')]).toEqual(['#ffffff', '#1d1f1e'])
  expect(asked[3]).toMatch(/^The ink #cccccc has a contrast of 1\.6 .*\nColour of words/)
  expect(asked[5]).toMatch(/^A colour is written as #/)
})
