import { expect, test } from 'vitest'
import { withTax } from '#shop-api/importing/with-tax.ts'

test('A price of another shop gets its tax, half a yen rounded up; what is no price stays to be told', () => {
  expect([withTax(95, 10), withTax(94, 10), withTax(58, 8), withTax(100, 0)]).toEqual([105, 103, 63, 100])
  expect([withTax('百円', 10), withTax(95, undefined)]).toEqual(['百円', 95])
})
