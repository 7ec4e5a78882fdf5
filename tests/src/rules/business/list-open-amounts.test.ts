import { expect, test } from 'vitest'
import { listOpenAmounts } from '#src/rules/business/list-open-amounts.ts'

test.each([
  [0, [300, 200, 100]],
  [250, [50, 200, 100]],
  [450, [0, 50, 100]],
  [700, [0, 0, 0]],
  [-100, [300, 200, 100]],
])('of 300, 200 and 100 yen %i came in', (received, open) => {
  expect(listOpenAmounts([300, 200, 100], received)).toEqual(open)
})
