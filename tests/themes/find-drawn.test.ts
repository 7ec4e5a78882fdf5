import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findDrawn, resolveSlot, type Variant } from '#themes/resolve-slot.ts'

const draw = (variant: Variant) => findDrawn([resolveSlot('Header', variant)]).map((file) => basename(file))

test('a theme with a header of its own draws none of simple’s parts it leaves out', () => {
  const drawn = draw({ theme: 'garage', site: null })
  expect(drawn).toContain('PartsIndex.astro')
  expect(drawn).not.toContain('MenuSheet.astro')
  expect(drawn).not.toContain('CategoryMenu.astro')
})

test('a site’s header draws what it keeps of simple’s, and what that is drawn with', () => {
  const drawn = draw({ theme: 'wa', site: 'okurimono' })
  expect(drawn).toEqual(
    expect.arrayContaining(['Header.astro', 'MenuSheet.astro', 'Icon.astro', 'Seal.astro']),
  )
  expect(drawn).not.toContain('CategoryMenu.astro')
})
