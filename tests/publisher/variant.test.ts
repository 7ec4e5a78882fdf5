import { expect, test } from 'vitest'
import { chooseVariant } from '#publisher/adapter/variant.ts'
import { listThemes } from '#themes/resolve-slot.ts'

test('A shop wears the theme its setting names, with overrides of its own where it has them', () => {
  expect(chooseVariant('moto', 'garage')).toEqual({ theme: 'garage', site: null })
  expect(chooseVariant('okurimono', 'wa')).toEqual({ theme: 'wa', site: 'okurimono' })
})

test.each(['garag', '', 'sites', '../src', 'slots.ts'])(
  'A theme called «%s» is no theme, and says so',
  (theme) => {
    expect(() => chooseVariant('moto', theme)).toThrow(
      `Site moto wears the theme '${theme}' (setting SITE.THEME), which is not in themes/; there are ${listThemes().join(', ')}.`,
    )
  },
)
