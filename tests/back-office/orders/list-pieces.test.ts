import { expect, test } from 'vitest'
import { listPieces } from '#back-office/orders/list-pieces.ts'

test('Lines of which no piece is asked are not sent: the API would refuse them', () => {
  expect(listPieces({ 3: 2, 4: 0, 5: 1 })).toEqual([
    { line_id: 3, quantity: 2 },
    { line_id: 5, quantity: 1 },
  ])
})
