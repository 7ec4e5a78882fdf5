import { expect, test } from 'vitest'
import { withoutTax } from '#src/rules/money/split-tax.ts'

test.each([
  [1100, 10, 1000],
  [1080, 8, 1000],
  [1480, 10, 1346],
  [0, 10, 0],
] as const)('%i yen with %i percent is %i yen without', (amount, rate, untaxed) => {
  expect(withoutTax(amount, rate)).toBe(untaxed)
})
