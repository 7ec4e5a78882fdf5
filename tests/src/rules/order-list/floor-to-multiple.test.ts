import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorToMultiple } from '#src/rules/order-list/floor-to-multiple.ts'

test('Any number is orderable where there is no multiple, and none below zero', () => {
  expect(floorToMultiple(7, null)).toBe(7)
  expect(floorToMultiple(7, undefined)).toBe(7)
  expect(floorToMultiple(-3, null)).toBe(0)
  expect(floorToMultiple(-3, 10)).toBe(0)
  expect(floorToMultiple(29, 10)).toBe(20)
})

test('It is always a multiple, never more than asked for, and less by less than one multiple', () => {
  fc.assert(
    fc.property(fc.nat(9_999), fc.integer({ min: 2, max: 500 }), (pieces, multiple) => {
      const most = floorToMultiple(pieces, multiple)
      expect(most % multiple).toBe(0)
      expect(most).toBeLessThanOrEqual(pieces)
      expect(pieces - most).toBeLessThan(multiple)
    }),
  )
})
