import { expect, test } from 'vitest'
import { toPlotTop } from '#back-office/today/to-plot-top.ts'

test('the scale of a plot has round steps, and no bar stands above it', () => {
  expect([0, 3, 4, 49_840, 60_000, 60_001, 1_234_567].map((most) => toPlotTop(most, 4))).toEqual([
    4, 4, 4, 60_000, 60_000, 80_000, 1_600_000,
  ])
})
