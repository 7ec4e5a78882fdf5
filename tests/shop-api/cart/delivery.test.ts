import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, decide, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

const ask = (prefecture: string) => ({ params: { prefecture } })

describe.each(ONE_ENGINE)('delivery and payment of a cart on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('goods are shared out to destinations, each with its shipping fee, and gathered again', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const cart = await readyCart(shop, [[0, 5]], 'bank_transfer')
    const { token } = cart
    const okinawa = { ...ADDRESS, prefecture: '沖縄県', city: '那覇市', address1: '泉崎1-2-2' }
    const two = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address: okinawa } })
    const [here = '', there = ''] = two.detail.shippings.map((shipping) => shipping.key)
    const key = two.detail.products[0]?.key ?? ''
    const wrong = { token, key, parts: [{ shipping_key: there, quantity: 4 }] }
    expect(await shop.refuse('PATCH /v1/carts/products/divide', { body: wrong })).toMatchObject({
      code: 'cart.divide.quantity_mismatch',
    })
    const parts = [
      { shipping_key: here, quantity: 2 },
      { shipping_key: there, quantity: 3 },
    ]
    const divided = await shop.call('PATCH /v1/carts/products/divide', { body: { token, key, parts } })
    expect(divided.detail.products.map((line) => [line.shipping_key, line.quantity])).toEqual([
      [here, 2],
      [there, 3],
    ])
    expect(divided.detail.shippings.map((shipping) => shipping.carriage)).toEqual([770, 1_650])
    expect(divided.detail.order.total_carriage).toBe(2_420)
    expect(divided.detail.order.until_free_carriage).toBe(15_000)
    const { data } = await shop.call('GET /v1/payments/carts/{cartToken}', { params: { cartToken: token } })
    expect(data.find((payment) => payment.code === 'cash_on_delivery')).toMatchObject({ is_available: false })
    const gathered = await shop.call('PATCH /v1/carts/shippings/reset', { body: { token } })
    expect(gathered.detail.products).toMatchObject([{ quantity: 5, shipping_key: here }])
    expect(gathered.detail.shippings).toMatchObject([{ key: here, carriage: 770 }])
    const emptied = await shop.call('PATCH /v1/carts/shippings/reset', {
      body: { token, is_removing_address: true },
    })
    expect(emptied.detail.shippings).toMatchObject([{ address: null, carriage: null }])
  })

  test('goods are shared out to the parcels of a destination, and only to parcels that go there', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const { token, detail } = await readyCart(shop, [[0, 5]], 'bank_transfer')
    const shipping_key = detail.shippings[0]?.key ?? ''
    const key = detail.products[0]?.key ?? ''
    const added = await shop.call('PATCH /v1/carts/packings/add', { body: { token, shipping_key } })
    const [first = '', second = ''] = added.detail.packings.map((packing) => packing.key)
    const parts = [
      { shipping_key, quantity: 2 },
      { shipping_key, packing_key: second, quantity: 3 },
    ]
    const astray = { token, key, parts: [{ shipping_key, packing_key: 'p99', quantity: 5 }] }
    expect(await shop.refuse('PATCH /v1/carts/products/divide', { body: astray })).toMatchObject({
      code: 'cart.packing.not_found',
      errors: [{ field: 'parts.0.packing_key' }],
    })
    const divided = await shop.call('PATCH /v1/carts/products/divide', { body: { token, key, parts } })
    expect(divided.detail.products.map((line) => [line.packing_key, line.quantity])).toEqual([
      [first, 2],
      [second, 3],
    ])
    expect(divided.detail.products[0]?.key).toBe(key)
    expect(divided.detail.order.total_carriage).toBe(770)
    const { order_no } = await decide(shop, divided)
    const read = { params: { orderNo: order_no }, query: { token } }
    const order = await shop.call('GET /v1/carts/order/{orderNo}', read)
    expect(order.detail.packings.map((packing) => packing.key)).toEqual([first, second])
  })

  test('parcels are gathered into the first one together with the destinations', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const { token, detail } = await readyCart(shop, [[0, 5]], 'bank_transfer')
    const shipping_key = detail.shippings[0]?.key ?? ''
    const added = await shop.call('PATCH /v1/carts/packings/add', { body: { token, shipping_key } })
    const parts = [{ shipping_key, packing_key: added.detail.packings[1]?.key, quantity: 5 }]
    const body = { token, key: detail.products[0]?.key ?? '', parts }
    await shop.call('PATCH /v1/carts/products/divide', { body })
    const gathered = await shop.call('PATCH /v1/carts/shippings/reset', { body: { token } })
    expect(gathered.detail.products).toMatchObject([{ quantity: 5, packing_key: detail.packings[0]?.key }])
    expect(gathered.detail.packings).toHaveLength(1)
  })

  test('a guest has no kept card to pay with, and is told so', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const { token } = await readyCart(shop, [[0, 1]], 'card')
    const refused = await shop.refuse('PATCH /v1/carts/order/modify', { body: { token, user_card_id: 1 } })
    expect(refused).toMatchObject({
      status: 422,
      code: 'cart.payment.user_card_not_found',
      errors: [{ field: 'user_card_id' }],
    })
  })

  test('delivery days follow address and calendar, and a wish that stays possible stays', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const { token, detail } = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const key = detail.packings[0]?.key ?? ''
    const params = { cartToken: token }
    const { leadtimes } = await shop.call('GET /v1/shipping-leadtime/carts/{cartToken}', { params })
    expect(leadtimes).toMatchObject([
      {
        packing_key: key,
        ships_on: '2026-11-24',
        earliest: '2026-11-25',
        order_before: '2026-11-24T05:00:00.000Z',
      },
    ])
    const wish = (delivery_date: string, delivery_timezone_key: string) => ({
      body: { token, key, delivery_date, delivery_timezone_key },
    })
    expect(await shop.refuse('PATCH /v1/carts/packings/modify', wish('2026-11-24', 'am'))).toMatchObject({
      code: 'cart.packing.day_not_available',
      errors: [{ field: 'delivery_date' }],
    })
    expect(await shop.refuse('PATCH /v1/carts/packings/modify', wish('2026-11-25', 'noon'))).toMatchObject({
      code: 'cart.packing.timezone_not_available',
    })
    const wished = await shop.call('PATCH /v1/carts/packings/modify', wish('2026-11-26', '18-20'))
    expect(wished.detail.packings).toMatchObject([{ delivery_timezone: '18時～20時' }])
    const move = (prefecture: string) =>
      shop.call('PATCH /v1/carts/shippings/modify', {
        body: { token, key: detail.shippings[0]?.key ?? '', address: { ...ADDRESS, prefecture } },
      })
    expect((await move('大阪府')).detail.packings).toMatchObject([{ delivery_date: '2026-11-26' }])
    expect((await move('沖縄県')).detail.packings).toMatchObject([
      { delivery_date: null, delivery_timezone_key: '18-20' },
    ])
    const far = { ...ADDRESS, prefecture: '北海道' }
    const body = { token, key: detail.shippings[0]?.key ?? '', address: far }
    expect(await shop.refuse('PATCH /v1/carts/shippings/modify', { body })).toMatchObject({
      code: 'cart.shipping.not_deliverable',
    })
  })

  test('a product page tells arrival and shipping fee by prefecture, and where the shop does not deliver', async () => {
    const shop = await openSellingShop(opened.db, [])
    const leadtime = 'GET /v1/shipping-leadtime/prefectures/{prefecture}'
    shop.clock.now = new Date('2026-11-20T14:00:00+09:00')
    expect(await shop.call(leadtime, ask('沖縄県'))).toEqual({
      prefecture: '沖縄県',
      carriage: 1_650,
      free_from: 20_000,
      // Weekend, then Labour Thanksgiving Day.
      ships_on: '2026-11-24',
      earliest: '2026-11-27',
      order_before: '2026-11-24T05:00:00.000Z',
    })
    expect((await shop.refuse(leadtime, ask('北海道'))).status).toBe(404)
    expect((await shop.refuse(leadtime, ask('火星'))).status).toBe(404)
  })

  test('a way to pay is checked with what it would come to', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const { token, detail } = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const { data } = await shop.call('GET /v1/payments', {})
    const payment_id = data.find((payment) => payment.code === 'cash_on_delivery')?.id ?? 0
    const check = 'GET /v1/carts/{cartToken}/payment/{payment_id}/check'
    expect(await shop.call(check, { params: { cartToken: token, payment_id } })).toEqual({
      is_available: true,
      reason: null,
      fee: 330,
      total_payment: detail.order.total_payment + 330,
    })
    const none = { params: { cartToken: token, payment_id: 999_999 } }
    expect((await shop.refuse(check, none)).status).toBe(404)
  })
})
