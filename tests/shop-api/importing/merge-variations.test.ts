import { expect, test } from 'vitest'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import { keepSold, mergeVariations } from '#shop-api/importing/merge-variations.ts'

const variation = (id: number, code: string, stock: number) => ({
  id,
  code,
  stock,
  options: [],
  unit_price: 900,
})
const present = {
  products: [variation(1, 'A-1', 5), variation(2, 'A-2', 3)],
} as unknown as AdminProduct

test('Variations that a file does not name stay behind those it names, and keep what it says nothing of', () => {
  const merged = mergeVariations([{ values: { code: ' A-2 ', stock: 8 } }], present, 10)
  expect(merged).toEqual([{ ...variation(2, 'A-2', 8) }, variation(1, 'A-1', 5)])
  expect(mergeVariations([], present, 10)).toBeUndefined()
})

test('A stock that a file leaves as it was keeps what orders take meanwhile; another one is what it says', () => {
  const read = [variation(1, 'A-1', 5), variation(2, 'A-2', 9)]
  expect(keepSold({ products: read } as never, present).products).toEqual([
    { ...variation(1, 'A-1', 5), seen_stock: 5 },
    variation(2, 'A-2', 9),
  ])
  expect(keepSold({ name: 'かばん' }, present)).toEqual({ name: 'かばん' })
})
