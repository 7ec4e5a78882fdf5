import { expect, test } from 'vitest'
import type { CartProduct } from '#contract/shapes/cart.ts'
import { gatherLines } from '#src/rules/order/gather-lines.ts'

type Embroidery = NonNullable<CartProduct['embroidery']>

const toLine = (product_id: number, quantity: number, more: { unit_price?: number; label?: string } = {}) => {
  const { unit_price = 100, label } = more
  const embroidery = label === undefined ? undefined : ({ label } as Embroidery)
  return {
    product_id,
    quantity,
    unit_price,
    tax_rate: 10 as const,
    subtotal: unit_price * quantity,
    embroidery,
  }
}

test('the same goods stand once, with the sums of all destinations, where they stood first', () => {
  expect(gatherLines([toLine(1, 2), toLine(2, 1), toLine(1, 3)])).toEqual([toLine(1, 5), toLine(2, 1)])
})

test('goods with another name sewn on or at another price are other goods', () => {
  const lines = [toLine(1, 1), toLine(1, 1, { label: '佐藤' }), toLine(1, 1, { unit_price: 90 })]
  expect(gatherLines(lines)).toEqual(lines)
})
