import { and, eq } from 'drizzle-orm'
import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKomoju } from '#payment/komoju/server.ts'
import { openStripe } from '#payment/stripe/server.ts'
import { readStripeSettings } from '#payment/stripe/settings.ts'
import { captureShipped } from '#shop-api/checkout/capture-shipped.ts'
import { comparePayments } from '#shop-api/checkout/compare-payments.ts'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { payments as ways_to_pay } from '#shop-api/db/schema/selling.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { offerLaterWays } from '#tests/support/offer-later-ways.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import {
  SECRET_KEY,
  startKomoju,
  WEBHOOK_SECRET,
  type KomojuStandIn,
} from '#tests/support/payment-stand-ins/komoju/start.ts'
import {
  STAND_IN_ACCOUNT,
  startStripe,
  type StripeStandIn,
} from '#tests/support/payment-stand-ins/stripe/start.ts'
import { ADDRESS, createCaller, fillCart, ORDERER, toDecision } from '#tests/support/selling-shop.ts'
import { takeBy } from '#tests/support/test-cards.ts'

type Code = 'card' | 'konbini' | 'paypay'

let opened: OpenDb
let stripe: StripeStandIn
let komoju: KomojuStandIn
let shop: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  opened = await openTestDb()
  stripe = await startStripe()
  shop = await open()
}, 60_000)
afterAll(async () => {
  await shop.close()
  await Promise.all([stripe.close(), komoju.close()])
  await opened.close()
})

/** One shop: cards and konbini at Stripe, PayPay at KOMOJU, which both send their notices to its API. */
async function open() {
  const desk = await openOrderDesk(opened.db, [{ unit_price: 2_000, stock: 50 }])
  desk.clock.now = new Date()
  const settings = readStripeSettings(STAND_IN_ACCOUNT)!
  const atStripe = openStripe(settings, { clock: () => new Date(), fetch: stripe.fetch })
  const { paypay: _, ...methods } = atStripe.provider.methods
  const noticesOf = (name: string) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/${desk.channel.name}/v1/${name}/receive/notices`
  // The address is known once it listens; KOMOJU's is named when its stand-in starts.
  const late = { komoju: undefined as ReturnType<typeof openKomoju> | undefined }
  const payments = () => {
    const accounts = [
      { ...atStripe, provider: { ...atStripe.provider, methods } },
      ...(late.komoju ? [late.komoju] : []),
    ]
    const isOf = (name: string) => name === desk.channel.name
    return { ...takeBy(...accounts), accounts: accounts.map((account) => ({ account, isOf })) }
  }
  const server = serve({
    fetch: (request) => desk.build({ payments: payments() }).fetch(request),
    port: 0,
    hostname: '127.0.0.1',
  })
  await once(server, 'listening')
  komoju = await startKomoju({ notice_url: noticesOf('komoju') })
  late.komoju = openKomoju(
    { secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
    { fetch: komoju.fetch },
  )
  await stripe.sendNoticesTo(noticesOf('stripe'))
  const app = desk.build({ payments: payments() })
  const [guest, staff] = [createCaller(app, desk.channel.name), createCaller(app, desk.channel.name)]
  staff.headers['authorization'] = desk.headers['authorization'] ?? ''
  await offerLaterWays(opened.db, desk.channel.id)
  const work = () => ({ db: opened.db, now: new Date(), payments: payments() })

  async function ready(code: Code, card = 'tok_visa') {
    const cart = await fillCart({ ...guest, cards: desk.cards, product_ids: desk.product_ids }, [[0, 1]])
    const key = cart.detail.shippings[0]?.key ?? ''
    await guest.call('PATCH /v1/carts/shippings/modify', {
      body: { token: cart.token, key, address: ADDRESS },
    })
    const { data } = await guest.call('GET /v1/payments', {})
    const payment_id = data.find((one) => one.code === code)?.id ?? 0
    return guest.call('PATCH /v1/carts/order/modify', {
      body: {
        token: cart.token,
        orderer: ORDERER,
        payment_id,
        ...(code === 'card' && { card_token: await stripe.makeCard(card) }),
      },
    })
  }
  return {
    guest,
    staff,
    work,
    ready,
    async decide(code: Code, card?: string) {
      const cart = await ready(code, card)
      return { cart, ...(await guest.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))) }
    },
    async read(order_no: string) {
      const { data } = await staff.call('GET /v1/admin/orders', { query: { q: order_no } })
      return staff.call('GET /v1/admin/orders/{id}', { params: { id: data[0]!.id } })
    },
    async findReference(order_no: string) {
      const ofOrder = and(eq(payment_attempts.order_no, order_no))
      const [row] = await opened.db.select().from(payment_attempts).where(ofOrder)
      return row?.reference ?? ''
    },
    /** What both companies told is kept, and looked at. */
    async hear() {
      await stripe.tell('POST /notices/settle')
      await komoju.control('/notices/settle', {})
      while ((await workNotices(work())) > 0);
    },
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}

test('A card is charged at Stripe, and a part goes back to it', async () => {
  const { order_no, result } = await shop.decide('card')
  expect(result).toBe('completed')
  const order = await shop.read(order_no)
  expect(order).toMatchObject({
    status: 'paid',
    taken: { provider: 'stripe', state: 'taken', card: 'Visa 4242' },
  })
  const body = { request_key: 'refund-0001', amount: 500, reason: '欠品', is_told: false }
  const refunded = await shop.staff.call('POST /v1/admin/orders/{id}/refunds', {
    params: { id: order.id },
    body,
  })
  expect(refunded.refunds).toMatchObject([{ method: 'card', state: 'done', amount: 500 }])
})

test('A challenge sends the shopper to the bank, and the order stands once the bank says so', async () => {
  const { cart, redirect_url, result, is_hosted } = await shop.decide('card', 'tok_threeDSecure2Required')
  expect([result, is_hosted]).toEqual(['challenge', undefined])
  const answered = await stripe.fetch(redirect_url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }).toString(),
  })
  expect(answered.headers.get('location')).toContain('/payments/return/order')
  const seen = await shop.guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
  expect(await shop.read(seen.order_no ?? '')).toMatchObject({ status: 'paid' })
})

test('A refused card leaves the cart, and another one pays it', async () => {
  const cart = await shop.ready('card', 'tok_chargeDeclined')
  const refused = await shop.guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
  expect(refused.code).toBe('payment.declined')
  const again = await shop.guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
  expect(again).toMatchObject({ order_no: null, payment_state: { state: 'declined' } })
  expect(again.detail.order.orderer).toEqual(ORDERER)
})

test('PayPay is paid on KOMOJU’s page, and the shopper comes back to an order', async () => {
  const { cart, redirect_url, is_hosted } = await shop.decide('paypay')
  expect(is_hosted).toBe(true)
  await komoju.fill(redirect_url ?? '', { choice: 'approve' })
  const seen = await shop.guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
  const order = await shop.read(seen.order_no ?? '')
  expect(order).toMatchObject({ status: 'paid', taken: { provider: 'komoju', state: 'taken' } })
})

test('A tab that is closed on KOMOJU’s page is no harm: its notice makes the order', async () => {
  const { cart, redirect_url } = await shop.decide('paypay')
  await komoju.fill(redirect_url ?? '', { choice: 'approve' })
  await shop.hear()
  const seen = await shop.guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
  expect(await shop.read(seen.order_no ?? '')).toMatchObject({ status: 'paid' })
})

test('A konbini payment waits, is paid by a doubled notice once, and another one ends on its day', async () => {
  await stripe.tell('POST /notices/way', { copies: 2 })
  const [paid, late] = [await shop.decide('konbini'), await shop.decide('konbini')]
  const waiting = await shop.read(paid.order_no)
  expect(waiting).toMatchObject({ status: 'awaiting_payment', taken: { state: 'awaiting' } })
  expect(waiting.payment_guide).toContain('ファミリーマート')
  expect(waiting.pay_by).toMatch(/^\d{4}-\d\d-\d\d$/)
  await stripe.tell(`POST /konbini/${await shop.findReference(paid.order_no)}/pay`)
  await stripe.tell(`POST /konbini/${await shop.findReference(late.order_no)}/expire`)
  await shop.hear()
  const now = await shop.read(paid.order_no)
  expect(now.status).toBe('paid')
  expect(now.history.filter(({ kind }) => kind === 'moved')).toHaveLength(1)
  expect(await shop.read(late.order_no)).toMatchObject({ status: 'cancelled' })
  // Stripe asks the shopper by mail where cash shall go back to.
  const params = { id: now.id }
  const body = { request_key: 'refund-0002', amount: 300, reason: '欠品', is_told: false }
  const refunded = await shop.staff.call('POST /v1/admin/orders/{id}/refunds', { params, body })
  expect(refunded.refunds).toMatchObject([{ method: 'card', state: 'done' }])
  await shop.staff.call('PATCH /v1/admin/orders/{id}', { params, body: { status: 'cancelled' } })
  expect((await shop.read(paid.order_no)).taken).toMatchObject({ state: 'set_free' })
})

test('Money that was reserved is taken with the first parcel', async () => {
  await opened.db.update(ways_to_pay).set({ capture: 'at_shipping' }).where(eq(ways_to_pay.code, 'card'))
  const { order_no } = await shop.decide('card')
  await opened.db.update(ways_to_pay).set({ capture: 'at_order' }).where(eq(ways_to_pay.code, 'card'))
  const { id, status, taken } = await shop.read(order_no)
  expect([status, taken?.state]).toEqual(['accepted', 'reserved'])
  await shop.staff.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'shipped' } })
  expect(await captureShipped(shop.work())).toBe(1)
  expect((await shop.read(order_no)).taken?.state).toBe('taken')
})

test('A chargeback at Stripe holds its order', async () => {
  const { order_no } = await shop.decide('card')
  await stripe.tell('POST /disputes', { payment_intent: await shop.findReference(order_no) })
  await shop.hear()
  expect(await shop.read(order_no)).toMatchObject({ hold: { reason: 'dispute' } })
  const { disputes } = await shop.staff.call('GET /v1/admin/payment-checks', {})
  expect(disputes).toMatchObject([{ order_no, state: 'to_answer', answer_by: expect.stringMatching(/^20/) }])
})

test('A chargeback whose notice never came is found by the comparison, at both companies', async () => {
  await stripe.tell('POST /notices/way', { is_held: true })
  const card = await shop.decide('card')
  await stripe.tell('POST /disputes', { payment_intent: await shop.findReference(card.order_no) })
  const { cart, redirect_url } = await shop.decide('paypay')
  await komoju.fill(redirect_url ?? '', { choice: 'approve' })
  const { order_no } = await shop.guest.call('GET /v1/carts/{cartToken}', {
    params: { cartToken: cart.token },
  })
  // KOMOJU has no notice of them.
  await komoju.control('/chargebacks', { payment_id: await shop.findReference(order_no ?? '') })
  await comparePayments(shop.work())
  for (const disputed of [card.order_no, order_no ?? ''])
    expect(await shop.read(disputed)).toMatchObject({ hold: { reason: 'dispute' } })
  await stripe.tell('POST /notices/way', {})
  await stripe.tell('POST /notices/let-go', { order: 'same' })
})

test('After all of it the books agree', async () => {
  await shop.hear()
  const later = { ...shop.work(), now: new Date(Date.now() + 20 * 60_000) }
  await comparePayments(later)
  const { differences } = await shop.staff.call('GET /v1/admin/payment-checks', {})
  expect(differences).toEqual([])
})
