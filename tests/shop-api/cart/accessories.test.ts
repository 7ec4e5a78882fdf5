import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { accessories, products } from '#shop-api/db/schema/catalogue.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { fillCart, openSellingShop } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

/** A shop whose second product goes with the first. */
async function open() {
  const shop = await openSellingShop(opened.db, [
    { unit_price: 500, stock: 9 },
    { unit_price: 80, stock: 3 },
    { unit_price: 90, stock: 9 },
  ])
  const rows = await opened.db.select().from(products).where(eq(products.channel_id, shop.channel.id))
  const modelOf = (at: number) => rows.find(({ id }) => id === shop.product_ids[at])?.model_id ?? 0
  await opened.db.insert(accessories).values({ model_id: modelOf(0), accessory_id: modelOf(1), position: 0 })
  const cart = await fillCart(shop, [[0, 4]])
  const key = cart.detail.products[0]?.key ?? ''
  const toInput = (at = 1, quantity = 1, request_id?: string) => ({
    body: {
      token: cart.token,
      key,
      product_id: shop.product_ids[at] ?? 0,
      quantity,
      ...(request_id && { request_id }),
    },
  })
  const add = (at = 1, quantity = 1, request_id?: string) =>
    shop.call('PATCH /v1/carts/accessories/add', toInput(at, quantity, request_id))
  const refuse = (at = 1, quantity = 1) =>
    shop.refuse('PATCH /v1/carts/accessories/add', toInput(at, quantity))
  return { shop, token: cart.token, key, add, refuse }
}

const toLines = ({ detail }: Cart) =>
  detail.products.map(({ quantity, parent_key, shipping_key }) => [quantity, parent_key, shipping_key])

test('An accessory stands behind its line, grows, and leaves the cart with it', async () => {
  const { shop, token, key, add } = await open()
  const request_id = crypto.randomUUID()
  await add(1, 1, request_id)
  await add(1, 1, request_id)
  const cart = await add()
  expect(toLines(cart)).toEqual([
    [4, undefined, 's1'],
    [2, key, 's1'],
  ])
  expect(cart.detail.order.subtotal).toBe(2_160)
  const accessory = cart.detail.products[1]?.key ?? ''
  const more = await shop.call('PATCH /v1/carts/accessories/modify', {
    body: { token, key: accessory, quantity: 3 },
  })
  expect(toLines(more)[1]?.[0]).toBe(3)
  const emptied = await shop.call('PATCH /v1/carts/products/delete', { body: { token, key } })
  expect(emptied.detail.products).toEqual([])
})

test('An accessory is refused for another product, beyond the stock and for no line', async () => {
  const { shop, token, key, refuse, add } = await open()
  expect((await refuse(2)).code).toBe('cart.accessory.not_for_product')
  expect((await refuse(1, 4)).code).toBe('cart.update_products.stock')
  const cart = await add()
  const accessory = cart.detail.products[1]?.key ?? ''
  const modify = (of: string) =>
    shop.refuse('PATCH /v1/carts/accessories/modify', { body: { token, key: of, quantity: 2 } })
  expect((await modify(key)).code).toBe('cart.line.not_found')
  const removed = await shop.call('PATCH /v1/carts/accessories/delete', { body: { token, key } })
  expect(removed.detail.products).toHaveLength(2)
  const gone = await shop.call('PATCH /v1/carts/accessories/delete', { body: { token, key: accessory } })
  expect(gone.detail.products).toHaveLength(1)
})

test('An accessory goes where its line goes, and comes back with it', async () => {
  const { shop, token, key, add } = await open()
  await add(1, 2)
  const cart = await shop.call('PATCH /v1/carts/shippings/add', { body: { token } })
  const second = cart.detail.shippings[1]?.key ?? ''
  const moved = await shop.call('PATCH /v1/carts/products/divide', {
    body: { token, key, parts: [{ shipping_key: second, quantity: 4 }] },
  })
  expect(toLines(moved)).toEqual([
    [4, undefined, second],
    [2, key, second],
  ])
  const shared = await shop.call('PATCH /v1/carts/products/divide', {
    body: {
      token,
      key,
      parts: [
        { shipping_key: cart.detail.shippings[0]?.key ?? '', quantity: 1 },
        { shipping_key: second, quantity: 3 },
      ],
    },
  })
  expect(toLines(shared).find(([, parent]) => parent === key)?.[2]).toBe(second)
  const gathered = await shop.call('PATCH /v1/carts/shippings/reset', { body: { token } })
  expect(gathered.detail.products.map(({ quantity }) => quantity)).toEqual([4, 2])
  expect(gathered.detail.products[1]?.parent_key).toBe(gathered.detail.products[0]?.key)
})
