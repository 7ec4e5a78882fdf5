import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { carriages, carts, orders } from '#shop-api/db/schema/selling.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { comeBack, keepQuotation, openQuotingShop, setPrice } from '#tests/support/quotation.ts'
import { decide, fillCart, type SellingShop, toDecision, tokenise } from '#tests/support/selling-shop.ts'

const TOTAL = 3 * 3_300 + 2 * 540 + 770
const LAST_DAY = '2026-12-24T23:59:59+09:00'
const DAY_AFTER = '2026-12-25T00:00:00+09:00'

describe.each(ONE_ENGINE)('orders that come of quotations (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openQuoted() {
    const shop = await openQuotingShop(opened.db)
    const { id } = await keepQuotation(shop)
    return { shop, id, toOrder: { params: { id }, body: { total_payment: TOTAL } } }
  }
  const read = (shop: SellingShop, id: number) => shop.call('GET /v1/me/quotations/{id}', { params: { id } })
  const toCart = async (shop: SellingShop, id: number) => {
    const { token } = await shop.call('POST /v1/carts/init', { body: { token: null } })
    return shop.call('POST /v1/me/quotations/{id}/cart', { params: { id }, body: { token } })
  }
  const listOrders = (shop: SellingShop) =>
    shop.db.select().from(orders).where(eq(orders.channel_id, shop.channel.id))

  test('The quoted prices hold after the catalogue changed, on the last day to its last second', async () => {
    const { shop, id, toOrder } = await openQuoted()
    await setPrice(shop, 0, 9_900)
    await comeBack(shop, LAST_DAY)
    const { order_no } = await shop.call('POST /v1/me/quotations/{id}/order', toOrder)
    const [order] = await listOrders(shop)
    expect([order?.order_no, order?.total_payment]).toEqual([order_no, TOTAL])
    const kept = await read(shop, id)
    expect([kept.status, kept.order_no, kept.problems]).toEqual(['ordered', order_no, []])
    expect(await stockOf(shop, 0)).toBe(96)
  })

  test('A second later it is refused, and put into the cart it costs what it costs today, which is told', async () => {
    const { shop, id, toOrder } = await openQuoted()
    await setPrice(shop, 0, 9_900)
    await comeBack(shop, DAY_AFTER)
    const refusal = await shop.refuse('POST /v1/me/quotations/{id}/order', toOrder)
    expect([refusal.status, refusal.code]).toEqual([422, 'quotation.expired'])
    expect((await read(shop, id)).status).toBe('expired')
    const cart = await toCart(shop, id)
    expect(cart.detail.products.map(({ unit_price, agreed }) => [unit_price, agreed])).toEqual([
      [9_900, undefined],
      [540, undefined],
    ])
    expect([cart.quotation_no, cart.notices.map(({ code }) => code)]).toEqual([undefined, ['price_changed']])
    expect(await listOrders(shop)).toEqual([])
  })

  test('Pressed again, in two tabs, or many times at once there is one order', async () => {
    const { shop, toOrder } = await openQuoted()
    const press = () => shop.call('POST /v1/me/quotations/{id}/order', toOrder)
    const answers = await Promise.all(Array.from({ length: 6 }, press))
    expect(new Set(answers.map(({ order_no }) => order_no)).size).toBe(1)
    expect(await press()).toEqual(answers[0])
    expect(await listOrders(shop)).toHaveLength(1)
    expect(await shop.db.$count(carts, eq(carts.state, 'open'))).toBeGreaterThan(0)
    expect([await stockOf(shop, 0), await stockOf(shop, 1)]).toEqual([96, 97])
  })

  test('Ordered by a press and as a cart at once there is one order at the quoted prices', async () => {
    const { shop, id, toOrder } = await openQuoted()
    await setPrice(shop, 0, 9_900)
    const cart = await toCart(shop, id)
    const ends = await Promise.allSettled([
      shop.call('POST /v1/me/quotations/{id}/order', toOrder),
      shop.call('POST /v1/carts/{cartToken}/decision', toDecision(cart)),
    ])
    const placed = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.order_no] : []))
    const [order, ...others] = await listOrders(shop)
    expect([order?.total_payment, others]).toEqual([TOTAL, []])
    expect(new Set(placed)).toEqual(new Set([order?.order_no]))
    expect((await read(shop, id)).order_no).toBe(order?.order_no)
  })

  test('Another total than the true one orders nothing, and leaves nothing behind', async () => {
    const { shop, id, toOrder } = await openQuoted()
    await shop.db.update(carriages).set({ carriage: 900 }).where(eq(carriages.channel_id, shop.channel.id))
    const before = await shop.db.$count(carts)
    const refusal = await shop.refuse('POST /v1/me/quotations/{id}/order', toOrder)
    expect([refusal.status, refusal.code]).toEqual([422, 'cart.decision.total_changed'])
    expect([await shop.db.$count(carts), await listOrders(shop)]).toEqual([before, []])
    const now = await read(shop, id)
    expect([now.total_payment, now.detail.order.total_payment, now.problems]).toEqual([
      TOTAL,
      TOTAL + 130,
      [],
    ])
    const body = { total_payment: TOTAL + 130 }
    await shop.call('POST /v1/me/quotations/{id}/order', { params: { id }, body })
  })

  test('Too little stock and goods that left are said by name, and nothing is taken', async () => {
    const { shop, id, toOrder } = await openQuoted()
    await shop.db
      .update(products)
      .set({ stock: 2 })
      .where(eq(products.id, shop.product_ids[0] ?? 0))
    await shop.db.delete(products).where(eq(products.id, shop.product_ids[1] ?? 0))
    const { problems } = await read(shop, id)
    expect(problems.map(({ code }) => code)).toEqual(['not_enough_stock', 'not_on_sale'])
    expect(problems[0]?.message).toContain('「商品1」の在庫が足りません（ご注文いただけるのは2点まで）')
    const refusal = await shop.refuse('POST /v1/me/quotations/{id}/order', toOrder)
    expect(refusal.code).toBe('cart.decision.product_not_found')
    expect(await stockOf(shop, 0)).toBe(2)
  })

  test('In the cart the prices hold for as many pieces as were quoted, and for no more', async () => {
    const { shop, id } = await openQuoted()
    await setPrice(shop, 0, 9_900)
    const cart = await toCart(shop, id)
    const { token } = cart
    const [line] = cart.detail.products
    expect([cart.quotation_no, cart.detail.order.total_payment, line?.agreed]).toEqual([
      (await read(shop, id)).quotation_no,
      TOTAL,
      { by: 'quotation', regular_price: 9_900 },
    ])
    const set = (quantity: number) =>
      shop.call('PATCH /v1/carts/products/modify', { body: { token, key: line?.key ?? '', quantity } })
    const more = await set(4)
    expect(more.detail.products.map(({ unit_price }) => unit_price)).toEqual([9_900, 540])
    expect([more.notices.map(({ code }) => code), more.quotation_no]).toEqual([
      ['price_changed'],
      cart.quotation_no,
    ])
    const fewer = await set(2)
    expect(fewer.detail.products.map(({ unit_price }) => unit_price)).toEqual([3_300, 540])
  })

  test('Its last day passes while it is in the cart: today’s price, told once', async () => {
    const { shop, id } = await openQuoted()
    await setPrice(shop, 0, 9_900)
    const { token } = await toCart(shop, id)
    const params = { cartToken: token }
    await comeBack(shop, '2026-12-20T10:00:00+09:00')
    await shop.call('POST /v1/carts/init', { body: { token } })
    await comeBack(shop, DAY_AFTER)
    const first = await shop.call('GET /v1/carts/{cartToken}', { params })
    const second = await shop.call('GET /v1/carts/{cartToken}', { params })
    expect(first.detail.products[0]?.unit_price).toBe(9_900)
    expect(first.notices.map(({ code }) => code)).toEqual(['price_changed'])
    expect([second.notices, second.quotation_no]).toEqual([[], undefined])
  })

  test('The order of its cart closes the quotation; one without its goods does not, nor does emptying the cart', async () => {
    const { shop, id } = await openQuoted()
    const emptied = await toCart(shop, id)
    await shop.call('PATCH /v1/carts/reset', { body: { token: emptied.token } })
    const refilled = await fillCart(shop, [[0, 1]])
    expect(refilled.quotation_no).toBeUndefined()

    const cart = await toCart(shop, id)
    const { data } = await shop.call('GET /v1/payments', {})
    const payment_id = data.find(({ code }) => code === 'card')?.id ?? 0
    const card_token = await tokenise(shop, '4111 1111 1111 1111')
    const paid = await shop.call('PATCH /v1/carts/order/modify', {
      body: { token: cart.token, payment_id, card_token },
    })
    const { order_no } = await decide(shop, paid)
    const kept = await read(shop, id)
    expect([kept.status, kept.order_no]).toEqual(['ordered', order_no])
    const again = await toCart(shop, id)
    expect([again.quotation_no, again.detail.products[0]?.agreed]).toEqual([undefined, undefined])
  })

  test('A cancelled order stays what came of the quotation; a deleted quotation leaves its order', async () => {
    const { shop, id, toOrder } = await openQuoted()
    const placed = await shop.call('POST /v1/me/quotations/{id}/order', toOrder)
    const { data } = await shop.call('GET /v1/me/orders', {})
    const order = { params: { id: data[0]?.id ?? 0 } }
    await shop.call('PUT /v1/me/orders/{id}/cancel', { ...order, body: { cancel_reason: '間違えました' } })
    expect(await stockOf(shop, 0)).toBe(99)
    expect(await shop.call('POST /v1/me/quotations/{id}/order', toOrder)).toEqual(placed)
    expect(await listOrders(shop)).toHaveLength(1)
    await shop.call('DELETE /v1/me/quotations/{id}', { params: { id } })
    expect((await shop.call('GET /v1/me/orders/{id}', order)).order_no).toBe(placed.order_no)
  })

  test('Carts that meet at a login keep the quoted prices of the quoted goods', async () => {
    const { shop, id } = await openQuoted()
    await setPrice(shop, 0, 9_900)
    await toCart(shop, id)
    const { authorization = '' } = shop.headers
    delete shop.headers['authorization']
    const guest = await fillCart(shop, [[1, 1]])
    shop.headers['authorization'] = authorization
    const { detail } = await shop.call('POST /v1/carts/init', { body: { token: guest.token } })
    // One piece more of the second than was quoted: it costs what it costs today.
    expect(detail.products.map(({ unit_price, quantity }) => [unit_price, quantity])).toEqual([
      [3_300, 3],
      [540, 3],
    ])
    expect(detail.products.map(({ agreed }) => agreed?.by)).toEqual(['quotation', undefined])
  })

  async function stockOf(shop: SellingShop, at: number) {
    const [row] = await shop.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, shop.product_ids[at] ?? 0))
    return row?.stock
  }
})
