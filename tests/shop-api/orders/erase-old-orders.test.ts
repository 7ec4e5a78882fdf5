import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { forgetOldContacts } from '#shop-api/members/account/forget-old-contacts.ts'
import { eraseOldOrders } from '#shop-api/orders/erase-old-orders.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

test('An order stays as long as the law wants its invoice, then nothing of it is left', async () => {
  const desk = await openOrderDesk(opened.db)
  const order = await desk.order('card', [[0, 1]])
  await desk.call('POST /v1/admin/orders/{id}/parcels', {
    params: { id: order.id },
    body: { destination_id: order.destinations[0]!.id, carrier: 'yamato', tracking_no: '1234' },
  })
  const [{ cart_id } = { cart_id: 0 }] = await opened.db.select().from(orders).where(eq(orders.id, order.id))
  const isThere = async () => (await opened.db.$count(orders, eq(orders.id, order.id))) > 0
  await eraseOldOrders(opened.db, new Date('2035-01-20T00:00:00Z'))
  expect(await isThere()).toBe(true)
  await eraseOldOrders(opened.db, new Date('2035-01-25T00:00:00Z'))
  expect(await isThere()).toBe(false)
  expect(await opened.db.$count(carts, eq(carts.id, cart_id))).toBe(0)
  expect(await opened.db.$count(payment_attempts, eq(payment_attempts.cart_id, cart_id))).toBe(0)
  expect(await opened.db.$count(mails, eq(mails.order_id, order.id))).toBe(0)
})

test('Addresses that mails were sent to are forgotten after a year; those of orders stay with them', async () => {
  const desk = await openOrderDesk(opened.db)
  const { id } = await desk.order('card', [[0, 1]])
  const mail = { to: 'a@example.jp', from_name: '', from_address: '', subject: '', text: '', html: '' }
  const created_at = desk.clock.now
  const topic = `left:${crypto.randomUUID()}`
  await opened.db
    .insert(mails)
    .values({ ...mail, channel_id: desk.channel.id, topic, state: 'sent', next_at: created_at, created_at })
  await forgetOldContacts(opened.db, new Date('2027-11-20T00:00:00Z'))
  expect(await opened.db.$count(mails, eq(mails.topic, topic))).toBe(1)
  await forgetOldContacts(opened.db, new Date('2027-11-26T00:00:00Z'))
  expect(await opened.db.$count(mails, eq(mails.topic, topic))).toBe(0)
  expect(await opened.db.$count(mails, eq(mails.order_id, id))).toBe(1)
})
