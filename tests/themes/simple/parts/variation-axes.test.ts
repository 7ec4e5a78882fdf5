import { expect, test } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { toVariationAxes } from '#themes/simple/parts/variation-axes.ts'

/** Boots in two colours and sizes: black in both, of which 25.0 is sold out; brown in 25.0 only. */
const boots = {
  product_model: {
    axes: ['カラー', 'サイズ'],
    products: [
      { options: ['ブラック', '24.0'], max_quantity: 5 },
      { options: ['ブラック', '25.0'], max_quantity: 0 },
      { options: ['ブラウン', '25.0'], max_quantity: 3 },
    ],
  },
} as unknown as Product

test('A value says before it is chosen whether it can be had beside the others', () => {
  const [colours, sizes] = toVariationAxes(boots)
  expect(colours?.values).toEqual([
    { value: 'ブラック', is_chosen: true, state: 'buyable' },
    { value: 'ブラウン', is_chosen: false, state: 'not_offered' },
  ])
  expect(sizes?.values).toEqual([
    { value: '24.0', is_chosen: true, state: 'buyable' },
    { value: '25.0', is_chosen: false, state: 'sold_out' },
  ])
})
