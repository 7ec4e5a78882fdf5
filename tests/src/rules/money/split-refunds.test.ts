import { expect, test } from 'vitest'
import { splitRefunds } from '#src/rules/money/split-refunds.ts'

const PAID = [
  { rate: 10, amount: 2_980 },
  { rate: 8, amount: 1_084 },
] as const

test('a part of the price is divided as the order was', () => {
  expect(splitRefunds(PAID, [{ amount: 980, goods: [] }])).toEqual([
    [
      { rate: 10, amount: 719 },
      { rate: 8, amount: 261 },
    ],
  ])
})

test('what came back is given back at its own rate, and the rest of the money by what is left', () => {
  expect(splitRefunds(PAID, [{ amount: 542, goods: [{ rate: 8, amount: 542 }] }])).toEqual([
    [{ rate: 8, amount: 542 }],
  ])
  expect(splitRefunds(PAID, [{ amount: 642, goods: [{ rate: 8, amount: 542 }] }])).toEqual([
    [
      { rate: 10, amount: 85 },
      { rate: 8, amount: 557 },
    ],
  ])
})

test('never more of a rate than was paid, and all of it in the end', () => {
  const refunds = [
    { amount: 1_200, goods: [{ rate: 8 as const, amount: 1_200 }] },
    { amount: 2_000, goods: [] },
    { amount: 864, goods: [{ rate: 10 as const, amount: 100 }] },
  ]
  const parts = splitRefunds(PAID, refunds)
  expect(parts[0]).toEqual([
    { rate: 10, amount: 116 },
    { rate: 8, amount: 1_084 },
  ])
  const sumOf = (rate: number) =>
    parts
      .flat()
      .filter((part) => part.rate === rate)
      .reduce((all, { amount }) => all + amount, 0)
  expect([sumOf(10), sumOf(8)]).toEqual([2_980, 1_084])
  expect(parts.map((own) => own.reduce((all, { amount }) => all + amount, 0))).toEqual([1_200, 2_000, 864])
})
