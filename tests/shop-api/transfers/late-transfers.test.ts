import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import { endLateTransfers } from '#shop-api/transfers/end-late-transfers.ts'
import { remindUnpaid } from '#shop-api/transfers/remind-unpaid.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { sendGift } from '#tests/support/social-gift.ts'
import { inTurn } from '#tests/support/turns.ts'

describe.each(inTurn(ENGINES, 1))('a transfer that is awaited on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const at = (desk: OrderDesk, day: string, time = '10:00') => {
    desk.clock.now = new Date(`${day}T${time}:00+09:00`)
  }
  /** What two processes of the shop do at the same moment. */
  const work = async ({ clock: { now } }: OrderDesk) => {
    await Promise.all([remindUnpaid(opened.db, now), remindUnpaid(opened.db, now)])
    await Promise.all([endLateTransfers({ db: opened.db, now }), endLateTransfers({ db: opened.db, now })])
  }
  const read = (desk: OrderDesk, id: number) => desk.call('GET /v1/admin/orders/{id}', { params: { id } })
  const listMails = async (desk: OrderDesk, topic: string) =>
    opened.db
      .select()
      .from(mails)
      .where(and(eq(mails.channel_id, desk.channel.id), like(mails.topic, `${topic}:%`)))
      .orderBy(asc(mails.id))
  const countStock = async (desk: OrderDesk) => {
    const [row] = await opened.db.select().from(products).where(eq(products.id, desk.product_ids[0]!))
    return row?.stock
  }

  test('is reminded of once, at a decent hour, and ends by itself after its day', async () => {
    const desk = await openOrderDesk(opened.db)
    const { id, order_no, pay_by } = await desk.order('bank_transfer', [[0, 2]])
    expect(pay_by).toBe('2026-12-01')
    expect((await desk.asShopper(order_no)).payment_guide).toContain(
      '2026.12.04の時点でご入金を確認できない場合',
    )
    at(desk, '2026-11-28')
    await work(desk)
    at(desk, '2026-11-29', '06:59')
    await work(desk)
    expect(await listMails(desk, 'order-reminded')).toEqual([])
    at(desk, '2026-11-29', '07:00')
    await work(desk)
    at(desk, '2026-11-30')
    await work(desk)
    const reminders = await listMails(desk, 'order-reminded')
    expect(reminders.map(({ subject }) => subject)).toEqual([
      `【そよかぜ】お振り込みの期日のお知らせ（ご注文番号：${order_no}）`,
    ])
    expect(reminders[0]?.text).toContain('お振り込みの期日：2026.12.01（火）')
    expect(reminders[0]?.text).toContain('普通 1234567')
    at(desk, '2026-12-03', '20:59')
    await work(desk)
    at(desk, '2026-12-04', '21:00')
    await work(desk)
    expect((await read(desk, id)).status).toBe('awaiting_payment')
    expect(await countStock(desk)).toBe(18)
    at(desk, '2026-12-05', '07:00')
    await work(desk)
    await work(desk)
    const ended = await read(desk, id)
    expect(ended).toMatchObject({
      status: 'cancelled',
      pay_by: null,
      cancel_reason: 'お振り込みの期日を過ぎたため、自動でキャンセル',
    })
    expect(ended.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['ordered', 'shopper'],
      ['reminded', 'shop'],
      ['cancelled', 'shop'],
    ])
    expect(ended.mails.map(({ kind }) => kind)).toEqual(['ordered', 'reminded', 'cancelled'])
    expect(await countStock(desk)).toBe(20)
    const told = await listMails(desk, 'order-cancelled')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('お振り込みの期日を過ぎてもご入金を確認できなかったため')
  })

  test('is left alone where it was paid, even in the last moment, or the shop ends nothing by itself', async () => {
    const desk = await openOrderDesk(opened.db)
    const paid = await desk.order('bank_transfer', [[0, 1]])
    const raced = await desk.order('bank_transfer', [[0, 1]])
    const pay = (id: number) =>
      desk.send('PATCH', `/${desk.channel.name}/v1/admin/orders/${id}`, { status: 'paid' })
    await pay(paid.id)
    at(desk, '2026-12-10')
    const [answer] = await Promise.all([pay(raced.id), work(desk)])
    expect((await read(desk, paid.id)).status).toBe('paid')
    expect((await read(desk, raced.id)).status).toBe(answer.status === 200 ? 'paid' : 'cancelled')
    expect(await listMails(desk, 'order-reminded')).toEqual([])

    at(desk, '2026-11-24')
    const patient = await desk.order('bank_transfer', [[0, 1]])
    await opened.db
      .update(payments)
      .set({ guide: { account: 'かもめ銀行', deadline_days: 7 } })
      .where(and(eq(payments.channel_id, desk.channel.id), eq(payments.code, 'bank_transfer')))
    at(desk, '2026-11-30')
    await work(desk)
    at(desk, '2027-03-01')
    await work(desk)
    expect((await read(desk, patient.id)).history.map(({ kind }) => kind)).toEqual(['ordered'])
  })

  test('of a gift ends as a transfer while its recipient may still answer, and as a gift after that', async () => {
    const desk = await openOrderDesk(opened.db)
    delete desk.headers['authorization']
    const early = await sendGift(desk, 'bank_transfer')
    at(desk, '2026-12-04')
    await work(desk)
    expect(await early.order()).toMatchObject({ status: 'cancelled', social_gift: { status: 'cancelled' } })
    const late = await sendGift(desk, 'bank_transfer')
    at(desk, '2026-12-20')
    await work(desk)
    // Those who end gifts tell its sender of the recipient.
    expect(await late.order()).toMatchObject({
      status: 'awaiting_payment',
      social_gift: { status: 'expired' },
    })
  })
})
