import { expect, test } from 'vitest'
import { toDroppedPlace, toSteppedPlace, type TreeRow } from '#back-office/catalogue/tree-move.ts'

const row = (
  id: number,
  key: string,
  parent_key: string | null,
  depth: number,
  position: number,
): TreeRow => ({
  id,
  key,
  parent_key,
  depth,
  position,
})

/** Tools > (spanners, pliers > round), brakes, tyres. */
const ROWS = [
  row(1, 'tools', null, 0, 0),
  row(2, 'spanners', 'tools', 1, 0),
  row(3, 'pliers', 'tools', 1, 1),
  row(4, 'round', 'pliers', 2, 0),
  row(5, 'brakes', null, 0, 1),
  row(6, 'tyres', null, 0, 2),
]
const drop = (id: number, over: number, steps = 0) => toDroppedPlace(ROWS, { id, over, steps })

test('A shelf that is dropped on another stands where that one stood, before or behind it', () => {
  expect(drop(5, 6)).toEqual({ parent_key: null, position: 2 })
  expect(drop(6, 5)).toEqual({ parent_key: null, position: 1 })
  expect(drop(6, 1)).toEqual({ parent_key: null, position: 0 })
})

test('No shelf goes into itself, nor into what stands on it', () => {
  expect(drop(1, 2)).toBeUndefined()
  expect(drop(1, 4, 1)).toBeUndefined()
  expect(drop(3, 4)).toBeUndefined()
})

test('Moved inwards where it is, it becomes the last of the one above it; no shelf hangs in the air', () => {
  expect(drop(5, 5, 1)).toEqual({ parent_key: 'tools', position: 2 })
  expect(drop(5, 5, 9)).toEqual({ parent_key: 'round', position: 0 })
  expect(drop(4, 4, -1)).toEqual({ parent_key: 'tools', position: 2 })
})

test('Buttons move it by one, and lead nowhere at the end', () => {
  expect(toSteppedPlace(ROWS, 3, 'up')).toEqual({ parent_key: 'tools', position: 0 })
  expect(toSteppedPlace(ROWS, 3, 'outward')).toEqual({ parent_key: null, position: 1 })
  expect(toSteppedPlace(ROWS, 5, 'inward')).toEqual({ parent_key: 'tools', position: 2 })
  expect(toSteppedPlace(ROWS, 2, 'up')).toBeUndefined()
  expect(toSteppedPlace(ROWS, 1, 'outward')).toBeUndefined()
})
