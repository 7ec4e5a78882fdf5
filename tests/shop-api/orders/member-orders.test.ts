import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import {
  decide,
  openSellingShop,
  type PaymentCode,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'

describe.each(ONE_ENGINE)('the orders of a member on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openShop(): Promise<SellingShop> {
    const shop = await openSellingShop(opened.db, [{ unit_price: 2_200, stock: 10 }])
    await signIn(shop)
    return shop
  }

  async function signIn(shop: SellingShop) {
    const member = await createMember(opened.db, { channel: shop.channel.name, now: shop.clock.now })
    Object.assign(shop.headers, member.headers)
    return member
  }

  async function order(shop: SellingShop, payment: PaymentCode = 'bank_transfer', pieces = 1) {
    const cart = await readyCart(shop, [[0, pieces]], payment)
    await decide(shop, cart)
    const { data } = await shop.call('GET /v1/me/orders', {})
    return data[0]!
  }

  const readStock = async (shop: SellingShop) => {
    const [row] = await opened.db.select().from(products).where(eq(products.id, shop.product_ids[0]!))
    return row?.stock
  }

  test('They are listed newest first, with what was spent on those that stand', async () => {
    const shop = await openShop()
    expect(await shop.call('GET /v1/me/orders', {})).toEqual({ data: [], user_order_total_payment: 0 })
    const first = await order(shop)
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    const second = await order(shop, 'card', 2)
    const { data, user_order_total_payment } = await shop.call('GET /v1/me/orders', {})
    expect(data.map(({ order_no }) => order_no)).toEqual([second.order_no, first.order_no])
    expect(data[0]).toMatchObject({
      status: 'paid',
      quantity: 2,
      line_count: 1,
      product_name: '商品1',
      can_cancel: true,
    })
    expect(user_order_total_payment).toBe(first.total_payment + second.total_payment)
    const read = await shop.call('GET /v1/me/orders/{id}', { params: { id: second.id } })
    expect(second.total_tax).toBe(read.detail.order.total_tax)
    expect(second.total_tax).toBeGreaterThan(0)
    await shop.call('PUT /v1/me/orders/{id}/cancel', {
      params: { id: second.id },
      body: { cancel_reason: '間違えて注文しました' },
    })
    const after = await shop.call('GET /v1/me/orders', {})
    expect(after.user_order_total_payment).toBe(first.total_payment)
  })

  test('They are found by word, part number, order number, state and day', async () => {
    const shop = await openShop()
    const one = await order(shop)
    const find = async (query: Record<string, string>) =>
      (await shop.call('GET /v1/me/orders', { query })).data.length
    expect(await find({ q: '商品1' })).toBe(1)
    expect(await find({ q: 'c-1' })).toBe(1)
    expect(await find({ q: one.order_no })).toBe(1)
    expect(await find({ q: '%' })).toBe(0)
    expect(await find({ q: '茶碗' })).toBe(0)
    expect(await find({ status: 'awaiting_payment' })).toBe(1)
    expect(await find({ status: 'shipped' })).toBe(0)
    expect(await find({ date_from: '2026-11-24', date_to: '2026-11-24' })).toBe(1)
    expect(await find({ date_to: '2026-11-23' })).toBe(0)
    const refused = await shop.refuse('GET /v1/me/orders', {
      query: { date_from: '2026-11-24', date_to: '2026-11-23' },
    })
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'date_to', code: 'min_date' }] })
  })

  test('Another member finds nothing of it, and a guest is asked to log in', async () => {
    const shop = await openShop()
    const { id, order_no } = await order(shop, 'card')
    await signIn(shop)
    expect((await shop.call('GET /v1/me/orders', {})).data).toEqual([])
    const params = { id }
    expect((await shop.refuse('GET /v1/me/orders/{id}', { params })).status).toBe(404)
    const body = { cancel_reason: '他人の注文' }
    expect((await shop.refuse('PUT /v1/me/orders/{id}/cancel', { params, body })).status).toBe(404)
    for (const paper of ['receipt', 'billing', 'quotation'] as const)
      expect((await shop.refuse(`GET /v1/me/orders/{id}/download/${paper}`, { params })).status).toBe(404)
    const memo = { body: { order_id: id, body: 'のぞき見' } }
    expect((await shop.refuse('POST /v1/memos', memo)).status).toBe(404)
    const bare = await shop.refuse('GET /v1/carts/order/{orderNo}', { params: { orderNo: order_no } })
    expect(bare.status).toBe(404)
    delete shop.headers['authorization']
    expect((await shop.refuse('GET /v1/me/orders', {})).status).toBe(401)
  })

  test('A cancelled order gives the goods back, sets the card free and says so by mail, once', async () => {
    const shop = await openShop()
    const { id, order_no, total_payment } = await order(shop, 'card', 3)
    expect(await readStock(shop)).toBe(7)
    const cancel = () =>
      shop.send('PUT', `/${shop.channel.name}/v1/me/orders/${id}/cancel`, { cancel_reason: '不要' })
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await readStock(shop)).toBe(10)
    const charge = shop.cards.vault
      .listCharges()
      .find((one) => one.order_no === order_no && one.amount === total_payment)
    expect(charge?.state).toBe('cancelled')
    const sent = await opened.db
      .select()
      .from(mails)
      .where(eq(mails.topic, `order-cancelled:${shop.channel.name}:${order_no}`))
    expect(sent.map(({ subject }) => subject)).toEqual([
      `【そよかぜ】ご注文のキャンセルを承りました（ご注文番号：${order_no}）`,
    ])
  })

  test('An order that left is not cancelled; money by transfer is asked about', async () => {
    const shop = await openShop()
    const one = await order(shop)
    const params = { id: one.id }
    const body = { cancel_reason: '不要' }
    await opened.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, one.id))
    const refused = await shop.refuse('PUT /v1/me/orders/{id}/cancel', { params, body })
    expect(refused).toMatchObject({ status: 422, code: 'order.cancel.too_late' })
    await opened.db.update(orders).set({ status: 'awaiting_payment' }).where(eq(orders.id, one.id))
    const cancelled = await shop.call('PUT /v1/me/orders/{id}/cancel', { params, body })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancel_only_ecd_key: 'refund_by_transfer' })
    const empty = await shop.refuse('PUT /v1/me/orders/{id}/cancel', { params, body: { cancel_reason: ' ' } })
    expect(empty).toMatchObject({ status: 422, errors: [{ field: 'cancel_reason', code: 'required' }] })
  })

  test('An order has one note, which is rewritten and removed', async () => {
    const shop = await openShop()
    const { id } = await order(shop)
    const memo = await shop.call('POST /v1/memos', { body: { order_id: id, body: '父の日用' } })
    const twice = await shop.refuse('POST /v1/memos', { body: { order_id: id, body: '二つ目' } })
    expect(twice).toMatchObject({ status: 422, code: 'memo.already_exists' })
    await shop.call('PATCH /v1/memos/{id}', { params: { id: memo.id }, body: { body: '母の日用' } })
    const read = await shop.call('GET /v1/me/orders/{id}', { params: { id } })
    expect(read.memo).toEqual({ id: memo.id, body: '母の日用' })
    await shop.call('DELETE /v1/memos/{id}', { params: { id: memo.id } })
    expect((await shop.call('GET /v1/me/orders/{id}', { params: { id } })).memo).toBeNull()
  })
})
