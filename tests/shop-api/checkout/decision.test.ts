import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { takeStock } from '#shop-api/orders/stock.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import {
  ADDRESS,
  decide,
  fillCart,
  openSellingShop,
  readyCart,
  toDecision,
  type SellingShop,
} from '#tests/support/selling-shop.ts'

describe.each(ENGINES)('a decision on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const readStock = async (shop: SellingShop, at = 0) => {
    const [row] = await opened.db
      .select()
      .from(products)
      .where(eq(products.id, shop.product_ids[at] ?? 0))
    return row?.stock
  }
  const listOrders = (shop: SellingShop) =>
    opened.db.select().from(orders).where(eq(orders.channel_id, shop.channel.id))

  test.each([
    ['bank_transfer', 'awaiting_payment', 0],
    ['cash_on_delivery', 'accepted', 330],
    ['card', 'paid', 0],
  ] as const)('a guest orders by %s', async (payment, status, fee) => {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 2_160, tax_rate: 8, stock: 10 },
      { unit_price: 1_100, tax_rate: 10, stock: 10 },
    ])
    const cart = await readyCart(
      shop,
      [
        [0, 2],
        [1, 1],
      ],
      payment,
    )
    expect(cart.detail.order).toMatchObject({
      subtotal: 5_420,
      total_carriage: 770,
      payment_fee: fee,
      total_payment: 6_190 + fee,
      amount_by_tax_rate: [
        { rate: 10, amount: 1_870 + fee, tax: Math.floor((1_870 + fee) / 11) },
        { rate: 8, amount: 4_320, tax: 320 },
      ],
    })
    const decision = await decide(shop, cart)
    expect(decision).toEqual({
      order_no: expect.stringMatching(/^S20261124-\d{6}$/) as unknown,
      result: 'completed',
      redirect_url: null,
    })
    const order = await shop.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: decision.order_no },
      query: { token: cart.token },
    })
    expect(order.status).toBe(status)
    expect(order.detail.order).toEqual(cart.detail.order)
    expect(order.detail.products).toEqual(cart.detail.products)
    expect(order.detail.shippings).toEqual(cart.detail.shippings)
    expect(order.detail.packings).toEqual(cart.detail.packings)
    expect(order.payment_guide === null).toBe(payment !== 'bank_transfer')
    expect(order.pay_by).toBe(payment === 'bank_transfer' ? '2026-12-01' : null)
    expect(await readStock(shop, 0)).toBe(8)
    expect(await readStock(shop, 1)).toBe(9)

    const [mail] = await opened.db.select().from(mails).where(eq(mails.channel_id, shop.channel.id))
    expect(mail).toMatchObject({ to: 'hanako@example.jp', state: 'queued', from_name: 'そよかぜ' })
    for (const form of [mail?.text ?? '', mail?.html ?? '']) {
      expect(form).toContain(decision.order_no)
      expect(form).toContain('商品1 ※')
      expect(form).toContain(`${(6_190 + fee).toLocaleString('ja-JP')}円`)
      expect(form).toContain('4,320円（内消費税 320円）')
      expect(form).toContain('T1234567890123')
      expect(form.includes('そよかぜ銀行 本店営業部')).toBe(payment === 'bank_transfer')
    }
  })

  test('an order is shown to nobody without its cart’s token', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const { order_no } = await decide(shop, await readyCart(shop, [[0, 1]], 'bank_transfer'))
    const stranger = await fillCart(shop, [])
    for (const query of [{}, { token: 'guess' }, { token: stranger.token }]) {
      const refused = await shop.refuse('GET /v1/carts/order/{orderNo}', {
        params: { orderNo: order_no },
        query,
      })
      expect(refused.status).toBe(404)
    }
  })

  test.each(['bank_transfer', 'card'] as const)(
    'asked again and again, one after the other and at once, %s gives one order',
    async (payment) => {
      const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
      const cart = await readyCart(shop, [[0, 2]], payment)
      const answers = await Promise.all(Array.from({ length: 5 }, () => decide(shop, cart)))
      answers.push(await decide(shop, cart))
      expect(new Set(answers.map((answer) => answer.order_no)).size).toBe(1)
      expect(await listOrders(shop)).toHaveLength(1)
      expect(await readStock(shop)).toBe(3)
      const sent = await opened.db.select().from(mails).where(eq(mails.channel_id, shop.channel.id))
      expect(sent).toHaveLength(1)
    },
  )

  test('two shoppers want the last piece: one order, one honest refusal', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 1 }])
    const carts = await Promise.all([
      readyCart(shop, [[0, 1]], 'bank_transfer'),
      readyCart(shop, [[0, 1]], 'cash_on_delivery'),
    ])
    const results = await Promise.allSettled(carts.map((cart) => decide(shop, cart)))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(String(refused?.reason)).toContain('cart.update_products.stock')
    expect(await listOrders(shop)).toHaveLength(1)
    expect(await readStock(shop)).toBe(0)
  })

  test('stock gives no piece more than it has, even to whoever asks it directly', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 2 }])
    const scope = { channel_id: shop.channel.id, now: shop.clock.now }
    const take = (quantity: number) =>
      opened.db.transaction((tx) =>
        takeStock(tx, scope, [{ product_id: shop.product_ids[0] ?? 0, quantity }]),
      )
    await expect(take(3)).rejects.toThrow('cart.update_products.stock')
    expect(await readStock(shop)).toBe(2)
    await take(2)
    expect(await readStock(shop)).toBe(0)
  })

  test('twenty shoppers at once never buy more than there is, whatever order they chose things in', async () => {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 500, stock: 5 },
      { unit_price: 700, stock: 50 },
    ])
    const carts = []
    for (let at = 0; at < 20; at += 1) {
      const lines: [number, number][] = [
        [0, 1],
        [1, 1],
      ]
      carts.push(
        await readyCart(shop, at % 2 ? lines : lines.toReversed(), at % 3 ? 'card' : 'bank_transfer'),
      )
    }
    const results = await Promise.allSettled(carts.map((cart) => decide(shop, cart)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
    for (const result of results) {
      if (result.status === 'rejected') expect(String(result.reason)).toContain('cart.update_products.stock')
    }
    expect(await readStock(shop, 0)).toBe(0)
    expect(await readStock(shop, 1)).toBe(45)
    const placed = await listOrders(shop)
    expect(new Set(placed.map((order) => order.order_no)).size).toBe(5)
    const lines = await opened.db.select().from(order_lines)
    const sold = lines.filter((line) => line.product_id === shop.product_ids[0])
    expect(sold.reduce((all, line) => all + line.quantity, 0)).toBe(5)
  })

  test('what is missing is named by field', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const cart = await fillCart(shop, [[0, 1]])
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({ status: 422, code: 'cart.decision.incomplete' })
    expect(refused.errors?.map((error) => error.field)).toEqual([
      'detail.shippings.0.address',
      'detail.order.orderer',
      'detail.order.payment_id',
    ])
    const empty = await fillCart(shop, [])
    const nothing = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(empty))
    expect(nothing).toMatchObject({
      code: 'cart.decision.incomplete',
      errors: [{ field: 'detail.products' }],
    })
  })

  test('a total that is no longer true is refused, and nothing is taken from stock', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    await opened.db
      .update(products)
      .set({ unit_price: 600 })
      .where(eq(products.id, shop.product_ids[0] ?? 0))
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({ status: 422, code: 'cart.decision.total_changed' })
    expect(await readStock(shop)).toBe(5)
    const current = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(current.notices).toMatchObject([{ code: 'price_changed' }])
    await decide(shop, current)
  })

  test('a product that left the catalogue is told as such', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    await opened.db.delete(products).where(eq(products.id, shop.product_ids[0] ?? 0))
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused.code).toBe('cart.decision.product_not_found')
    const seen = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(seen.detail.products).toMatchObject([{ product_name: '商品1', problem: 'not_on_sale' }])
  })

  test('a delivery day that passed while the shopper waited is refused by its field', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const body = { token: cart.token, key: cart.detail.packings[0]?.key ?? '', delivery_date: '2026-11-25' }
    await shop.call('PATCH /v1/carts/packings/modify', { body })
    shop.clock.now = new Date('2026-11-24T14:00:00+09:00')
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({
      code: 'cart.decision.incomplete',
      errors: [{ field: 'detail.packings.0.delivery_date', code: 'cart.packing.day_not_available' }],
    })
  })

  test('cash on delivery ends at its limit', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 100_000, stock: 9 }])
    const cart = await readyCart(shop, [[0, 4]], 'cash_on_delivery')
    expect(cart.detail.order.payment_fee).toBeNull()
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({
      code: 'cart.decision.incomplete',
      errors: [{ field: 'detail.order.payment_id', code: 'cart.payment.not_available' }],
    })
  })

  test('a destination left without goods is no part of the order', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const address = { ...ADDRESS, prefecture: '大阪府' }
    const two = await shop.call('PATCH /v1/carts/shippings/add', { body: { token: cart.token, address } })
    expect(two.detail.order.total_carriage).toBe(770)
    const { order_no } = await decide(shop, two)
    const order = await shop.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: order_no },
      query: { token: cart.token },
    })
    expect(order.detail.shippings).toHaveLength(1)
    expect(order.detail.packings).toHaveLength(1)
  })

  test('after the order the cart is spent: it is read with its number, not changed, and opened anew', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const { order_no } = await decide(shop, cart)
    const read = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(read).toMatchObject({ order_no, detail: { products: [{ problem: null }] } })
    const body = { token: cart.token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    expect(await shop.refuse('PATCH /v1/carts/products/add', { body })).toMatchObject({
      code: 'cart.common.is_expired',
    })
    const fresh = await shop.call('POST /v1/carts/init', { body: { token: cart.token } })
    expect(fresh).toMatchObject({ notices: [], detail: { products: [] } })
    expect(fresh.token).not.toBe(cart.token)
  })
})
