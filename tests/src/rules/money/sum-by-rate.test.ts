import { expect, test } from 'vitest'
import { sumByRate } from '#src/rules/money/sum-by-rate.ts'

test('the tax of a rate is rounded once for the paper, not once for each order', () => {
  const orders = Array.from({ length: 3 }, () => ({ rate: 10 as const, amount: 109 }))
  // Each alone: 9.
  expect(sumByRate([...orders, { rate: 8, amount: 107 }])).toEqual([
    { rate: 10, amount: 327, tax: 29 },
    { rate: 8, amount: 107, tax: 7 },
  ])
})

test('a return lowers its rate', () => {
  expect(
    sumByRate([
      { rate: 10, amount: 1_100 },
      { rate: 10, amount: -1_100 },
    ]),
  ).toEqual([{ rate: 10, amount: 0, tax: 0 }])
})
