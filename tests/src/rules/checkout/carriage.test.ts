import { expect, test } from 'vitest'
import { getCarriage, getMissingForFreeCarriage } from '#src/rules/checkout/carriage.ts'

test('carriage is free from the free-shipping line on', () => {
  const terms = { by_region: { 関東: 770 }, free_from: 11_000 }
  expect(getCarriage(terms, '関東', 10_999)).toBe(770)
  expect(getCarriage(terms, '関東', 11_000)).toBe(0)
  expect(getCarriage(terms, '火星', 0)).toBeUndefined()
  expect(getMissingForFreeCarriage(terms, 10_999)).toBe(1)
  expect(getMissingForFreeCarriage(terms, 11_000)).toBeNull()
  expect(getMissingForFreeCarriage({ ...terms, free_from: null }, 0)).toBeNull()
})
