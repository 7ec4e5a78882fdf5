import { expect, test } from 'vitest'
import { toSpreads } from '#src/rules/content/flip-spreads.ts'

test.each([
  [9, true, [[1], [2, 3], [4, 5], [6, 7], [8, 9]]],
  [4, true, [[1], [2, 3], [4]]],
  [1, true, [[1]]],
  [0, true, []],
  [3, false, [[1], [2], [3]]],
])('a catalogue of %i pages (room for two: %s) opens as %j', (count, isWide, spreads) => {
  expect(toSpreads(count, isWide)).toEqual(spreads)
})
