import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { toApproved, toAwaiting } from '#tests/support/paper-provider.ts'
import { ANSWER, sendGift } from '#tests/support/social-gift.ts'
import { toDecision } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const DAY_MS = 24 * 60 * 60 * 1000

const listMails = (channel_id: number, topic = 'order-paid') =>
  opened.db
    .select()
    .from(mails)
    .where(and(eq(mails.channel_id, channel_id), like(mails.topic, `${topic}:%`)))
    .orderBy(asc(mails.id))

const pay = (desk: OrderDesk, id: number) =>
  desk.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'paid' } })

describe('the mail that says the money came', () => {
  test('leaves once for a konbini payment, however often and in how many notices the company tells of it', async () => {
    const { desk, paper, buy, read, notify, work, findKey } = await openPayingShop(opened.db)
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + 3 * DAY_MS)))
    const { order_no } = await buy('konbini')
    expect(await listMails(desk.channel.id)).toEqual([])
    const [booked] = paper.books.values()
    paper.set(order_no, toApproved(booked!.payment))
    for (const id of ['evt_1', 'evt_2']) await notify({ idempotency_key: findKey(order_no), id })
    await Promise.all([workNotices(work()), workNotices(work())])
    await notify({ idempotency_key: findKey(order_no), id: 'evt_3' })
    await workNotices(work())
    const told = await listMails(desk.channel.id)
    expect(told.map(({ subject }) => subject)).toEqual([
      `【そよかぜ】ご入金を確認しました（ご注文番号：${order_no}）`,
    ])
    const { ship_by, mails: sent } = await read(order_no)
    expect(ship_by).toBe('2026-11-24')
    for (const form of [told[0]!.text, told[0]!.html])
      for (const words of [order_no, '2,770円', 'コンビニ払い', '発送の目安：2026.11.24（火）'])
        expect(form).toContain(words)
    expect(sent.map(({ kind }) => kind)).toEqual(['ordered', 'paid'])
  })

  test('tells of a transfer the staff noted, once, and can be sent again', async () => {
    const desk = await openOrderDesk(opened.db)
    const { id, order_no } = await desk.order('bank_transfer', [[0, 1]])
    await pay(desk, id)
    await pay(desk, id)
    const [mail, ...others] = await listMails(desk.channel.id)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`ご注文番号：${order_no}`)
    expect(mail?.text).toContain('お支払い方法：銀行振込')
    await desk.call('POST /v1/admin/orders/{id}/mails', { params: { id }, body: { kind: 'paid' } })
    expect(await listMails(desk.channel.id)).toHaveLength(2)
  })

  test('is none for what was paid at the order: the order’s own mail says so', async () => {
    const { desk, paper, buy, ready, guest, read, caller } = await openPayingShop(opened.db)
    const { order_no } = await buy('card')
    paper.answerFirst(() => ({ result: 'challenge', redirect_url: 'https://paper.test/pay' }))
    const cart = await ready('paypay')
    const sent = await guest.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    const booked = [...paper.books.values()].find(({ payment }) => payment.order_no === sent.order_no)
    paper.set(sent.order_no, toApproved(booked!.payment))
    // The shopper comes back from the company's page late.
    desk.clock.now = new Date(desk.clock.now.getTime() + 10 * 60_000)
    await guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect((await read(sent.order_no)).status).toBe('paid')
    expect(await listMails(desk.channel.id)).toEqual([])
    const confirmed = await listMails(desk.channel.id, 'order')
    expect(confirmed).toHaveLength(2)
    for (const { text, html } of confirmed)
      for (const form of [text, html]) expect(form).toContain('お支払いは完了しています。')
    const { id } = await read(order_no)
    const again = caller.call('POST /v1/admin/orders/{id}/mails', { params: { id }, body: { kind: 'paid' } })
    await expect(again).rejects.toThrow(/422/)
  })

  test('names no day for a gift nobody has answered, nor for goods that are not out yet, nor for a held order', async () => {
    const desk = await openOrderDesk(opened.db)
    const bearer = desk.headers['authorization'] ?? ''
    delete desk.headers['authorization']
    const gift = await sendGift(desk, 'bank_transfer')
    const answered = await sendGift(desk, 'bank_transfer')
    const params = { giftToken: answered.giftToken }
    await desk.call('PUT /v1/social-gifts/{giftToken}', { params, body: ANSWER })
    desk.headers['authorization'] = bearer
    const held = await desk.order('bank_transfer', [[0, 1]])
    await desk.call('PUT /v1/admin/orders/{id}/hold', { params: { id: held.id }, body: { is_held: true } })
    await opened.db
      .update(product_models)
      .set({ release_month: '2027-02' })
      .where(eq(product_models.channel_id, desk.channel.id))
    const coming = await desk.order('bank_transfer', [[0, 1]])
    const texts = []
    for (const order_no of [gift.order_no, answered.order_no, held.order_no, coming.order_no]) {
      const { data } = await desk.call('GET /v1/admin/orders', { query: { q: order_no ?? '' } })
      await pay(desk, data[0]!.id)
      texts.push((await listMails(desk.channel.id)).at(-1)?.text)
    }
    const [waiting, known, stopped, unreleased] = texts
    expect(waiting).toContain('鈴木 一郎 様がお届け先をご入力になりましたら')
    expect(known).toContain('発送の目安：')
    expect(stopped).toContain('商品の準備ができしだい発送し')
    expect(unreleased).toContain('発売に合わせて発送します')
    for (const text of [waiting, stopped, unreleased]) expect(text).not.toContain('発送の目安')
  })
})
