import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findFaint, readColours } from '#themes/colours.ts'
import { findStyleSheets, listThemes, type Variant } from '#themes/resolve-slot.ts'

const sites = readdirSync(fileURLToPath(new URL('../../themes/sites/', import.meta.url)))
/** Every theme by itself, and with what each site has of its own. */
const variants: Variant[] = listThemes().flatMap((theme) => [null, ...sites].map((site) => ({ theme, site })))

test('there are themes to look at', () => {
  expect(listThemes()).toEqual(expect.arrayContaining(['garage', 'hojin', 'simple', 'wa']))
})

test.each(variants)('in theme $theme, site $site, words can be read and edges seen', (variant) => {
  expect(findFaint(readColours(findStyleSheets('tokens.css', variant)))).toEqual([])
})

test('a colour that leads back to itself is told by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-colours-'))
  try {
    const path = join(folder, 'tokens.css')
    writeFileSync(path, ':root { --color-ink: var(--color-edge); --color-edge: var(--color-ink); }')
    expect(() => readColours([path])).toThrow(/--color-(ink|edge) leads back to itself/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what is too faint is told with how faint it is', () => {
  const colours = new Map(readColours(findStyleSheets('tokens.css', { theme: 'simple', site: null })))
  colours.set('ink-soft', '#999999').set('edge', '#dddddd').set('on-ground', '#eeeeee')
  expect(findFaint(colours).map(({ role, on, needed }) => [role, on, needed])).toEqual([
    ['ink-soft', 'ground', 4.5],
    ['ink-soft', 'surface', 4.5],
    ['on-ground', 'ground', 4.5],
    ['edge', 'ground', 3],
    ['edge', 'surface', 3],
  ])
  expect(findFaint(colours)[0]?.contrast).toBeCloseTo(2.85, 2)
  expect(() => findFaint(colours.set('ink', 'black'))).toThrow("The colour ink is 'black', not #rrggbb.")
})
