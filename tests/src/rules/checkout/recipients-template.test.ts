import { expect, test } from 'vitest'
import { toTemplate } from '#src/rules/checkout/recipients-template.ts'

test('Cells with commas, quotes or breaks are quoted', () => {
  expect(
    toTemplate([
      ['a', 'b,c'],
      ['"d"', 'e\nf'],
    ]),
  ).toBe('a,"b,c"\r\n"""d""","e\nf"\r\n')
})
