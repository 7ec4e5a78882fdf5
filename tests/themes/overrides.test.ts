import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { judgeOverrides, needsLook } from '#cli/overrides/judge-overrides.ts'
import { readReplaced } from '#cli/overrides/replaced.ts'

const themes = fileURLToPath(new URL('../../themes/', import.meta.url))
const overrides = judgeOverrides(themes)

test('every override of ours was compared with the file it replaces as it is now', () => {
  expect(overrides.length).toBeGreaterThan(15)
  expect(overrides.filter(({ drift }) => drift === 'wraps').map(({ file }) => file)).toContain(
    'wa/product/BuyBox.astro',
  )
  // `npm run noren -- drift` shows what changed, `adopt` takes it over.
  expect(overrides.filter(needsLook).map(({ file, drift }) => [file, drift])).toEqual([])
})

test('nothing is on record of an override there is not, or that wraps', () => {
  for (const folder of new Set(overrides.map((one) => one.folder))) {
    const replacing = overrides.filter((one) => one.folder === folder && one.drift !== 'wraps')
    expect(Object.keys(readReplaced(themes, folder)), folder).toEqual(
      replacing.map(({ slot }) => slot).toSorted(),
    )
  }
})
