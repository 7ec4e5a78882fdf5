import { expect, test } from 'vitest'
import { getShippingFee, getMissingForFreeShipping } from '#src/rules/checkout/shipping-fee.ts'

test('shipping is free from the free-shipping line on', () => {
  const terms = { by_region: { 関東: 770 }, free_from: 11_000 }
  expect(getShippingFee(terms, '関東', 10_999)).toBe(770)
  expect(getShippingFee(terms, '関東', 11_000)).toBe(0)
  expect(getShippingFee(terms, '火星', 0)).toBeUndefined()
  expect(getMissingForFreeShipping(terms, 10_999)).toBe(1)
  expect(getMissingForFreeShipping(terms, 11_000)).toBeNull()
  expect(getMissingForFreeShipping({ ...terms, free_from: null }, 0)).toBeNull()
})
