import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { ADDRESS, decide, readyCart } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const openShop = () => openOrderDesk(opened.db, [{ unit_price: 2_200, stock: 10 }])

test('The staff moves an order on to its end, and the orderer hears when it leaves', async () => {
  const shop = await openShop()
  const { id, order_no, next_statuses, orderer_name } = await shop.order('bank_transfer', [[0, 1]])
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

test('Who packs an order to two places reads what goes where and how, and the orderer what has left for whom', async () => {
  const shop = await openShop()
  const bearer = shop.headers['authorization']!
  delete shop.headers['authorization']
  const { token } = await readyCart(shop, [[0, 3]], 'bank_transfer')
  const address = { ...ADDRESS, shipping_last_name: '鈴木', shipping_first_name: '一郎' }
  const { detail } = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address } })
  const [here = '', there = ''] = detail.shippings.map(({ key }) => key)
  const parts = [
    { shipping_key: here, quantity: 1 },
    { shipping_key: there, quantity: 2 },
  ]
  const key = detail.products[0]?.key ?? ''
  const shared = await shop.call('PATCH /v1/carts/products/divide', { body: { token, key, parts } })
  const parcel = shared.detail.packings.find((packing) => packing.shipping_key === there)?.key ?? ''
  const noshi: NoshiInput = {
    mizuhiki: 'red_white_bow',
    placement: 'inner',
    title: '内祝',
    names: ['佐藤'],
  }
  const packed = await shop.call('PATCH /v1/carts/packings/modify', { body: { token, key: parcel, noshi } })
  await decide(shop, packed)
  shop.headers['authorization'] = bearer
  const order = (await shop.call('GET /v1/admin/orders', {})).data[0]!
  const instructions = order.destinations.map((destination) => [
    destination.shipping_last_name,
    ...destination.instructions.map(({ label, text }) => `${label}：${text}`),
  ])
  expect(instructions).toEqual([
    ['佐藤', 'お届けする商品：商品1 1点', 'お届け希望日：指定なし'],
    ['鈴木', 'お届けする商品：商品1 2点', 'お届け希望日：指定なし', 'のし：内祝 佐藤（紅白蝶結び・内のし）'],
  ])
  for (const status of ['paid', 'shipped'] as const)
    await shop.call('PATCH /v1/admin/orders/{id}', { params: { id: order.id }, body: { status } })
  const [sent] = await opened.db
    .select()
    .from(mails)
    .where(eq(mails.topic, `order-shipped:${shop.channel.name}:${order.order_no}`))
  expect(sent?.text).toContain('【お届け先】佐藤 花子 様\n・商品1 1点')
  expect(sent?.text).toContain('【お届け先】鈴木 一郎 様\n・商品1 2点')
})

test('A step that is not next is refused, one that was made already changes nothing', async () => {
  const shop = await openShop()
  const { id } = await shop.order('card', [[0, 1]])
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
  const { order_no, destinations } = await shop.order('bank_transfer', [[0, 1]])
  expect(destinations).toMatchObject([ADDRESS])
  expect(destinations[0]?.instructions.map(({ label }) => label)).toEqual(['お届けする商品', 'お届け希望日'])
  const count = async (query: Record<string, string>) =>
    (await shop.call('GET /v1/admin/orders', { query })).data.length
  expect(await count({ status: 'awaiting_payment' })).toBe(1)
  expect(await count({ status: 'paid' })).toBe(0)
  expect(await count({ q: order_no })).toBe(1)
  expect(await count({ q: 'hanako@' })).toBe(1)
  delete shop.headers['authorization']
  expect((await shop.refuse('GET /v1/admin/orders', {})).status).toBe(401)
})
