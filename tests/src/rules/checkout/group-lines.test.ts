import { expect, test } from 'vitest'
import { groupLines } from '#src/rules/checkout/group-lines.ts'

const line = { key: 'a', product_id: 1, unit_price: 500, quantity: 1, subtotal: 500 as number | null }

test('The same product to several places is one line with all its pieces', () => {
  const other = { ...line, key: 'b', quantity: 2, subtotal: 1_000 }
  expect(groupLines([line, { ...line, key: 'c', product_id: 2 }, other])).toEqual([
    { ...line, quantity: 3, subtotal: 1_500 },
    { ...line, key: 'c', product_id: 2 },
  ])
})

test('Another price, a sewn name or another product above keeps lines apart', () => {
  const parent = { ...line, key: 'p', product_id: 9 }
  const lines = [line, { ...line, key: 'b', unit_price: 450 }, parent, { ...line, key: 'd', parent_key: 'p' }]
  expect(groupLines(lines).map(({ key }) => key)).toEqual(['a', 'b', 'p', 'd'])
})

test('A sum that is still computed is not added up', () => {
  expect(groupLines([line, { ...line, key: 'b', subtotal: null }])[0]?.subtotal).toBeNull()
})
