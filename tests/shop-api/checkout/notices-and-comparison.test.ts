import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comparePayments } from '#shop-api/checkout/compare-payments.ts'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { payment_notices } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { toApproved, toAwaiting } from '#tests/support/paper-provider.ts'
import { toDecision } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const open = () => openPayingShop(opened.db)

const DAY_MS = 24 * 60 * 60 * 1000

describe('notices', () => {
  test('that are not signed, of no provider or of no shop are refused, and nothing is kept', async () => {
    const { desk, app, notify, paper } = await open()
    expect((await notify({}, { signature: 'forged' })).status).toBe(400)
    expect((await notify({}, { provider: 'stripe' })).status).toBe(404)
    expect((await app.request('/nowhere/v1/test-cards/receive/notices', paper.toRequest({}))).status).toBe(
      404,
    )
    expect(await opened.db.$count(payment_notices, eq(payment_notices.channel_id, desk.channel.id))).toBe(0)
  })

  test('about what is not ours are worked, and do nothing', async () => {
    const { notify, work } = await open()
    expect((await notify({ idempotency_key: 'of another program', id: 'evt_9' })).status).toBe(200)
    expect(await workNotices(work())).toBe(1)
    expect(await workNotices(work())).toBe(0)
  })

  test('that cannot be looked at are looked at again', async () => {
    const { paper, buy, notify, work, findKey } = await open()
    const { order_no } = await buy('card')
    const before = [...paper.books.values()][0]!.outcome
    paper.set(order_no, { result: 'unknown' })
    await notify({ idempotency_key: findKey(order_no) })
    await expect(workNotices(work())).rejects.toThrow('1 notices were not worked')
    paper.set(order_no, before)
    expect(await workNotices(work())).toBe(1)
  })

  test('send browsers back to the page that goes on, without what the provider added', async () => {
    const { app, desk } = await open()
    const back = (to: string) =>
      app.request(`/${desk.channel.name}/v1/payments/return/${to}?secret=pi_1_secret_2`)
    const order = await back('order')
    expect([order.status, order.headers.get('location')]).toEqual([303, '/cart/confirm/'])
    expect(order.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await back('card')).headers.get('location')).toBe('/mypage/card/add/')
    expect((await back('toString')).status).toBe(404)
  })
})

describe('the hourly comparison', () => {
  test('takes in what no notice told, and finds nothing where the books agree', async () => {
    const { desk, paper, buy, read, work, pass, readChecks } = await open()
    await buy('card')
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const payment = [...paper.books.values()].at(-1)!.payment
    paper.set(order_no, toApproved(payment))
    pass(60 * 60_000)
    await comparePayments(work())
    expect((await read(order_no)).status).toBe('paid')
    await comparePayments(work())
    expect((await readChecks()).differences).toEqual([])
  })

  test('tells what differs: money without an order, an order without money, refunds made elsewhere; and takes it back', async () => {
    const { paper, buy, work, pass, readChecks } = await open()
    const gone = await buy('card')
    const elsewhere = await buy('card')
    const [lost, refunded] = [...paper.books.values()]
    paper.books.set('a stranger', {
      ...refunded!,
      payment: { ...refunded!.payment, idempotency_key: 'a stranger', order_no: 'X-1' },
    })
    paper.set(gone.order_no, { result: 'declined' })
    paper.set(elsewhere.order_no, refunded!.outcome, { refunded: 500 })
    pass(60 * 60_000)
    await comparePayments(work())
    await comparePayments(work())
    const { differences } = await readChecks()
    expect(differences.map(({ kind, order_no }) => `${kind} ${order_no}`).toSorted()).toEqual(
      [`no_order X-1`, `not_there ${gone.order_no}`, `refunds ${elsewhere.order_no}`].toSorted(),
    )
    paper.set(gone.order_no, lost!.outcome)
    paper.set(elsewhere.order_no, refunded!.outcome, { refunded: 0 })
    await comparePayments(work())
    expect((await readChecks()).differences).toMatchObject([{ kind: 'no_order' }])
  })

  test('tells of money it cannot give back yet, and takes that back once it could', async () => {
    const { paper, buy, read, ready, guest, work, pass, readChecks } = await open()
    paper.answerFirst(() => ({ result: 'declined' }))
    await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(await ready('card')))
    const [booked] = paper.books.values()
    paper.set(booked!.payment.order_no, toApproved(booked!.payment))
    pass(60 * 60_000)
    paper.answerFirst(toAwaiting(new Date('2026-11-30T12:00:00Z')))
    const behind = await buy('konbini')
    const [, awaited] = [...paper.books.values()]
    paper.set(behind.order_no, toApproved(awaited!.payment))
    pass(60 * 60_000)
    const { provider } = paper.account
    const { cancel } = provider
    provider.cancel = () => Promise.reject(new Error('Not now'))
    await expect(comparePayments(work())).rejects.toThrow('1 comparisons of accounts failed')
    expect((await readChecks()).differences).toMatchObject([{ kind: 'after_cancel', order_id: null }])
    // It hides nothing that is listed behind it.
    expect((await read(behind.order_no)).status).toBe('paid')
    provider.cancel = cancel
    await comparePayments(work())
    expect((await readChecks()).differences).toEqual([])
  })

  test('finds a chargeback whose notice never came, and holds its order once', async () => {
    const { paper, buy, read, caller, work, findKey, readChecks } = await open()
    const { order_no } = await buy('card')
    const dispute = {
      reference: 'dp_unheard',
      payment_reference: `paper_${findKey(order_no)}`,
      idempotency_key: null,
      amount: 2_770,
      reason: 'fraudulent',
      state: 'to_answer',
      answer_by: null,
    } as const
    paper.disputes.set(dispute.reference, dispute)
    await comparePayments(work())
    const { id, hold } = await read(order_no)
    expect(hold).toMatchObject({ reason: 'dispute' })
    expect((await readChecks()).disputes).toMatchObject([{ order_no, state: 'to_answer' }])
    // Somebody looked at it, and lets the order go on.
    await caller.call('PUT /v1/admin/orders/{id}/hold', { params: { id }, body: { is_held: false } })
    await comparePayments(work())
    expect((await read(order_no)).hold).toBeNull()
    paper.disputes.set(dispute.reference, { ...dispute, state: 'lost' })
    await comparePayments(work())
    expect((await read(order_no)).hold).toMatchObject({ reason: 'dispute' })
  })

  test('that is not told of chargebacks compares the payments all the same', async () => {
    const { desk, paper, buy, read, work, pass } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    paper.set(order_no, toApproved([...paper.books.values()][0]!.payment))
    pass(60 * 60_000)
    paper.account.provider.listDisputes = () => {
      throw new Error('Not now')
    }
    await expect(comparePayments(work())).rejects.toThrow('1 comparisons of accounts failed')
    expect((await read(order_no)).status).toBe('paid')
  })

  test('sets money free that was taken for an order that failed', async () => {
    const { desk, paper, ready, guest, work, pass, findKey } = await open()
    paper.answerFirst(() => ({ result: 'declined' }))
    const cart = await ready('card')
    await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    const [booked] = paper.books.values()
    const { order_no } = booked!.payment
    paper.set(order_no, toApproved(booked!.payment))
    pass(60 * 60_000)
    await comparePayments(work())
    expect(paper.books.get(findKey(order_no))?.outcome).toEqual({ result: 'declined' })
    expect(await opened.db.$count(orders, eq(orders.channel_id, desk.channel.id))).toBe(0)
  })
})
