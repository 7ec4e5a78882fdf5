import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captureShipped } from '#shop-api/checkout/capture-shipped.ts'
import { recoverAttempts } from '#shop-api/checkout/recover-attempts.ts'
import { comparePayments } from '#shop-api/checkout/compare-payments.ts'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { setChargesFree } from '#shop-api/orders/set-charges-free.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { payment_notices } from '#shop-api/db/schema/payment.ts'
import { orders, payments as ways_to_pay } from '#shop-api/db/schema/selling.ts'
import { loadClaims } from '#shop-api/transfers/load-claims.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openPaperProvider, toApproved, toAwaiting } from '#tests/support/paper-provider.ts'
import { ADDRESS, createCaller, fillCart, ORDERER, toDecision } from '#tests/support/selling-shop.ts'
import { takeBy } from '#tests/support/test-cards.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb('pglite')
})
afterAll(() => opened.close())

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

/** A shop whose cards and konbini payments a company on paper takes, and its staff. */
async function open({ capture = 'at_order' }: { capture?: 'at_order' | 'at_shipping' } = {}) {
  const desk = await openOrderDesk(opened.db, [{ unit_price: 2_000, stock: 9 }])
  const paper = openPaperProvider(() => desk.clock.now)
  const isOf = (name: string) => name === desk.channel.name
  const payments = { ...takeBy(paper.account), accounts: [{ account: paper.account, isOf }] }
  const app = desk.build({ payments })
  const caller = createCaller(app, desk.channel.name)
  const guest = createCaller(app, desk.channel.name)
  caller.headers['authorization'] = desk.headers['authorization'] ?? ''
  const more = {
    channel_id: desk.channel.id,
    description: '',
    fees: [],
    payment_time: 'ご注文後',
    position: 9,
  }
  await opened.db.insert(ways_to_pay).values([
    { ...more, code: 'konbini', name: 'コンビニ払い' },
    { ...more, code: 'paypay', name: 'PayPay' },
  ])
  await opened.db
    .update(ways_to_pay)
    .set({ capture })
    .where(and(eq(ways_to_pay.channel_id, desk.channel.id), eq(ways_to_pay.code, 'card')))
  const work = () => ({ db: opened.db, now: desk.clock.now, payments })
  const ready = async (code: 'card' | 'konbini' | 'paypay', token = 'pm_good_card') => {
    const shop = { ...guest, cards: desk.cards, product_ids: desk.product_ids }
    const cart = await fillCart(shop, [[0, 1]])
    const key = cart.detail.shippings[0]?.key ?? ''
    await guest.call('PATCH /v1/carts/shippings/modify', {
      body: { token: cart.token, key, address: ADDRESS },
    })
    const { data } = await guest.call('GET /v1/payments', {})
    const payment_id = data.find((one) => one.code === code)?.id ?? 0
    const card = code === 'card' ? { card_token: token } : {}
    return guest.call('PATCH /v1/carts/order/modify', {
      body: { token: cart.token, orderer: ORDERER, payment_id, ...card },
    })
  }
  const buy = async (code: 'card' | 'konbini' | 'paypay', token?: string) => {
    const cart = await ready(code, token)
    return guest.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
  }
  const read = async (order_no: string) => {
    const { data } = await caller.call('GET /v1/admin/orders', { query: { q: order_no } })
    return caller.call('GET /v1/admin/orders/{id}', { params: { id: data[0]!.id } })
  }
  const notify = (
    notice: Parameters<typeof paper.toRequest>[0],
    { signature, provider = 'test-cards' }: { signature?: string; provider?: string } = {},
  ) => app.request(`/${desk.channel.name}/v1/${provider}/receive/notices`, paper.toRequest(notice, signature))
  /** Numbers of orders begin anew in every shop, the keys of their payments do not. */
  const findKey = (order_no: string) => {
    const [key] = [...paper.books].find(([, { payment }]) => payment.order_no === order_no) ?? []
    return key ?? ''
  }
  const countStock = async () => {
    const [row] = await opened.db
      .select()
      .from(products)
      .where(eq(products.id, desk.product_ids[0] ?? 0))
    return row?.stock
  }
  const readChecks = () => caller.call('GET /v1/admin/payment-checks', {})
  const pass = (ms: number) => {
    desk.clock.now = new Date(desk.clock.now.getTime() + ms)
  }
  return {
    desk,
    app,
    paper,
    caller,
    guest,
    work,
    ready,
    buy,
    read,
    notify,
    findKey,
    countStock,
    readChecks,
    pass,
  }
}

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

  test('while a konbini payment is awaited can be paid no more', async () => {
    const { desk, paper, buy, read, caller, findKey } = await open()
    paper.answerFirst(toAwaiting(new Date(desk.clock.now.getTime() + DAY_MS)))
    const { order_no } = await buy('konbini')
    const { id } = await read(order_no)
    await caller.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    expect(paper.books.get(findKey(order_no))?.outcome).toEqual({ result: 'declined' })
    expect(await read(order_no)).toMatchObject({ refundable: { amount: 0 }, taken: { state: 'set_free' } })
  })
})

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
    await expect(comparePayments(work())).rejects.toThrow('1 accounts were not compared')
    expect((await readChecks()).differences).toMatchObject([{ kind: 'after_cancel', order_id: null }])
    // It hides nothing that is listed behind it.
    expect((await read(behind.order_no)).status).toBe('paid')
    provider.cancel = cancel
    await comparePayments(work())
    expect((await readChecks()).differences).toEqual([])
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

describe('what can be fraud', () => {
  test('a chargeback holds its order until it is won, and is shown with its day', async () => {
    const { paper, buy, read, caller, notify, work, findKey, readChecks } = await open()
    const { order_no } = await buy('card')
    const { id } = await read(order_no)
    const dispute = {
      reference: 'dp_1',
      payment_reference: `paper_${findKey(order_no)}`,
      idempotency_key: null,
      amount: 2_770,
      reason: 'fraudulent',
      state: 'to_answer',
      answer_by: new Date('2026-12-10T00:00:00Z'),
    } as const
    paper.disputes.set('dp_1', dispute)
    await notify({ kind: 'dispute', reference: 'dp_1' })
    await workNotices(work())
    expect(await read(order_no)).toMatchObject({ hold: { reason: 'dispute' } })
    expect((await readChecks()).disputes).toMatchObject([
      { order_no, state: 'to_answer', answer_by: '2026-12-10T00:00:00.000Z' },
    ])
    expect((await caller.call('GET /v1/admin/today', {})).payment_checks).toBe(2)
    const ship = { params: { id }, body: { status: 'shipped' as const } }
    expect(await caller.refuse('PATCH /v1/admin/orders/{id}', ship)).toMatchObject({
      code: 'order.status.held',
    })
    paper.disputes.set('dp_1', { ...dispute, state: 'won', answer_by: null })
    await notify({ kind: 'dispute', reference: 'dp_1', id: 'evt_2' })
    await workNotices(work())
    expect((await read(order_no)).hold).toBeNull()
    expect((await caller.call('PATCH /v1/admin/orders/{id}', ship)).status).toBe('shipped')
  })

  test('a payment the provider warns of is held until somebody of the staff lets it go on', async () => {
    const { paper, buy, read, caller } = await open()
    const risk = { level: 'high', reason: 'The card was reported' } as const
    paper.answerFirst((payment) => ({ ...toApproved(payment), risk }))
    const { order_no } = await buy('card')
    const held = await read(order_no)
    expect(held).toMatchObject({ status: 'paid', hold: { reason: 'risk' }, taken: { risk } })
    const params = { id: held.id }
    const released = await caller.call('PUT /v1/admin/orders/{id}/hold', { params, body: { is_held: false } })
    expect(released.hold).toBeNull()
    expect(released.history.map(({ kind }) => kind)).toEqual(['ordered', 'held', 'released'])
    const again = await caller.call('PUT /v1/admin/orders/{id}/hold', { params, body: { is_held: true } })
    expect(again.hold).toMatchObject({ reason: 'staff' })
  })

  test('one card that is refused again and again waits for an hour, in whatever cart; others are not', async () => {
    const { paper, ready, guest, buy, pass } = await open()
    paper.answerFirst(() => ({ result: 'declined' }))
    const decide = async (token: string) =>
      (await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(await ready('card', token)))).code
    for (let at = 0; at < 5; at += 1) expect(await decide('pm_stolen_card')).toBe('payment.declined')
    expect(await decide('pm_stolen_card')).toBe('payment.too_many_declined')
    expect(await decide('pm_other_card')).toBe('payment.declined')
    pass(60 * 60_000)
    paper.answerFirst(toApproved)
    expect((await buy('card', 'pm_stolen_card')).result).toBe('completed')
  })

  test('a visitor whose payments are refused again and again waits; many who pay at once do not', async () => {
    const { paper, ready, guest, buy } = await open()
    await Promise.all(Array.from({ length: 8 }, () => buy('card')))
    paper.answerFirst(() => ({ result: 'declined' }))
    const answers: string[] = []
    for (let at = 0; at < 11; at += 1) {
      const cart = await ready('konbini')
      answers.push((await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))).code)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'payment.declined'))
    expect(answers[10]).toBe('too_many_requests')
  })

  test('another amount than was asked for makes no order; it is cancelled there and told here', async () => {
    const { paper, ready, guest, readChecks } = await open()
    paper.answerFirst((payment) => ({ ...toApproved(payment), amount: payment.amount * 100 }))
    const cart = await ready('card')
    const refused = await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused.code).toBe('payment.unknown_outcome')
    expect((await readChecks()).differences).toMatchObject([{ kind: 'amount', order_id: null }])
  })
})
