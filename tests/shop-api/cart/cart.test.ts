import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { decide, fillCart, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

describe.each(inTurn(ENGINES))('a cart on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('a shopper without a token gets an empty cart with one destination and one parcel', async () => {
    const shop = await openSellingShop(opened.db, [])
    const cart = await shop.call('POST /v1/carts/init', { body: { token: null } })
    expect(cart.token.length).toBeGreaterThan(30)
    expect(cart.detail.products).toEqual([])
    expect(cart.detail.shippings).toHaveLength(1)
    expect(cart.detail.packings).toHaveLength(1)
    expect(cart.detail.order.total_payment).toBe(0)
    expect(cart.notices).toEqual([])
  })

  test('the same token opens the same cart, which lives on from then', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 9 }])
    const cart = await fillCart(shop, [[0, 2]])
    shop.clock.now = new Date('2026-12-01T10:00:00+09:00')
    const again = await shop.call('POST /v1/carts/init', { body: { token: cart.token } })
    expect(again.id).toBe(cart.id)
    expect(again.detail.products[0]?.quantity).toBe(2)
    expect(again.expires_at).toBe('2026-12-31T01:00:00.000Z')
  })

  test('an expired cart says so, and opening it again gives a new one with a notice', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 9 }])
    const cart = await fillCart(shop, [[0, 2]])
    shop.clock.now = new Date('2027-01-01T10:00:00+09:00')
    const params = { cartToken: cart.token }
    const add = { token: cart.token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    const expired = { status: 422, code: 'cart.common.is_expired' }
    expect(await shop.refuse('GET /v1/carts/{cartToken}', { params })).toMatchObject(expired)
    expect(await shop.refuse('PATCH /v1/carts/products/add', { body: add })).toMatchObject(expired)
    const fresh = await shop.call('POST /v1/carts/init', { body: { token: cart.token } })
    expect(fresh.token).not.toBe(cart.token)
    expect(fresh.notices).toMatchObject([{ code: 'reinitialised' }])
  })

  test('a token nobody knows is 404 when read and a new cart when opened', async () => {
    const shop = await openSellingShop(opened.db, [])
    const other = await openSellingShop(opened.db, [])
    const cart = await other.call('POST /v1/carts/init', { body: { token: null } })
    const unknown = await shop.refuse('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(unknown).toMatchObject({ status: 404, code: 'cart.common.not_found' })
    const fresh = await shop.call('POST /v1/carts/init', { body: { token: 'made-up' } })
    expect(fresh.notices).toMatchObject([{ code: 'reinitialised' }])
  })

  test('an addition sent twice counts once, and two different ones both count', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 20 }])
    const { token } = await fillCart(shop, [])
    const add = (request_id: string) =>
      shop.call('PATCH /v1/carts/products/add', {
        body: { token, product_id: shop.product_ids[0] ?? 0, quantity: 2, request_id },
      })
    const first = crypto.randomUUID()
    await Promise.all([add(first), add(first), add(crypto.randomUUID()), add(first)])
    const cart = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(cart.detail.products).toMatchObject([{ quantity: 4, subtotal: 2_000 }])
  })

  test('many quick changes at once all count and every answer has a version of its own', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 20 }])
    const { token } = await fillCart(shop, [])
    const body = { token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('PATCH /v1/carts/products/add', { body })),
    )
    expect(new Set(answers.map((answer) => answer.version)).size).toBe(10)
    const last = answers.toSorted((a, b) => b.version - a.version)[0]
    expect(last?.detail.products).toMatchObject([{ quantity: 10 }])
  })

  test('more pieces than there are, goods nobody sells and pieces of nothing are refused', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 3 }])
    const cart = await fillCart(shop, [[0, 3]])
    const product_id = shop.product_ids[0] ?? 0
    const add = (body: { product_id: number; quantity: number }) =>
      shop.refuse('PATCH /v1/carts/products/add', { body: { token: cart.token, ...body } })
    expect(await add({ product_id, quantity: 1 })).toMatchObject({
      status: 422,
      code: 'cart.update_products.stock',
      errors: [{ field: 'quantity' }],
    })
    expect(await add({ product_id: 999_999, quantity: 1 })).toMatchObject({
      code: 'cart.add_products.product_not_found',
    })
    expect(await add({ product_id, quantity: 0 })).toMatchObject({ status: 422 })
    const modify = { token: cart.token, key: 'l99', quantity: 1 }
    expect(await shop.refuse('PATCH /v1/carts/products/modify', { body: modify })).toMatchObject({
      code: 'cart.line.not_found',
    })
  })

  test('a set is added all or none', async () => {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 500, stock: 3 },
      { unit_price: 700, stock: 1 },
    ])
    const { token } = await fillCart(shop, [])
    const [a = 0, b = 0] = shop.product_ids
    const add = (quantity: number) => ({
      body: {
        token,
        products: [
          { product_id: a, quantity: 1 },
          { product_id: b, quantity },
        ],
      },
    })
    expect(await shop.refuse('PATCH /v1/carts/products/add-set', add(2))).toMatchObject({ status: 422 })
    const empty = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(empty.detail.products).toEqual([])
    const full = await shop.call('PATCH /v1/carts/products/add-set', add(1))
    expect(full.detail.products).toHaveLength(2)
  })

  test('a new price is told once', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 12_800, stock: 3 }])
    const { token } = await fillCart(shop, [[0, 1]])
    await opened.db
      .update(products)
      .set({ unit_price: 13_800 })
      .where(eq(products.id, shop.product_ids[0] ?? 0))
    const read = () => shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    const first = await read()
    expect(first.notices).toEqual([
      {
        code: 'price_changed',
        product_name: '商品1',
        message: '「商品1」の価格が12,800円から13,800円に変わりました。',
      },
    ])
    expect(first.detail.order.subtotal).toBe(13_800)
    expect((await read()).notices).toEqual([])
  })

  test('lines that became impossible say why, and are dropped when the shopper asks for it', async () => {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 500, stock: 5 },
      { unit_price: 600, stock: 5 },
      { unit_price: 700, stock: 5 },
    ])
    const { token } = await fillCart(shop, [
      [0, 2],
      [1, 2],
      [2, 4],
    ])
    const [a = 0, , c = 0] = shop.product_ids
    await opened.db.update(products).set({ stock: 0 }).where(eq(products.id, a))
    await opened.db
      .update(product_models)
      .set({ published_at: new Date('2030-01-01') })
      .where(and(eq(product_models.channel_id, shop.channel.id), eq(product_models.key, 'goods-2')))
    await opened.db.update(products).set({ stock: 3 }).where(eq(products.id, c))
    const cart = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(cart.detail.products.map((line) => line.problem)).toEqual([
      'sold_out',
      'not_on_sale',
      'not_enough_stock',
    ])
    const renewed = await shop.call('POST /v1/carts/init', { body: { token, invalid_product: true } })
    expect(renewed.detail.products).toMatchObject([{ product_id: c, quantity: 3, problem: null }])
    expect(renewed.notices.map((notice) => notice.code)).toEqual([
      'sold_out',
      'product_not_found',
      'quantity_reduced',
    ])
  })

  test('while selling is stopped nothing is added or ordered, and the cart can still be read', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    await opened.db.insert(settings).values([
      { channel_id: shop.channel.id, key: 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', value: true },
      { channel_id: shop.channel.id, key: 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', value: false },
    ])
    const stopped = { status: 422, code: 'cart.common.selling_stopped' }
    const body = { token: cart.token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    expect(await shop.refuse('PATCH /v1/carts/products/add', { body })).toMatchObject(stopped)
    await expect(decide(shop, cart)).rejects.toThrow('cart.common.selling_stopped')
    const read = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(read.detail.products).toHaveLength(1)
  })

  test('removing and emptying keep the token', async () => {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 500, stock: 5 },
      { unit_price: 600, stock: 5 },
    ])
    const { token, detail } = await fillCart(shop, [
      [0, 1],
      [1, 1],
    ])
    const key = detail.products[0]?.key ?? ''
    const remove = () => shop.call('PATCH /v1/carts/products/delete', { body: { token, key } })
    expect((await remove()).detail.products).toHaveLength(1)
    expect((await remove()).detail.products).toHaveLength(1)
    const emptied = await shop.call('PATCH /v1/carts/reset', { body: { token } })
    expect(emptied).toMatchObject({ token, detail: { products: [] } })
  })

  test('a key that named a line before the cart was emptied names nothing afterwards', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const { token, detail } = await fillCart(shop, [[0, 1]])
    const stale = detail.products[0]?.key ?? ''
    await shop.call('PATCH /v1/carts/reset', { body: { token } })
    const add = { token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    await shop.call('PATCH /v1/carts/products/add', { body: add })
    const refusal = await shop.refuse('PATCH /v1/carts/products/modify', {
      body: { token, key: stale, quantity: 2 },
    })
    expect(refusal).toMatchObject({ code: 'cart.line.not_found' })
  })
})
