import { describe, expect, test } from 'vitest'
import type { CartDetail, CartLine } from '#shop-api/db/json/cart-detail.ts'
import { createCartDetail } from '#shop-api/cart/cart-detail.ts'
import { type Share, shareGoods } from '#shop-api/cart/recipients/share-goods.ts'

const seen = { name: '前掛け', resource_key: 'apron', code: 'A-1', unit_price: 100, tax_rate: 10 as const }
const sew = (text: string): NonNullable<CartLine['embroidery']> => ({
  text,
  script: 'kanji',
  typeface: 'mincho',
  colour: 'gold',
  place: 'left_chest',
})

/** Lines of one product, 1, at the destination s1 unless they say otherwise. */
function fill(...lines: Partial<CartLine>[]): CartDetail {
  const own = lines.map((line, at) => ({
    key: `l${at + 1}`,
    product_id: 1,
    quantity: 1,
    shipping_key: 's1',
    packing_key: 'p1',
    seen,
    ...line,
  }))
  return { ...createCartDetail(), next_key: 100, lines: own }
}

const give = (place: number, quantity: number, product_id = 1): Share => ({
  shipping_key: `s${place}`,
  packing_key: `p${place}`,
  goods: [{ product_id, quantity }],
})

function share(detail: CartDetail, ...shares: Share[]) {
  shareGoods(detail, shares, new Map())
  return detail.lines.map(({ key, shipping_key, quantity, embroidery }) =>
    [key, shipping_key, quantity, embroidery?.text].filter((part) => part !== undefined),
  )
}

describe('what recipients get', () => {
  test('takes over the lines there are: the first keeps the key, the others get new ones', () => {
    expect(share(fill({ quantity: 2 }), give(7, 1), give(8, 3))).toEqual([
      ['l1', 's7', 1],
      ['l100', 's8', 3],
    ])
  })

  test('a name sewn on stays where it was, whoever comes before', () => {
    const detail = fill(
      { embroidery: sew('佐藤'), shipping_key: 's2' },
      { embroidery: sew('鈴木'), shipping_key: 's1' },
    )
    expect(share(detail, give(1, 1), give(2, 1), give(3, 1))).toEqual([
      ['l2', 's1', 1, '鈴木'],
      ['l1', 's2', 1, '佐藤'],
      // Whose name it should be nobody said.
      ['l100', 's3', 1],
    ])
  })

  test('more pieces of goods that all had the same name have it, too', () => {
    expect(share(fill({ embroidery: sew('そよかぜ') }), give(1, 3), give(2, 1))).toEqual([
      ['l1', 's1', 3, 'そよかぜ'],
      ['l100', 's2', 1, 'そよかぜ'],
    ])
  })

  test('pieces with a name and pieces without are two lines of one recipient, and stay so', () => {
    const detail = fill({ embroidery: sew('佐藤') }, { quantity: 2 })
    const first = share(detail, give(1, 4))
    expect(first).toEqual([
      ['l1', 's1', 1, '佐藤'],
      ['l2', 's1', 3],
    ])
    expect(share(detail, give(1, 4))).toEqual(first)
  })

  test('accessories go with their line, and leave with it', () => {
    const accessory = { product_id: 9, parent_key: 'l1', key: 'l9' }
    expect(share(fill({ quantity: 2 }, accessory), give(5, 1), give(6, 1)).map(([key]) => key)).toEqual([
      'l1',
      'l9',
      'l100',
    ])
    const detail = fill({}, accessory, { product_id: 2, key: 'l3' })
    expect(share(detail, give(5, 1, 2)).map(([key]) => key)).toEqual(['l3'])
  })

  test('accessories stay with who had them, while that one still gets the product', () => {
    const accessory = { product_id: 9, parent_key: 'l1', key: 'l9', shipping_key: 's2' }
    const detail = fill({ quantity: 2, shipping_key: 's2' }, accessory)
    expect(share(detail, give(1, 1), give(2, 1)).map(([key]) => key)).toEqual(['l100', 'l1', 'l9'])
  })

  test('the same product twice for one is more of it', () => {
    const twice: Share = { ...give(1, 1), goods: [...give(1, 1).goods, ...give(1, 4).goods] }
    expect(share(fill({}), twice)).toEqual([['l1', 's1', 5]])
  })
})
