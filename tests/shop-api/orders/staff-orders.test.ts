import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { decide, openSellingShop, type PaymentCode, readyCart } from '#tests/support/selling-shop.ts'

const TOKEN = 'a token of the staff, long enough'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb('pglite')
}, 60_000)
afterAll(() => opened.close())

async function openShop() {
  const shop = await openSellingShop(opened.db, [{ unit_price: 2_200, stock: 10 }], {
    token: TOKEN,
    password: undefined,
  })
  const order = async (payment: PaymentCode) => {
    delete shop.headers['authorization']
    await decide(shop, await readyCart(shop, [[0, 1]], payment))
    shop.headers['authorization'] = `Bearer ${TOKEN}`
    return (await shop.call('GET /v1/admin/orders', {})).data[0]!
  }
  return { ...shop, order }
}

test('The staff moves an order on to its end, and the orderer hears when it leaves', async () => {
  const shop = await openShop()
  const { id, order_no, next_statuses, orderer_name } = await shop.order('bank_transfer')
  expect({ next_statuses, orderer_name }).toEqual({
    next_statuses: ['paid', 'cancelled'],
    orderer_name: '佐藤 花子',
  })
  const move = (status: 'paid' | 'shipped' | 'completed') =>
    shop.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status } })
  expect((await move('paid')).status).toBe('paid')
  expect((await move('shipped')).next_statuses).toEqual(['completed'])
  expect((await move('completed')).next_statuses).toEqual([])
  const sent = await opened.db
    .select()
    .from(mails)
    .where(eq(mails.topic, `order-shipped:${shop.channel.name}:${order_no}`))
  expect(sent[0]?.subject).toBe(`【そよかぜ】商品を発送しました（ご注文番号：${order_no}）`)
})

test('A step that is not next is refused, one that was made already changes nothing', async () => {
  const shop = await openShop()
  const { id } = await shop.order('card')
  const params = { id }
  const refused = await shop.refuse('PATCH /v1/admin/orders/{id}', { params, body: { status: 'completed' } })
  expect(refused).toMatchObject({ status: 422, code: 'order.status.not_next' })
  const again = await shop.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'paid' } })
  expect(again.status).toBe('paid')
  const cancelled = await shop.call('PATCH /v1/admin/orders/{id}', {
    params,
    body: { status: 'cancelled' },
  })
  expect(cancelled).toMatchObject({ status: 'cancelled', next_statuses: [] })
})

test('Orders are listed by state and word, and only for the staff', async () => {
  const shop = await openShop()
  const { order_no } = await shop.order('bank_transfer')
  const count = async (query: Record<string, string>) =>
    (await shop.call('GET /v1/admin/orders', { query })).data.length
  expect(await count({ status: 'awaiting_payment' })).toBe(1)
  expect(await count({ status: 'paid' })).toBe(0)
  expect(await count({ q: order_no })).toBe(1)
  expect(await count({ q: 'hanako@' })).toBe(1)
  delete shop.headers['authorization']
  expect((await shop.refuse('GET /v1/admin/orders', {})).status).toBe(401)
})
