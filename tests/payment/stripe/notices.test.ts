import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notice, NoticeMessage } from '#payment/provider.ts'
import { openStripe } from '#payment/stripe/server.ts'
import { sign } from '#tests/support/payment-stand-ins/stripe/notices.ts'
import {
  type Desk,
  ON_STAND_IN,
  openDesk,
  toKnown,
  toPayment,
} from '#tests/support/payment-stand-ins/stripe/open-desk.ts'
import { STAND_IN_ACCOUNT } from '#tests/support/payment-stand-ins/stripe/start.ts'

const SECRET = STAND_IN_ACCOUNT.STRIPE_WEBHOOK_SECRET

let desk: Desk
/** What came to the shop's notice address, as it came. */
const received: NoticeMessage[] = []
let refusals = 0
const address = createServer((request, response) => {
  void buffer(request).then((body) => {
    if (refusals > 0) {
      refusals -= 1
      response.writeHead(503).end()
      return
    }
    const headers = new Headers(
      Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    )
    received.push({ headers, body })
    response.writeHead(204).end()
  })
})

beforeAll(async () => {
  desk = await openDesk()
  address.listen(0, '127.0.0.1')
  await once(address, 'listening')
})
afterAll(async () => {
  address.close()
  await desk.close()
})

async function readAll(): Promise<Notice[]> {
  const notices = await Promise.all(received.splice(0).map((one) => desk.provider.readNotice(one)))
  return notices.filter((one) => one !== undefined)
}

const toMessage = (body: string, signature: string): NoticeMessage => ({
  headers: new Headers({ 'stripe-signature': signature }),
  body: new TextEncoder().encode(body),
})
const toEvent = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000)

test('Notices of the stand-in lead to the payment, doubled, turned round and late', ON_STAND_IN, async () => {
  const { port } = address.address() as AddressInfo
  await desk.standIn.sendNoticesTo(`http://127.0.0.1:${port}/v1/stripe/receive/notices`)
  await desk.standIn.tell('POST /notices/way', { copies: 2, is_held: true })
  const card = { token: await desk.makeCard(), token_key: null }
  const request = toPayment({ card, capture: 'at_shipping' })
  await desk.provider.authorise(request)
  await desk.provider.capture(toKnown(request), 5500)
  await desk.provider.refund(toKnown(request), { refund_key: request.idempotency_key, amount: 500 })
  const found = await desk.provider.find(toKnown(request))
  if (found?.result !== 'approved') throw new Error(found?.result)
  refusals = 1
  await desk.standIn.tell('POST /notices/let-go', { order: 'reversed' })
  await desk.standIn.tell('POST /notices/settle')
  const notices = await readAll()
  const ids = notices.map(({ id }) => id)
  expect(ids).toHaveLength(2 * new Set(ids).size)
  expect([...new Set(notices.map(({ kind, event }) => `${kind} ${event}`))].sort()).toEqual([
    'other payment_intent.created',
    'payment charge.captured',
    'payment charge.refunded',
    'payment charge.succeeded',
    'payment payment_intent.amount_capturable_updated',
    'payment payment_intent.succeeded',
    'payment refund.created',
  ])
  for (const { kind, reference, idempotency_key } of notices)
    if (kind === 'payment')
      expect({ reference, idempotency_key }).toEqual({
        reference: found.reference,
        idempotency_key: request.idempotency_key,
      })
    else expect(reference).toBeNull()

  await desk.standIn.tell('POST /notices/way', { delay_ms: 50 })
  const dispute = await desk.standIn.tell<{ id: string }>('POST /disputes', {
    payment_intent: found.reference,
  })
  await desk.standIn.tell('POST /notices/settle')
  expect(await readAll()).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      kind: 'dispute',
      event: 'charge.dispute.created',
      idempotency_key: null,
      reference: dispute.id,
    },
  ])
})

test('Other things than payments and chargebacks are nothing the shop acts on', async () => {
  const body = toEvent('customer.created', { object: 'customer', id: 'cus_1', metadata: {} })
  expect(await desk.provider.readNotice(toMessage(body, sign(SECRET, body, toSeconds(new Date()))))).toEqual({
    id: 'evt_1',
    kind: 'other',
    event: 'customer.created',
    idempotency_key: null,
    reference: null,
  })
  const odd = toEvent('balance.available', { object: 'balance' })
  const read = await desk.provider.readNotice(toMessage(odd, sign(SECRET, odd, toSeconds(new Date()))))
  expect(read).toMatchObject({ kind: 'other', reference: null })
  // A charge of an old kind, without an intent, is not from this shop's software.
  const old = toEvent('charge.succeeded', { object: 'charge', id: 'ch_1', payment_intent: null })
  const third = await desk.provider.readNotice(toMessage(old, sign(SECRET, old, toSeconds(new Date()))))
  expect(third).toMatchObject({ kind: 'other', reference: null })
  const full = toEvent('refund.failed', { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } })
  const fourth = await desk.provider.readNotice(toMessage(full, sign(SECRET, full, toSeconds(new Date()))))
  expect(fourth).toMatchObject({ kind: 'payment', reference: 'pi_1', idempotency_key: null })
})

test('What Stripe did not sign, or signed long ago, is no notice', async () => {
  const body = toEvent('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' })
  const now = toSeconds(new Date())
  const good = sign(SECRET, body, now)
  expect(await desk.provider.readNotice(toMessage(body, good))).toMatchObject({ reference: 'pi_1' })
  expect(await desk.provider.readNotice(toMessage(`${body} `, good))).toBeUndefined()
  expect(await desk.provider.readNotice(toMessage(body, sign('whsec_another', body, now)))).toBeUndefined()
  expect(await desk.provider.readNotice(toMessage(body, sign(SECRET, body, now - 400)))).toBeUndefined()
  expect(await desk.provider.readNotice(toMessage(body, 'nonsense'))).toBeUndefined()
  expect(
    await desk.provider.readNotice({ headers: new Headers(), body: new TextEncoder().encode(body) }),
  ).toBeUndefined()
})

test('The age of a signature is told by the shop’s clock', async () => {
  const clock = () => new Date('2027-01-15T00:00:00Z')
  const { provider } = openStripe(
    { secret_key: 'sk_test_x', public_key: 'pk_test_x', webhook_secret: SECRET, is_test: true },
    { clock },
  )
  const body = toEvent('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' })
  const good = toMessage(body, sign(SECRET, body, toSeconds(clock()) - 60))
  expect(await provider.readNotice(good)).toMatchObject({ reference: 'pi_1' })
  const old = toMessage(body, sign(SECRET, body, toSeconds(new Date('2026-01-01'))))
  expect(await provider.readNotice(old)).toBeUndefined()
})

test('No browser brings a verdict of Stripe’s', async () => {
  const verdict = { transaction_id: 'x', result: 'authenticated', signature: 'y' } as const
  expect(await desk.provider.readVerdict(verdict)).toBeUndefined()
  await desk.openWith().close()
})
