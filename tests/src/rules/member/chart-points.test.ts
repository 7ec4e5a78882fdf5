import { expect, test } from 'vitest'
import { toChart } from '#src/rules/member/chart-points.ts'

const box = { width: 100, height: 50 }

test('time runs from left to right as it passed, whatever the order of the list', () => {
  const { points } = toChart(
    [
      { value: 60, at_ms: 400 },
      { value: 50, at_ms: 0 },
      { value: 55, at_ms: 100 },
    ],
    box,
  )
  expect(points.map(({ x }) => x)).toEqual([0, 25, 100])
  expect(points.map(({ y }) => y)).toEqual([50, 25, 0])
})

test('lines across stand at round values around everything measured', () => {
  const { grid, points } = toChart(
    [
      { value: 57.1, at_ms: 0 },
      { value: 57.4, at_ms: 1 },
    ],
    box,
  )
  expect(grid.map(({ value }) => value)).toEqual([57, 57.5])
  expect(points.every(({ y }) => y >= 0 && y <= 50)).toBe(true)
})

test('a single measurement stands in the middle', () => {
  const { points, grid } = toChart([{ value: 57, at_ms: 5 }], box)
  expect(points[0]).toMatchObject({ x: 50, y: 50 })
  expect(grid.length).toBe(2)
})
