import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { openInvoicedShop } from '../invoicing/open-invoiced-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb('pglite')
})
afterAll(() => opened.close())

test('Today says what waits, and what runs out at the pace it sells', async () => {
  const desk = await openOrderDesk(opened.db, [
    { unit_price: 1_000, stock: 8 },
    { unit_price: 2_000, stock: 20 },
  ])
  await desk.order('card', [[0, 4]])
  await desk.order('bank_transfer', [[1, 1]])
  const today = await desk.call('GET /v1/admin/today', {})
  expect(today).toMatchObject({
    to_ship: 1,
    unsent: 1,
    transfers: 1,
    low_stock: 1,
    reviews: 0,
    inquiries: 0,
    failed_mails: 0,
  })
  expect(today.running_out).toMatchObject([{ code: 'C-1', stock: 4, sold: 4, days_left: 30 }])
})

test('A transfer is late once its day in Japan is over, an invoice of a company once it is owed after its due day', async () => {
  const desk = await openOrderDesk(opened.db)
  await desk.order('bank_transfer', [[0, 1]])
  const countLate = async () => (await desk.call('GET /v1/admin/today', {})).late_transfers
  desk.clock.now = new Date('2026-12-01T23:59:00+09:00')
  expect(await countLate()).toBe(0)
  desk.clock.now = new Date('2026-12-02T00:01:00+09:00')
  expect(await countLate()).toBe(1)

  const company = await openInvoicedShop(opened.db)
  const count = async () => (await company.editor.call('GET /v1/admin/today', {})).overdue_invoices
  await company.ship((await company.order([[0, 1]])).id)
  await company.at('2026-12-02T10:00:00+09:00')
  await company.close()
  await company.at('2026-12-31T23:59:00+09:00')
  expect(await count()).toBe(0)
  await company.at('2027-01-01T00:01:00+09:00')
  expect(await count()).toBe(1)
  const [invoice] = await company.list()
  await company.pay(invoice!.id, invoice!.open, '2027-01-01')
  expect(await count()).toBe(0)
})

test('Sales go by days in Japan; a day begins at midnight there, and cancelled orders are none', async () => {
  const desk = await openOrderDesk(opened.db)
  desk.clock.now = new Date('2026-11-29T23:59:00+09:00')
  const late = await desk.order('card', [[0, 1]])
  desk.clock.now = new Date('2026-11-30T00:01:00+09:00')
  const early = await desk.order('card', [[1, 2]])
  const gone = await desk.order('card', [[0, 5]])
  await desk.call('PATCH /v1/admin/orders/{id}', { params: { id: gone.id }, body: { status: 'cancelled' } })
  desk.clock.now = new Date('2026-12-01T10:00:00+09:00')
  const { by_day, by_week, by_product } = await desk.call('GET /v1/admin/sales', { query: { days: 3 } })
  expect(by_day).toEqual([
    { day: '2026-11-29', orders: 1, amount: late.total_payment },
    { day: '2026-11-30', orders: 1, amount: early.total_payment },
    { day: '2026-12-01', orders: 0, amount: 0 },
  ])
  expect(by_week.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-30', 1],
  ])
  expect(by_product.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['C-1', 1],
    ['C-2', 2],
  ])
})

test('What was given back is no sale: off the day of its order, its week and its product, whenever it was', async () => {
  const desk = await openOrderDesk(opened.db)
  desk.clock.now = new Date('2026-11-29T10:00:00+09:00')
  const order = await desk.order('card', [
    [0, 3],
    [1, 1],
  ])
  desk.clock.now = new Date('2026-11-30T10:00:00+09:00')
  const whole = await desk.order('card', [[1, 1]])
  desk.clock.now = new Date('2026-12-01T10:00:00+09:00')
  const giveBack = (id: number, amount: number, lines: { line_id: number; quantity: number }[] = []) =>
    desk.call('POST /v1/admin/orders/{id}/refunds', {
      params: { id },
      body: { request_key: crypto.randomUUID(), amount, lines, reason: '' },
    })
  const [first, second] = order.lines
  await giveBack(order.id, 4_000, [{ line_id: first!.id, quantity: 2 }])
  await giveBack(order.id, 100)
  await giveBack(order.id, 1_080, [{ line_id: second!.id, quantity: 1 }])
  const pieces = [{ line_id: whole.lines[0]!.id, quantity: 1 }]
  await giveBack(whole.id, whole.total_payment, pieces)
  const { by_day, by_week, by_product } = await desk.call('GET /v1/admin/sales', { query: { days: 3 } })
  const left = order.total_payment - 5_180
  expect(by_day).toEqual([
    { day: '2026-11-29', orders: 1, amount: left },
    { day: '2026-11-30', orders: 1, amount: 0 },
    { day: '2026-12-01', orders: 0, amount: 0 },
  ])
  expect(by_week.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-11-23', left],
    ['2026-11-30', 0],
  ])
  // Of the other product every piece was paid back.
  expect(by_product.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
    ['C-1', 1, 2_200],
  ])
})

test('Counting goes over indexes, however many orders lie behind', async () => {
  const desk = await openOrderDesk(opened.db)
  const { id, channel_id } = { id: desk.channel.id, channel_id: sql.raw(String(desk.channel.id)) }
  await opened.db.execute(sql`
    insert into carts (channel_id, token, state, detail, expires_at, created_at, updated_at)
    select ${id}, 'old-' || n, 'decided', '{}', now(), now(), now() from generate_series(1, 5000) n`)
  await opened.db.execute(sql`
    insert into orders (channel_id, order_no, cart_id, status, order_detail, email, total_payment, payment_id, ordered_at)
    select ${id}, token, id, 'completed', '{}', 'a@example.jp', 100, 1, now() - id * interval '6 hours'
      from carts where token like 'old-%'`)
  await opened.db.execute(sql`analyze orders`)
  const plan = async (condition: string) => {
    const answer = (await opened.db.execute(
      sql`explain select sum(total_payment) from orders where channel_id = ${channel_id} and ${sql.raw(condition)}`,
    )) as unknown as { rows: object[] }
    return JSON.stringify(answer.rows)
  }
  expect(await plan("status in ('accepted', 'paid')")).toContain('orders_by_status')
  expect(await plan("ordered_at > now() - interval '30 days'")).toContain('orders_by_age')
})
