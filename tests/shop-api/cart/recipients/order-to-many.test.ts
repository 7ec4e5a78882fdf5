import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { createRecipientAddress, createRecipients } from '#tests/support/many-recipients.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { decide, fillCart, ORDERER } from '#tests/support/selling-shop.ts'

const STOCK = 1_000
/** 関東, 関西 and 沖縄 in turns. */
const CARRIAGES = [770, 880, 1_650]

describe.each(ONE_ENGINE)('one order to many on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  /** An order of three products for each of many, by a guest; the calls after it are the staff's. */
  async function order(count: number) {
    const shelf = [10, 20, 30].map((unit_price) => ({ unit_price, stock: STOCK }))
    const desk = await openOrderDesk(opened.db, shelf)
    const { authorization = '' } = desk.headers
    delete desk.headers['authorization']
    const { token } = await fillCart(desk, [[0, 1]])
    const goods = desk.product_ids.map((product_id) => ({ product_id, quantity: 1 }))
    const recipients = createRecipients(count, goods)
    await desk.call('PUT /v1/carts/recipients', { body: { token, recipients } })
    const { data: payments } = await desk.call('GET /v1/payments', {})
    const payment_id = payments.find(({ code }) => code === 'bank_transfer')?.id ?? 0
    const cart = await desk.call('PATCH /v1/carts/order/modify', {
      body: { token, orderer: ORDERER, payment_id },
    })
    const { order_no } = await decide(desk, cart)
    const shown = await desk.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: order_no },
      query: { token },
    })
    desk.headers['authorization'] = authorization
    const { data } = await desk.call('GET /v1/admin/orders', { query: { q: order_no } })
    const id = data[0]?.id ?? 0
    const stock = async () => {
      const rows = await opened.db.select().from(products).where(eq(products.channel_id, desk.channel.id))
      return rows.map((row) => row.stock)
    }
    return { desk, id, order_no, shown, cart, stock, listed: data[0] }
  }

  test('has a destination for each, carriage for each, and one total', async () => {
    const { shown, cart, stock } = await order(RECIPIENTS_MAX)
    const { shippings, packings, products: lines, order: figures } = shown.detail
    expect(shippings.map(({ address }) => address)).toEqual(
      Array.from({ length: RECIPIENTS_MAX }, (_, at) => createRecipientAddress(at)),
    )
    expect(shippings.map(({ carriage }) => carriage)).toEqual(
      Array.from({ length: RECIPIENTS_MAX }, (_, at) => CARRIAGES[at % 3]),
    )
    expect(packings).toHaveLength(RECIPIENTS_MAX)
    expect(lines).toHaveLength(3 * RECIPIENTS_MAX)
    const total_carriage = shippings.reduce((sum, { carriage }) => sum + (carriage ?? 0), 0)
    expect(figures).toMatchObject({ subtotal: 60 * RECIPIENTS_MAX, total_carriage })
    expect(figures.total_payment).toBe(60 * RECIPIENTS_MAX + total_carriage)
    expect(figures).toEqual(cart.detail.order)
    expect(await stock()).toEqual(Array(3).fill(STOCK - RECIPIENTS_MAX))
  })

  test('is told in one mail: the goods once, the first twenty in full, the others a line each', async () => {
    const { desk, order_no } = await order(30)
    const topic = `order:${desk.channel.name}:${order_no}`
    const told = await opened.db.select().from(mails).where(eq(mails.topic, topic))
    expect(told).toHaveLength(1)
    const text = told[0]?.text ?? ''
    expect(text.match(/商品1\n/g)).toHaveLength(1)
    expect(text).toContain('10円 × 30点 ＝ 300円')
    expect(text.match(/■ お届け先/g)).toHaveLength(21)
    expect(text).toContain('ほか10件のお届け先')
    expect(text.match(/^佐藤 花子(2[1-9]|30) 様（.+）：商品1 1点、商品2 1点、商品3 1点$/gm)).toHaveLength(10)
  })

  test('stands in lists with its products, and its staff see, label and cancel it like any other', async () => {
    const { desk, id, stock, listed } = await order(30)
    expect(listed?.line_count).toBe(3)
    const seen = await desk.call('GET /v1/admin/orders/{id}', { params: { id } })
    expect(seen.lines).toHaveLength(90)
    // Nothing unpaid gets a label.
    await desk.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'paid' } })
    const labels = await desk.ask('orders/files', { ids: [id], format: 'yamato' })
    const rows = new TextDecoder('shift_jis')
      .decode(await labels.arrayBuffer())
      .trim()
      .split('\r\n')
    expect(rows).toHaveLength(31)
    await desk.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    expect(await stock()).toEqual(Array(3).fill(STOCK))
  })

  test('gives back what one of them does not get, and sends the others theirs', async () => {
    const { desk, id, stock } = await order(3)
    const move = (status: 'paid' | 'shipped') =>
      desk.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status } })
    const paid = await move('paid')
    const lines = paid.lines.slice(0, 3).map(({ id: line_id }) => ({ line_id, quantity: 1 }))
    const refunded = await desk.call('POST /v1/admin/orders/{id}/refunds', {
      params: { id },
      body: { request_key: crypto.randomUUID(), amount: 60, lines, reason: '', is_restocked: true },
    })
    expect(refunded.refunds).toMatchObject([{ amount: 60 }])
    expect(await stock()).toEqual(Array(3).fill(STOCK - 2))
    const shipped = await move('shipped')
    expect(shipped.status).toBe('shipped')
    expect(shipped.lines.map(({ shipped: pieces }) => pieces)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1])
  })
})
