import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartProduct } from '#contract/shapes/cart.ts'
import {
  canShareFurther,
  countRest,
  type Division,
  listSharedProducts,
  moveShare,
  planDivisions,
  setShare,
  type Shares,
} from '#src/rules/checkout/share-pieces.ts'

const toLine = (key: string, shipping_key: string, quantity: number, more: Partial<CartProduct> = {}) =>
  ({
    key,
    product_id: 1,
    product_info: {},
    shipping_key,
    packing_key: `p-${shipping_key}`,
    quantity,
    ...more,
  }) as CartProduct
const toShipping = (key: string) => ({ key, address: null, user_address_id: null, carriage: null })
const toDetail = (keys: readonly string[], products: CartProduct[]) => ({
  products,
  shippings: keys.map(toShipping),
})

test('a product is one thing to share out, however many lines it lies in; accessories are none', () => {
  const detail = toDetail(
    ['a', 'b', 'c'],
    [toLine('l1', 'a', 2), toLine('l2', 'b', 3), toLine('l3', 'a', 1, { product_id: 2, parent_key: 'l1' })],
  )
  expect(listSharedProducts(detail)).toMatchObject([
    { product_id: 1, total: 5, shares: { a: 2, b: 3, c: 0 } },
  ])
  expect(canShareFurther(detail)).toBe(true)
  expect(canShareFurther(toDetail(['a', 'b'], [toLine('l1', 'a', 2)]))).toBe(false)
})

test('of two destinations one gains what the other loses', () => {
  expect(setShare({ a: 5, b: 0 }, 'b', 1, 5)).toEqual({ a: 4, b: 1 })
  expect(setShare({ a: 4, b: 1 }, 'a', 3, 5)).toEqual({ a: 3, b: 2 })
})

test('of three, more comes from what is left first and then from who has most; less is left over', () => {
  expect(setShare({ a: 4, b: 1, c: 0 }, 'c', 2, 5)).toEqual({ a: 2, b: 1, c: 2 })
  const less = setShare({ a: 4, b: 1, c: 0 }, 'a', 2, 5)
  expect(countRest(less, 5)).toBe(2)
  expect(setShare(less, 'c', 2, 5)).toEqual({ a: 2, b: 1, c: 2 })
  expect(setShare({ a: 4, b: 1, c: 0 }, 'b', 99, 5)).toEqual({ a: 0, b: 5, c: 0 })
})

test('a destination that goes leaves its share to another', () => {
  expect(moveShare({ a: 2, b: 1, c: 2 }, 'c', 'a')).toEqual({ a: 4, b: 1 })
})

const KEYS = ['a', 'b', 'c', 'd']

/** What the API does with a division. */
function divide(lines: readonly CartProduct[], { key, parts }: Division): CartProduct[] {
  const line = lines.find((one) => one.key === key)!
  expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(line.quantity)
  expect(parts.every(({ quantity }) => quantity > 0)).toBe(true)
  const left = lines.filter((one) => one !== line)
  return parts.reduce((all, part, at) => {
    const packing_key = part.packing_key ?? `p-${part.shipping_key}`
    const there = all.find((one) => one.shipping_key === part.shipping_key && one.packing_key === packing_key)
    const grown = there && { ...there, quantity: there.quantity + part.quantity }
    if (grown) return all.map((one) => (one === there ? grown : one))
    return [...all, { ...line, ...part, packing_key, key: `${key}-${at}` }]
  }, left)
}

test('the calls lead from any sharing to any other, without losing or doubling a piece on the way', () => {
  const pieces = fc.array(fc.nat(6), { minLength: KEYS.length, maxLength: KEYS.length })
  fc.assert(
    fc.property(pieces, pieces, fc.nat(3), (before, weights, parcel) => {
      const total = before.reduce((sum, one) => sum + one, 0)
      let lines = KEYS.flatMap((key, at) => (before[at] ? [toLine(`l${at}`, key, before[at])] : []))
      // One destination has its pieces in two parcels.
      const first = lines[0]
      if (first && first.quantity > parcel + 1) {
        lines[0] = { ...first, quantity: first.quantity - 1 }
        lines.push({ ...first, key: 'l9', packing_key: 'second parcel', quantity: 1 })
      }
      let wanted: Shares = { a: 0, b: 0, c: 0, d: 0 }
      for (const [at, key] of KEYS.entries()) wanted = setShare(wanted, key, weights[at] ?? 0, total)
      wanted = { ...wanted, a: wanted['a']! + countRest(wanted, total) }
      for (const division of planDivisions(toDetail(KEYS, lines), 1, wanted)) lines = divide(lines, division)
      const shares = listSharedProducts(toDetail(KEYS, lines))[0]?.shares ?? wanted
      expect(shares).toEqual(wanted)
    }),
  )
})

test('a sharing that stays as it is costs no call', () => {
  const detail = toDetail(['a', 'b'], [toLine('l1', 'a', 2), toLine('l2', 'b', 3)])
  expect(planDivisions(detail, 1, { a: 2, b: 3 })).toEqual([])
})
