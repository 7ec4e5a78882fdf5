import { expect, test } from 'vitest'
import { pickWidths, WIDTHS } from './pick-widths.ts'

const union = (...lists: number[][]) => [...new Set(lists.flat())].sort((a, b) => a - b)

test('Every screen is seen at every width over its states, and every state over the screens', () => {
  for (let at = 0; at < 12; at += 1) {
    expect(union(pickWidths(at, 0), pickWidths(at, 1))).toEqual(WIDTHS)
    for (const isRepeated of [false, true])
      expect(union(...[0, 1, 2, 3].map((screen) => pickWidths(screen, at, isRepeated)))).toEqual(WIDTHS)
  }
})
