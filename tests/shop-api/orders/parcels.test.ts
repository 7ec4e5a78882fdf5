import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const TRACKED = { carrier: 'yamato' as const, tracking_no: '4444-1375-8703' }

test('A number that can be no parcel’s of its carrier is told, and nothing leaves', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  const body = { destination_id: order.destinations[0]!.id, carrier: 'yamato' }
  const numbers = {
    '4444-1375-8704': 'チェックデジット',
    '4.44414E+11': '書式を「文字列」に',
    '12/3': '数字と英字',
  }
  for (const [tracking_no, word] of Object.entries(numbers)) {
    const answer = await desk.ask(`orders/${order.id}/parcels`, { ...body, tracking_no })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'order.parcel.tracking_no',
      message: expect.stringContaining(word) as string,
    })
  }
  const { parcels } = await desk.call('GET /v1/admin/orders/{id}', { params: { id: order.id } })
  expect(parcels).toEqual([])
})

test('An order leaves in parts: it is 一部発送済み until the last piece is on its way, and each parcel is told of', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [
    [0, 3],
    [1, 1],
  ])
  const [first, second] = order.lines.map(({ id }) => id)
  const params = { id: order.id }
  const destination_id = order.destinations[0]!.id
  const part = await desk.call('POST /v1/admin/orders/{id}/parcels', {
    params,
    body: { destination_id, ...TRACKED, lines: [{ line_id: first!, quantity: 2 }] },
  })
  expect(part).toMatchObject({ status: 'partly_shipped', next_statuses: ['shipped'], can_cancel: false })
  expect(part.lines.map(({ shipped, unsent }) => [shipped, unsent])).toEqual([
    [2, 1],
    [0, 1],
  ])
  expect(part.parcels).toMatchObject([
    {
      carrier: 'yamato',
      tracking_no: '444413758703',
      tracking_url: expect.stringContaining('id=444413758703') as string,
      contents: [{ product_name: '商品1', quantity: 2 }],
    },
  ])
  const rest = await desk.call('POST /v1/admin/orders/{id}/parcels', {
    params,
    body: { destination_id, carrier: 'sagawa', tracking_no: '512547514334' },
  })
  expect(rest).toMatchObject({ status: 'shipped', next_statuses: ['completed'] })
  expect(rest.lines.every(({ unsent }) => unsent === 0)).toBe(true)
  expect(rest.lines.find(({ id }) => id === second)?.shipped).toBe(1)
  expect(rest.history.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'ordered accepted',
    'shipped partly_shipped',
    'shipped shipped',
  ])
  const told = await opened.db
    .select()
    .from(mails)
    .where(and(eq(mails.order_id, order.id), like(mails.topic, 'order-shipped:%')))
  expect(told).toHaveLength(2)
  expect(told[0]?.text).toContain('ご注文の商品の一部を発送しました')
  expect(told[0]?.text).toContain('配送会社：ヤマト運輸\nお問い合わせ番号：444413758703\nhttps://')
  expect(told[1]?.text).not.toContain('一部')
})

test('What is asked for twice, by key or by tracking number, even at once, leaves once', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 2]])
  const params = { id: order.id }
  const destination_id = order.destinations[0]!.id
  const body = { destination_id, ...TRACKED, lines: [{ line_id: order.lines[0]!.id, quantity: 1 }] }
  const keyed = { ...body, tracking_no: '', request_key: crypto.randomUUID() }
  const send = (one: typeof body) => desk.call('POST /v1/admin/orders/{id}/parcels', { params, body: one })
  const answers = await Promise.all([send(body), send(body), send(keyed), send(keyed), send(body)])
  const last = await send(keyed)
  expect(last.parcels).toHaveLength(2)
  expect(last.status).toBe('shipped')
  expect(answers.every(({ lines }) => lines[0]!.unsent >= 0)).toBe(true)
})

test('No more leaves than is there, nothing at all is no parcel, and an unpaid order stays', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  const params = { id: order.id }
  const destination_id = order.destinations[0]!.id
  const line_id = order.lines[0]!.id
  const refuse = async (lines: { line_id: number; quantity: number }[]) =>
    (
      await desk.refuse('POST /v1/admin/orders/{id}/parcels', {
        params,
        body: { destination_id, ...TRACKED, lines },
      })
    ).code
  expect(await refuse([{ line_id, quantity: 2 }])).toBe('order.parcel.too_many')
  expect(await refuse([])).toBe('order.parcel.empty')
  expect(
    await refuse([
      { line_id, quantity: 1 },
      { line_id, quantity: 1 },
    ]),
  ).toBe('order.parcel.empty')
  const owed = await desk.order('bank_transfer', [[0, 1]])
  const early = await desk.refuse('POST /v1/admin/orders/{id}/parcels', {
    params: { id: owed.id },
    body: { destination_id: owed.destinations[0]!.id, ...TRACKED },
  })
  expect(early).toMatchObject({ status: 422, code: 'order.status.not_next' })
  const foreign = await desk.refuse('POST /v1/admin/orders/{id}/parcels', {
    params,
    body: { destination_id: owed.destinations[0]!.id, ...TRACKED },
  })
  expect(foreign.status).toBe(404)
})

test('The orderer sees the parcels of an order, the memo of the staff never', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  const params = { id: order.id }
  const destination_id = order.destinations[0]!.id
  await desk.call('PUT /v1/admin/orders/{id}/staff-memo', { params, body: { staff_memo: '箱に傷。要確認' } })
  await desk.call('POST /v1/admin/orders/{id}/parcels', { params, body: { destination_id, ...TRACKED } })
  const shown = await desk.asShopper(order.order_no)
  expect(shown.parcels).toMatchObject([{ tracking_no: '444413758703', contents: [{ quantity: 1 }] }])
  expect(JSON.stringify(shown)).not.toContain('要確認')
  const again = await desk.call('GET /v1/admin/orders/{id}', { params })
  expect([again.staff_memo, again.has_staff_memo]).toEqual(['箱に傷。要確認', true])
})

test('A mail is sent again once a minute, of what has happened only', async () => {
  const desk = await openOrderDesk(opened.db)
  const { id } = await desk.order('card', [[0, 1]])
  const params = { id }
  const send = (kind: 'ordered' | 'shipped') =>
    desk.call('POST /v1/admin/orders/{id}/mails', { params, body: { kind } })
  const refused = await desk.refuse('POST /v1/admin/orders/{id}/mails', { params, body: { kind: 'shipped' } })
  expect(refused.code).toBe('order.mail.not_sent')
  await send('ordered')
  const sent = await send('ordered')
  expect(sent.mails.map(({ kind }) => kind)).toEqual(['ordered', 'ordered'])
  expect(sent.mails[1]?.subject).toBe(sent.mails[0]?.subject)
})

test('Orders are found by who ordered, and by the day they should leave', async () => {
  const desk = await openOrderDesk(opened.db)
  const { order_no, ship_by } = await desk.order('card', [[0, 1]])
  await desk.order('bank_transfer', [[1, 1]])
  const find = async (query: Record<string, string>) =>
    (await desk.call('GET /v1/admin/orders', { query })).data.map((order) => order.order_no)
  for (const q of ['佐藤花子', '佐藤 花子', 'さとう', 'ｻﾄｳ', 'HANAKO@', '090-1234', '09012345678'])
    expect([q, (await find({ q })).length]).toEqual([q, 2])
  expect(await find({ q: order_no.toLowerCase() })).toEqual([order_no])
  expect(await find({ q: 'C-1' })).toEqual([order_no])
  expect(await find({ q: '100%' })).toEqual([])
  expect(await find({ payment: 'card' })).toEqual([order_no])
  expect(await find({ status: 'accepted,paid' })).toEqual([order_no])
  expect(ship_by).toBe('2026-11-24')
  expect(await find({ ship_by: '2026-11-24' })).toEqual([order_no])
  expect(await find({ ship_by: '2026-11-23' })).toEqual([])
  expect(await find({ date_from: '2026-11-25' })).toEqual([])
  expect((await find({ sort: 'oldest' }))[0]).toBe(order_no)
})

test('Another shop’s order, and whatever belongs to it, is not there', async () => {
  const [desk, other] = [await openOrderDesk(opened.db), await openOrderDesk(opened.db)]
  const order = await desk.order('card', [[0, 1]])
  const params = { id: order.id }
  const destination_id = order.destinations[0]!.id
  const refused = [
    await other.refuse('GET /v1/admin/orders/{id}', { params }),
    await other.refuse('PATCH /v1/admin/orders/{id}', { params, body: { status: 'cancelled' } }),
    await other.refuse('POST /v1/admin/orders/{id}/parcels', {
      params,
      body: { destination_id, ...TRACKED },
    }),
    await other.refuse('POST /v1/admin/orders/{id}/mails', { params, body: { kind: 'ordered' } }),
    await other.refuse('PUT /v1/admin/orders/{id}/staff-memo', { params, body: { staff_memo: 'x' } }),
    await other.refuse('POST /v1/admin/orders/{id}/refunds', {
      params,
      body: { request_key: crypto.randomUUID(), amount: 100, reason: '' },
    }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await other.call('GET /v1/admin/orders', {})).data).toEqual([])
})

test('An order that was paid back whole is not sent, and does not wait to be', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 2]])
  const params = { id: order.id }
  expect(await desk.call('GET /v1/admin/today', {})).toMatchObject({ to_ship: 1, unsent: 1 })
  await desk.call('POST /v1/admin/orders/{id}/refunds', {
    params,
    body: {
      request_key: crypto.randomUUID(),
      amount: order.total_payment,
      lines: [{ line_id: order.lines[0]!.id, quantity: 2 }],
      reason: '',
    },
  })
  const refused = await desk.refuse('PATCH /v1/admin/orders/{id}', { params, body: { status: 'shipped' } })
  expect(refused).toMatchObject({ status: 422, code: 'order.parcel.empty' })
  expect(await desk.call('GET /v1/admin/today', {})).toMatchObject({ to_ship: 0, unsent: 0 })
})
