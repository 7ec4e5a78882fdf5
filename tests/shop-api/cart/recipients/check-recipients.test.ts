import { expect, test } from 'vitest'
import type { CartLine } from '#shop-api/db/json/cart-detail.ts'
import { createCartDetail } from '#shop-api/cart/cart-detail.ts'
import type { CatalogueLine } from '#shop-api/cart/catalogue-line.ts'
import { findStockProblems } from '#shop-api/cart/recipients/check-recipients.ts'
import { createRecipientAddress } from '#tests/support/many-recipients.ts'

const seen = { name: '包装紙', resource_key: 'paper', code: 'P-1', unit_price: 100, tax_rate: 10 as const }
const found: CatalogueLine = {
  product_id: 1,
  product_name: '包装紙',
  product_info: {
    key: 'paper',
    code: 'P-1',
    options: [],
    picture: null,
    maker_name: null,
    brand_name: null,
    category_names: [],
    is_giftable: true,
  },
  category_ids: [],
  unit_price: 100,
  tax_rate: 10,
  stock: 10,
  order_multiple: 1,
  max_per_order: 20,
  is_on_sale: true,
}

test('Accessories in the cart take from the stock before those who get the product by itself', () => {
  const detail = createCartDetail()
  const [shipping_key, packing_key] = [detail.shippings[0]?.key ?? '', detail.packings[0]?.key ?? '']
  const line: CartLine = { key: 'l1', product_id: 1, quantity: 8, shipping_key, packing_key, seen }
  detail.lines = [line, { ...line, key: 'l2', quantity: 3, parent_key: 'l9' }]
  const goods = [{ product_id: 1, quantity: 8 }]
  const problems = findStockProblems(
    [{ to: createRecipientAddress(0), goods }],
    new Map([[1, found]]),
    detail,
  )
  expect(problems).toMatchObject([
    { field: 'recipients.0.goods.0.quantity', code: 'cart.update_products.stock' },
  ])
  detail.lines = [line]
  expect(
    findStockProblems([{ to: createRecipientAddress(0), goods }], new Map([[1, found]]), detail),
  ).toEqual([])
})
