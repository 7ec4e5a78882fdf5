import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitTax, type TaxedAmount } from '#src/rules/money/split-tax.ts'

test('tax is rounded down once per rate, not once per line', () => {
  // Three lines of 105 yen hold 9 + 9 + 9 when rounded one by one, but 28 together.
  const split = splitTax([105, 105, 105].map((amount) => ({ rate: 10, amount })))
  expect(split.by_rate).toEqual([{ rate: 10, amount: 315, tax: 28 }])
  expect(split.shares).toEqual([10, 9, 9])
})

test('each rate is taxed by itself and a rate without an amount is left out', () => {
  const split = splitTax([
    { rate: 8, amount: 1_080 },
    { rate: 10, amount: 1_100 },
    { rate: 10, amount: 0 },
  ])
  expect(split.by_rate).toEqual([
    { rate: 10, amount: 1_100, tax: 100 },
    { rate: 8, amount: 1_080, tax: 80 },
  ])
  expect(split.shares).toEqual([80, 100, 0])
  expect(splitTax([{ rate: 8, amount: 0 }]).by_rate).toEqual([])
})

test('amounts and shares of any order sum to what each rate says', () => {
  const parts = fc.array(
    fc.record({
      rate: fc.constantFrom<TaxedAmount['rate']>(8, 10),
      amount: fc.integer({ min: 0, max: 9_999_999 }),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(parts, (amounts) => {
      const { by_rate, shares } = splitTax(amounts)
      const total = amounts.reduce((all, part) => all + part.amount, 0)
      expect(by_rate.reduce((all, row) => all + row.amount, 0)).toBe(total)
      for (const row of by_rate) {
        const shared = shares.filter((_, index) => amounts[index]?.rate === row.rate)
        expect(shared.reduce((a, b) => a + b, 0)).toBe(row.tax)
        expect(row.tax).toBe(Math.floor((row.amount * row.rate) / (100 + row.rate)))
      }
      shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(amounts[index]?.amount ?? 0))
    }),
  )
})
