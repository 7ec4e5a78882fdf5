import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareByLargestRemainder } from '#src/rules/money/largest-remainder.ts'

const yen = fc.integer({ min: 0, max: 100_000_000 })

test('what is left over goes to the largest remainders, earlier parts first', () => {
  expect(shareByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareByLargestRemainder(10, [5, 3, 2])).toEqual([5, 3, 2])
  expect(shareByLargestRemainder(7, [0, 1, 1])).toEqual([0, 4, 3])
})

test('nothing can be shared out to weights that are all zero', () => {
  expect(shareByLargestRemainder(5, [0, 0])).toEqual([0, 0])
})

test('parts always sum to the total and are off the exact share by less than one', () => {
  fc.assert(
    fc.property(yen, fc.array(yen, { minLength: 1, maxLength: 30 }), (total, weights) => {
      const sum = weights.reduce((a, b) => a + b, 0)
      fc.pre(sum > 0)
      const parts = shareByLargestRemainder(total, weights)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      parts.forEach((part, index) => {
        const exact = (total * (weights[index] ?? 0)) / sum
        expect(Math.abs(part - exact)).toBeLessThan(1.0001)
      })
    }),
  )
})
