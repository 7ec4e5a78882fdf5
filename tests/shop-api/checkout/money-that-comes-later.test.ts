import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captureShipped } from '#shop-api/checkout/capture-shipped.ts'
import { recoverAttempts } from '#shop-api/checkout/recover-attempts.ts'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { setChargesFree } from '#shop-api/orders/set-charges-free.ts'
import { payment_notices } from '#shop-api/db/schema/payment.ts'
import { loadClaims } from '#shop-api/transfers/load-claims.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { toApproved, toAwaiting } from '#tests/support/paper-provider.ts'
import { ORDERER, toDecision } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

type Options = Parameters<typeof openPayingShop>[1]
const open = (options?: Options) => openPayingShop(opened.db, options)

const readMail = async (channel_id: number, topic: string) => {
  const [mail] = await opened.db
    .select()
    .from(mails)
    .where(and(eq(mails.channel_id, channel_id), like(mails.topic, `${topic}%`)))
  return mail?.text ?? ''
}

/** Orders a transfer to the shop's own account may be for. */
const listClaims = (channel_id: number, now: Date) =>
  loadClaims(opened.db, { channel_id, now, sees_former: true })

const DAY_MS = 24 * 60 * 60 * 1000

describe('a konbini payment', () => {
  test('places an order that waits, with what to do until when; its notice makes it paid, however often it comes', async () => {
    const { desk, paper, buy, read, notify, work, findKey } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + 3 * DAY_MS)))
    const { order_no, result } = await buy('konbini')
    expect(result).toBe('completed')
    const waiting = await read(order_no)
    expect(waiting).toMatchObject({ status: 'awaiting_payment', paid_at: null, taken: { state: 'awaiting' } })
    expect(await listClaims(desk.channel.id, desk.clock.now)).toEqual([])
    for (const words of ['2026.11.27', 'ローソン', '12345', '400008', 'https://paper.test/voucher'])
      expect(waiting.payment_guide).toContain(words)
    const [booked] = paper.books.values()
    paper.set(order_no, toApproved(booked!.payment))
    const notice = { idempotency_key: findKey(order_no) }
    for (const answer of [await notify(notice), await notify(notice)]) expect(answer.status).toBe(200)
    expect(await opened.db.$count(payment_notices, eq(payment_notices.channel_id, desk.channel.id))).toBe(1)
    await Promise.all([workNotices(work()), workNotices(work())])
    await notify({ ...notice, id: 'evt_2' })
    await workNotices(work())
    const paid = await read(order_no)
    expect(paid).toMatchObject({ status: 'paid', taken: { state: 'taken' } })
    expect(paid.history.filter(({ kind }) => kind === 'moved')).toHaveLength(1)
  })

  test('that nobody makes in time ends the order, gives the goods back, and says why', async () => {
    const { desk, paper, buy, read, notify, work, findKey, countStock } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    expect(await countStock()).toBe(8)
    paper.set(order_no, { result: 'expired' })
    await notify({ idempotency_key: findKey(order_no) })
    await workNotices(work())
    const ended = await read(order_no)
    expect(ended).toMatchObject({
      status: 'cancelled',
      cancel_reason: expect.stringContaining('お支払い期限'),
    })
    const told = await readMail(desk.channel.id, 'order-cancelled:')
    expect(told).toContain('期限の2026.11.25（水）を過ぎてもお支払いを確認できなかったため')
    expect(told).not.toMatch(/承りました|お振り込み/)
    expect(await countStock()).toBe(9)
  })

  test('of another amount makes nothing paid: the order is held and the staff are told', async () => {
    const { desk, paper, buy, read, notify, work, findKey, readChecks } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const [booked] = paper.books.values()
    paper.set(order_no, { ...toApproved(booked!.payment), amount: 10 })
    await notify({ idempotency_key: findKey(order_no) })
    await workNotices(work())
    expect(await read(order_no)).toMatchObject({ status: 'awaiting_payment', hold: { reason: 'amount' } })
    const { differences, held } = await readChecks()
    expect(differences).toMatchObject([{ kind: 'amount', order_no, theirs: '10円' }])
    expect(held).toMatchObject([{ order_no, hold_reason: 'amount' }])
  })

  test('that comes after the order was cancelled is told to the staff, who say how they saw to it', async () => {
    const { desk, paper, buy, read, caller, notify, work, findKey, readChecks } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const { id } = await read(order_no)
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    const [booked] = paper.books.values()
    paper.set(order_no, toApproved(booked!.payment))
    await notify({ idempotency_key: findKey(order_no) })
    await workNotices(work())
    const { differences } = await readChecks()
    expect(differences).toMatchObject([{ kind: 'after_cancel', order_no, order_id: id }])
    const solved = await caller.call('POST /v1/admin/payment-differences/{id}/solution', {
      params: { id: differences[0]!.id },
      body: { note: '振込で返金しました' },
    })
    expect(solved.differences).toEqual([])
    await notify({ idempotency_key: findKey(order_no), id: 'evt_2' })
    await workNotices(work())
    expect((await readChecks()).differences).toEqual([])
  })
})

describe('a page of the provider', () => {
  const page = { result: 'challenge', redirect_url: 'https://paper.test/pay' } as const

  test('is where the shopper goes; the order stands once it says so, and a closed tab leaves the cart as it was', async () => {
    const { paper, ready, guest, work, pass, countStock, findKey } = await open()
    paper.answerFirst(() => page)
    const cart = await ready('paypay')
    const decide = () => guest.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    const sent = await decide()
    expect(sent).toMatchObject({ result: 'challenge', redirect_url: page.redirect_url, is_hosted: true })
    const look = () => guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect((await look()).payment_state).toEqual({
      state: 'challenge',
      redirect_url: page.redirect_url,
      is_hosted: true,
    })
    const [booked] = paper.books.values()
    paper.set(sent.order_no, toApproved(booked!.payment))
    expect((await look()).order_no).toBe(sent.order_no)
    expect(await decide()).toMatchObject({ result: 'completed', order_no: sent.order_no })
    const left = await ready('paypay')
    await guest.call('POST /v1/carts/{cartToken}/decision', toDecision(left))
    expect(await countStock()).toBe(7)
    pass(30 * 60_000)
    await recoverAttempts(work())
    expect(await countStock()).toBe(8)
    const again = await guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: left.token } })
    expect([again.order_no, again.detail.products.length]).toEqual([null, 1])
    const [, given_up] = [...paper.books.values()]
    expect(paper.books.get(findKey(given_up!.payment.order_no))?.outcome).toEqual({ result: 'declined' })
  })

  test('where somebody paid and closed the tab: no notice came, and the first look an hour later failed; the order stands', async () => {
    const { paper, buy, work, pass, read, findKey } = await open()
    paper.answerFirst(() => page)
    const { order_no } = await buy('paypay')
    pass(60 * 60_000)
    paper.set(order_no, { result: 'unknown' })
    expect(await recoverAttempts(work())).toBe(0)
    paper.set(order_no, toApproved(paper.books.get(findKey(order_no))!.payment))
    expect(await recoverAttempts(work())).toBe(1)
    expect(await read(order_no)).toMatchObject({ status: 'paid' })
  })

  test('that refuses sets the cart free, so that another way is chosen and nothing has to be typed again', async () => {
    const { paper, ready, guest, countStock } = await open()
    paper.answerFirst(() => page)
    const cart = await ready('paypay')
    const sent = await guest.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    paper.set(sent.order_no, { result: 'declined' })
    const seen = await guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(seen).toMatchObject({ order_no: null, payment_state: { state: 'declined' } })
    expect(seen.detail.order.orderer).toEqual(ORDERER)
    expect(await countStock()).toBe(9)
  })
})

test('A payment nobody knows of yet cannot be taken back: a second one might be made beside it', async () => {
  const { paper, ready, guest, pass, work } = await open()
  paper.answerFirst(() => ({ result: 'unknown' }))
  const cart = await ready('card')
  const unknown = { status: 422, code: 'payment.unknown_outcome' }
  expect(await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))).toMatchObject(unknown)
  const back = { body: { token: cart.token } }
  expect(await guest.refuse('PATCH /v1/carts/transaction/error/delete', back)).toMatchObject(unknown)
  // Once it is known, nothing is left to look after.
  const [booked] = paper.books.values()
  paper.set(booked!.payment.order_no, { result: 'declined' })
  pass(3 * 60_000)
  await recoverAttempts(work())
})

describe('an order that is cancelled', () => {
  test('after it was paid at a konbini is paid back by the shop: the provider cannot, and is not asked for ever', async () => {
    const { desk, paper, buy, read, caller, notify, work, findKey } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const [booked] = paper.books.values()
    paper.set(order_no, toApproved(booked!.payment))
    await notify({ idempotency_key: findKey(order_no) })
    await workNotices(work())
    const { id, total_payment } = await read(order_no)
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    await setChargesFree(work())
    expect(await read(order_no)).toMatchObject({
      refundable: { amount: total_payment },
      taken: { state: 'taken' },
    })
    expect(await readMail(desk.channel.id, 'order-cancelled:')).not.toContain('クレジットカード')
    const body = { request_key: 'paid-back-1', amount: total_payment, reason: '振込で返金', is_told: false }
    const paid = await caller.call('POST /v1/admin/orders/{id}/refunds', { params: { id }, body })
    expect(paid.refunds).toMatchObject([{ method: 'transfer', state: 'done' }])
  })

  test('whose money cannot be set free is told to the staff once, half an hour later, and taken back once it could', async () => {
    const { paper, buy, read, caller, work, pass, findKey, readChecks } = await open()
    const { order_no } = await buy('card')
    const { id, total_payment } = await read(order_no)
    const { provider } = paper.account
    const { cancel } = provider
    provider.cancel = () => Promise.reject(new Error('Not now'))
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    pass(29 * 60_000)
    await expect(recoverAttempts(work())).rejects.toThrow('1 payments were not recovered')
    expect((await readChecks()).differences).toEqual([])
    pass(60_000)
    for (let time = 0; time < 2; time += 1)
      await expect(recoverAttempts(work())).rejects.toThrow('1 payments were not recovered')
    const theirs = `${total_payment.toLocaleString('ja')}円 入金済み`
    expect((await readChecks()).differences).toMatchObject([
      { kind: 'after_cancel', order_no, order_id: id, theirs },
    ])
    provider.cancel = cancel
    await recoverAttempts(work())
    expect((await readChecks()).differences).toEqual([])
    expect(paper.books.get(findKey(order_no))?.outcome).toEqual({ result: 'declined' })
  })

  test('while a konbini payment is awaited can be paid no more', async () => {
    const { desk, paper, buy, read, caller, findKey } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const { id } = await read(order_no)
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    expect(paper.books.get(findKey(order_no))?.outcome).toEqual({ result: 'declined' })
    expect(await read(order_no)).toMatchObject({ refundable: { amount: 0 }, taken: { state: 'set_free' } })
  })

  test('whose konbini payment could not be ended, and was made all the same, is told to the staff', async () => {
    const { desk, paper, buy, read, caller, notify, work, findKey, readChecks } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const { id } = await read(order_no)
    paper.account.provider.cancel = () => Promise.reject(new Error('Not now'))
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    const [booked] = paper.books.values()
    paper.set(order_no, toApproved(booked!.payment))
    await notify({ idempotency_key: findKey(order_no) })
    await workNotices(work())
    expect((await readChecks()).differences).toMatchObject([{ kind: 'after_cancel', order_no, order_id: id }])
  })
})

describe('money that is only reserved', () => {
  test('is taken once the first parcel left; until then the order may be sent, and is not paid', async () => {
    const { desk, buy, read, caller, work } = await open({ capture: 'at_shipping' })
    const { order_no } = await buy('card')
    const { id } = await read(order_no)
    expect(await read(order_no)).toMatchObject({
      status: 'accepted',
      paid_at: null,
      taken: { state: 'reserved' },
      refundable: { amount: 0 },
    })
    expect(await captureShipped(work())).toBe(0)
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'shipped' } })
    expect(await captureShipped(work())).toBe(1)
    expect(await captureShipped(work())).toBe(0)
    expect((await read(order_no)).taken).toMatchObject({ state: 'taken' })
    expect(desk.channel.name).toBeTruthy()
  })

  test('that cannot be taken any more is told to the staff, once', async () => {
    const { paper, buy, read, caller, work, readChecks } = await open({ capture: 'at_shipping' })
    const { order_no } = await buy('card')
    const { id } = await read(order_no)
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'shipped' } })
    paper.set(order_no, { result: 'declined' })
    expect(await captureShipped(work())).toBe(0)
    await captureShipped(work())
    expect((await readChecks()).differences).toMatchObject([{ kind: 'capture', order_no }])
    expect((await read(order_no)).taken).toMatchObject({ state: 'refused' })
  })
})
