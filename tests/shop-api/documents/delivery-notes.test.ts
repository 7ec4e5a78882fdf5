import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { createMember } from '#tests/support/create-member.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { ADDRESS, decide, readyCart } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const FRIEND = { ...ADDRESS, shipping_last_name: '鈴木', shipping_first_name: '一郎' }

async function readNotes(desk: OrderDesk, id: number): Promise<string[]> {
  const answer = await desk.ask('orders/papers', { kind: 'delivery_notes', ids: [id] })
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ''))
}

const giveBack = (
  desk: OrderDesk,
  id: number,
  amount: number,
  lines: { line_id: number; quantity: number }[],
) =>
  desk.call('POST /v1/admin/orders/{id}/refunds', {
    params: { id },
    body: { request_key: crypto.randomUUID(), amount, lines, reason: '' },
  })

test('A delivery note has the way and the total; then what was paid back and does not come, and what that leaves', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [
    [0, 2],
    [1, 1],
  ])
  const [whole] = await readNotes(desk, order.id)
  expect(whole).toContain('商品1C-122,2004,400商品2C-211,0801,080商品小計5,480送料770合計6,250')
  expect(whole).not.toContain('ご返金')
  await giveBack(desk, order.id, 2_000, [{ line_id: order.lines[0]!.id, quantity: 1 }])
  await giveBack(desk, order.id, 50, [])
  const [part] = await readNotes(desk, order.id)
  expect(part).toContain(
    '商品1C-112,2002,200商品2C-211,0801,080【ご返金・お届けなし】商品1C-112,2002,200' +
      '商品小計5,480送料770合計6,250ご返金-2,050ご返金後の合計4,200',
  )
})

test('A line that was paid back whole is on the note, and points that went back are', async () => {
  const desk = await openOrderDesk(opened.db)
  const member = await createMember(opened.db, { channel: desk.channel.name, now: desk.clock.now })
  await desk.call('POST /v1/admin/members/{id}/points', {
    params: { id: member.id },
    body: { request_key: crypto.randomUUID(), point: 300, reason: 'お詫び' },
  })
  const { authorization } = desk.headers
  Object.assign(desk.headers, member.headers)
  const { token } = await readyCart(
    desk,
    [
      [0, 1],
      [1, 1],
    ],
    'card',
  )
  const cart = await desk.call('PATCH /v1/carts/point', { body: { token, point: 300 } })
  const { order_no } = await decide(desk, cart)
  desk.headers['authorization'] = authorization!
  const { data } = await desk.call('GET /v1/admin/orders', { query: { q: order_no! } })
  const params = { id: data[0]!.id }
  const { lines, refundable } = await desk.call('GET /v1/admin/orders/{id}', { params })
  const line_id = lines[1]!.id
  await giveBack(desk, params.id, refundable.amount + 100, [{ line_id, quantity: 1 }])
  const [note] = await readNotes(desk, params.id)
  expect(note).toContain(
    '商品1C-112,2002,200【ご返金・お届けなし】商品2C-211,0801,080' +
      '商品小計3,280送料770ポイント利用-300合計3,750ご返金-3,750ご返金後の合計0お返ししたポイント100',
  )
})

test('Of several destinations each note has its own goods and way; a present’s says nothing of money, given back or not', async () => {
  const desk = await openOrderDesk(opened.db)
  const { authorization } = desk.headers
  delete desk.headers['authorization']
  const { token } = await readyCart(desk, [[0, 5]], 'card')
  const two = await desk.call('PATCH /v1/carts/shippings/add', { body: { token, address: FRIEND } })
  const parts = two.detail.shippings.map(({ key }, at) => ({ shipping_key: key, quantity: at + 2 }))
  const key = two.detail.products[0]!.key
  const { order_no } = await decide(
    desk,
    await desk.call('PATCH /v1/carts/products/divide', { body: { token, key, parts } }),
  )
  desk.headers['authorization'] = authorization!
  const { data } = await desk.call('GET /v1/admin/orders', { query: { q: order_no! } })
  const params = { id: data[0]!.id }
  const { lines } = await desk.call('GET /v1/admin/orders/{id}', { params })
  const pieces = lines.map(({ id }) => ({ line_id: id, quantity: 1 }))
  await giveBack(desk, params.id, 4_000, pieces)
  const [mine, theirs] = await readNotes(desk, params.id)
  expect(mine).toContain(
    '商品1C-112,2002,200【ご返金・お届けなし】商品1C-11商品小計2,200送料770商品と送料の合計2,970',
  )
  expect(theirs).toContain('商品1C-12')
  expect(theirs).not.toMatch(/2,200|4,400|合計|送料|ご返金/)
})
