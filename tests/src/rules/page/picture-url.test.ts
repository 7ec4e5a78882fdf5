import { expect, test } from 'vitest'
import { offerWidths, toFocusMark } from '#src/rules/page/picture-url.ts'

test('a picture is offered up to its own width, and at least once', () => {
  expect(offerWidths([320, 640, 960, 1280], 1600)).toEqual([320, 640, 960, 1280])
  expect(offerWidths([320, 640, 960, 1280], 700)).toEqual([320, 640, 960])
  expect(offerWidths([480], 100)).toEqual([480])
})

test('the point a crop keeps is said in tenths, the middle not at all', () => {
  expect(toFocusMark({ focus: { x: 0.24, y: 0.81 } })).toBe('x2 y8')
  expect(toFocusMark({})).toBeUndefined()
})
