import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/index.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { settleRefunds } from '#shop-api/orders/settle-refund.ts'
import type { PaymentProvider } from '#payment/provider.ts'
import { createMember } from '#tests/support/create-member.ts'
import { withProvider } from '#tests/support/test-cards.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

type Refund = Partial<CallInput<'POST /v1/admin/orders/{id}/refunds'>['body']> & { amount: number }

const toInput = (id: number, refund: Refund) => ({
  params: { id },
  body: { request_key: crypto.randomUUID(), reason: '', ...refund },
})
const refund = (desk: OrderDesk, id: number, input: Refund) =>
  desk.call('POST /v1/admin/orders/{id}/refunds', toInput(id, input))
const refuse = (desk: OrderDesk, id: number, input: Refund) =>
  desk.refuse('POST /v1/admin/orders/{id}/refunds', toInput(id, input))

/** Yen the card company gave back for an order. */
async function sumAtCompany(desk: OrderDesk, id: number): Promise<number> {
  const [charge] = await opened.db
    .select({ key: payment_attempts.idempotency_key })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.cart_id, payment_attempts.cart_id))
    .where(eq(orders.id, id))
  return desk.cards.vault
    .listRefunds()
    .filter(({ idempotency_key }) => idempotency_key === charge?.key)
    .reduce((all, { amount }) => all + amount, 0)
}

const readStock = async (id: number) =>
  (await opened.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock

test('A part of a card’s money goes back to the card, with the pieces to stock and a mail, and never more than was paid', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 2]])
  expect(order.refundable).toEqual({ amount: order.total_payment, point: 0 })
  const lines = [{ line_id: order.lines[0]!.id, quantity: 1 }]
  const before = await readStock(desk.product_ids[0]!)
  const part = await refund(desk, order.id, {
    amount: 2_200,
    lines,
    is_restocked: true,
    reason: '欠品のため',
  })
  expect(part.refunds).toMatchObject([{ method: 'card', amount: 2_200, point: 0, state: 'done' }])
  expect(part.refundable.amount).toBe(order.total_payment - 2_200)
  expect(part.lines).toMatchObject([{ refunded: 1, unsent: 1 }])
  expect(await readStock(desk.product_ids[0]!)).toBe(before! + 1)
  expect(await sumAtCompany(desk, order.id)).toBe(2_200)
  const [told] = await opened.db
    .select()
    .from(mails)
    .where(like(mails.topic, `order-refunded:${desk.channel.name}:%`))
  expect(told?.text).toMatch(/ご返金額：2,200円\n.*クレジットカード/)
  expect(told?.text).toContain('理由：欠品のため')
  expect(await refuse(desk, order.id, { amount: order.total_payment })).toMatchObject({
    status: 422,
    code: 'order.refund.too_much',
    errors: [{ field: 'amount' }],
  })
  expect((await refuse(desk, order.id, { amount: 100, lines: [{ ...lines[0]!, quantity: 2 }] })).code).toBe(
    'order.refund.too_many',
  )
  const whole = await refund(desk, order.id, { amount: order.total_payment - 2_200 })
  expect(whole.refundable).toEqual({ amount: 0, point: 0 })
  expect(await sumAtCompany(desk, order.id)).toBe(order.total_payment)
})

test('The same refund sent many times at once pays once; different ones together never more than was paid', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  const request_key = crypto.randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => refund(desk, order.id, { amount: 1_000, request_key })))
  expect(await sumAtCompany(desk, order.id)).toBe(1_000)
  const half = Math.ceil((order.total_payment - 1_000) / 2) + 1
  const asked = Array.from({ length: 4 }, () =>
    desk.send(
      'POST',
      `/${desk.channel.name}/v1/admin/orders/${order.id}/refunds`,
      toInput(order.id, { amount: half }).body,
    ),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 422, 422, 422])
  expect(await sumAtCompany(desk, order.id)).toBe(1_000 + half)
})

test('What nobody knows is asked for again until it is known, and paid once', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  const { provider } = desk.cards
  const lost: Partial<PaymentProvider> = {
    refund: async (payment, request) => {
      await provider.refund(payment, request)
      return { result: 'unknown' }
    },
  }
  const away = desk.configured({ payments: withProvider(desk.cards, lost) })
  Object.assign(away.headers, desk.headers)
  const asked = await away.call('POST /v1/admin/orders/{id}/refunds', toInput(order.id, { amount: 700 }))
  expect(asked.refunds).toMatchObject([{ state: 'asked' }])
  expect(asked.refundable.amount).toBe(order.total_payment - 700)
  const sweep = () => settleRefunds({ db: opened.db, now: desk.clock.now, payments: desk.cards })
  await Promise.all([sweep(), sweep()])
  const settled = await desk.call('GET /v1/admin/orders/{id}', { params: { id: order.id } })
  expect(settled.refunds).toMatchObject([{ state: 'done' }])
  expect(settled.history.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  expect(await sumAtCompany(desk, order.id)).toBe(700)
})

test('What the card company refuses gives nothing back and can be paid another time', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  const provider: Partial<PaymentProvider> = { refund: async () => ({ result: 'refused' }) }
  const strict = desk.configured({ payments: withProvider(desk.cards, provider) })
  Object.assign(strict.headers, desk.headers)
  const refused = await strict.refuse(
    'POST /v1/admin/orders/{id}/refunds',
    toInput(order.id, { amount: 700 }),
  )
  expect(refused).toMatchObject({ status: 422, code: 'order.refund.refused' })
  const after = await desk.call('GET /v1/admin/orders/{id}', { params: { id: order.id } })
  expect(after.refundable.amount).toBe(order.total_payment)
  expect(after.history.at(-1)?.kind).toBe('refund_refused')
})

test('A transfer is noted once its money had come; nothing is owed of an order nobody paid', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('bank_transfer', [[0, 1]])
  expect(order.refundable.amount).toBe(0)
  expect((await refuse(desk, order.id, { amount: 1 })).code).toBe('order.refund.too_much')
  const params = { id: order.id }
  await desk.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'paid' } })
  const noted = await refund(desk, order.id, { amount: 500, is_told: false })
  expect(noted.refunds).toMatchObject([{ method: 'transfer', state: 'done' }])
  const voided = await desk.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'cancelled' } })
  expect(voided.refundable.amount).toBe(order.total_payment - 500)
  const freed = await desk.order('card', [[0, 1]])
  const gone = await desk.call('PATCH /v1/admin/orders/{id}', {
    params: { id: freed.id },
    body: { status: 'cancelled' },
  })
  expect(gone.refundable.amount).toBe(0)
})

test('A cancellation puts back what a refund has not; pieces paid back before they left do not leave', async () => {
  const desk = await openOrderDesk(opened.db)
  const before = await readStock(desk.product_ids[0]!)
  const order = await desk.order('card', [[0, 3]])
  const line_id = order.lines[0]!.id
  await refund(desk, order.id, { amount: 100, lines: [{ line_id, quantity: 1 }], is_restocked: true })
  await desk.call('PATCH /v1/admin/orders/{id}', { params: { id: order.id }, body: { status: 'cancelled' } })
  expect(await readStock(desk.product_ids[0]!)).toBe(before)
  const other = await desk.order('card', [[0, 2]])
  const line = other.lines[0]!.id
  const parcel = {
    destination_id: other.destinations[0]!.id,
    carrier: 'yamato' as const,
    tracking_no: '1234',
  }
  const sent = await desk.call('POST /v1/admin/orders/{id}/parcels', {
    params: { id: other.id },
    body: { ...parcel, lines: [{ line_id: line, quantity: 1 }] },
  })
  expect(sent.status).toBe('partly_shipped')
  const done = await refund(desk, other.id, { amount: 100, lines: [{ line_id: line, quantity: 1 }] })
  expect([done.status, done.lines[0]?.unsent]).toEqual(['shipped', 0])
})

test('Pieces of a cancelled order go back once, whatever is refunded after it', async () => {
  const desk = await openOrderDesk(opened.db)
  const before = await readStock(desk.product_ids[0]!)
  const order = await desk.order('bank_transfer', [[0, 2]])
  const params = { id: order.id }
  await desk.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'paid' } })
  await desk.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'cancelled' } })
  expect(await readStock(desk.product_ids[0]!)).toBe(before)
  const lines = [{ line_id: order.lines[0]!.id, quantity: 2 }]
  const paid = await refund(desk, order.id, { amount: order.total_payment, lines, is_restocked: true })
  expect(paid.refunds).toMatchObject([{ state: 'done' }])
  expect(await readStock(desk.product_ids[0]!)).toBe(before)
})

test('A cancellation puts back the pieces of a refund without an answer; its end changes nothing', async () => {
  const desk = await openOrderDesk(opened.db)
  const before = await readStock(desk.product_ids[0]!)
  const order = await desk.order('card', [[0, 2]])
  const provider: Partial<PaymentProvider> = { refund: async () => ({ result: 'unknown' }) }
  const away = desk.configured({ payments: withProvider(desk.cards, provider) })
  Object.assign(away.headers, desk.headers)
  const lines = [{ line_id: order.lines[0]!.id, quantity: 1 }]
  const asked = toInput(order.id, { amount: 700, lines, is_restocked: true })
  expect((await away.call('POST /v1/admin/orders/{id}/refunds', asked)).refunds).toMatchObject([
    { state: 'asked' },
  ])
  const params = { id: order.id }
  await away.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'cancelled' } })
  expect(await readStock(desk.product_ids[0]!)).toBe(before)
  await settleRefunds({ db: opened.db, now: desk.clock.now, payments: desk.cards })
  const { refunds } = await desk.call('GET /v1/admin/orders/{id}', { params })
  expect(refunds[0]?.state).not.toBe('asked')
  expect(await readStock(desk.product_ids[0]!)).toBe(before)
})

test.each([
  { refunds: [1, 1, 1, 1, 1], shipped_after: 9, given: 44, left: 43 },
  { refunds: [5], shipped_after: 9, given: 44, left: 43 },
  { refunds: [1, 1, 1, 1, 1], shipped_after: 0, given: 44, left: 43 },
  { refunds: [5], shipped_after: 0, given: 44, left: 43 },
  { refunds: [700, 1, 1, 700], shipped_after: 2, given: 44, left: 32 },
  { refunds: [1_402], shipped_after: 0, given: 44, left: 32 },
  { refunds: [1, 1, 5_168], shipped_after: 1, given: 44, left: 0 },
])(
  'Of $given points $left are left after refunds of $refunds, shipped after $shipped_after of them',
  async ({ refunds, shipped_after, left }) => {
    const desk = await openOrderDesk(opened.db)
    const member = await createMember(opened.db, { channel: desk.channel.name, now: desk.clock.now })
    const order = await desk.order('card', [[0, 2]], { as: member.headers.authorization })
    expect(order.total_payment).toBe(5_170)
    const params = { id: order.id }
    const ship = () => desk.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'shipped' } })
    for (const [at, amount] of refunds.entries()) {
      if (at === shipped_after) await ship()
      await refund(desk, order.id, { amount })
    }
    const { authorization } = desk.headers
    Object.assign(desk.headers, member.headers)
    const { balance, pending } = await desk.call('GET /v1/me/points', {})
    expect(balance + pending).toBe(left)
    desk.headers['authorization'] = authorization!
    const { history } = await desk.call('GET /v1/admin/orders/{id}', { params })
    const taken = history.map(({ detail }) => detail.taken_point ?? 0)
    expect(taken.reduce((sum, point) => sum + point)).toBe(44 - left)
  },
)
