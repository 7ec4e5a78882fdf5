import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Desk,
  ON_STAND_IN,
  openDesk,
  toKnown,
  toPayment,
} from '#tests/support/payment-stand-ins/stripe/open-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const CREATE = '/v1/payment_intents'
const CONFIRM = '/v1/payment_intents/\\w+/confirm'
const CAPTURE = '/v1/payment_intents/\\w+/capture'
const CANCEL = '/v1/payment_intents/\\w+/cancel'
const READ = '/v1/payment_intents/\\w+'

const UNKNOWN = { result: 'unknown' }

const plan = (fault: Record<string, unknown>) => desk.standIn.tell('POST /faults', fault)
const toRequest = async (more: Parameters<typeof toPayment>[0] = {}) =>
  toPayment({ card: { token: await desk.makeCard(), token_key: null }, ...more })

/** Charges of the account for one attempt; there may be one. */
async function countTaken(key: string): Promise<number> {
  const time = { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 60_000) }
  const listed = await Array.fromAsync(desk.provider.listPayments(time))
  return listed.filter(({ idempotency_key, state }) => idempotency_key === key && state === 'captured').length
}

describe('With the stand-in’s control door:', ON_STAND_IN, () => {
  beforeEach(() => desk.standIn.tell('POST /faults/clear'))

  for (const path of [CREATE, CONFIRM])
    for (const kind of ['before', 'during', 'after'])
      test(`a line that breaks ${kind} ${path} leaves it unknown, and charges once`, async () => {
        const request = await toRequest()
        await plan({ path, kind, hold_ms: 20 })
        expect(await desk.provider.authorise(request)).toEqual(UNKNOWN)
        const known = await desk.provider.find(toKnown(request))
        if (kind !== 'before' && path === CONFIRM) expect(known).toMatchObject({ result: 'approved' })
        else expect(known).toBeUndefined()
        expect(await desk.provider.authorise(request)).toMatchObject({ result: 'approved' })
        expect(await countTaken(request.idempotency_key)).toBe(1)
      })

  test('two who send the same attempt at once charge once; the second is told to wait', async () => {
    const request = await toRequest()
    await plan({ path: CONFIRM, kind: 'during', hold_ms: 400 })
    const first = desk.provider.authorise(request)
    await expect
      .poll(async () => (await desk.standIn.listRequests()).some(({ path }) => path === CREATE))
      .toBe(true)
    const others = await Promise.all([1, 2].map(() => desk.provider.authorise(request)))
    expect(await first).toEqual(UNKNOWN)
    for (const other of others) expect(['unknown', 'approved']).toContain(other.result)
    expect(await desk.provider.authorise(request)).toMatchObject({ result: 'approved' })
    expect(await countTaken(request.idempotency_key)).toBe(1)
  })

  for (const status of [409, 429, 500, 503])
    test(`an answer of ${status} is unknown everywhere`, async () => {
      const request = await toRequest({ capture: 'at_shipping' })
      const error = { kind: 'error', status }
      await plan({ path: CREATE, ...error })
      expect(await desk.provider.authorise(request)).toEqual(UNKNOWN)
      await plan({ path: CREATE, ...error })
      expect(await desk.provider.find(toKnown(request))).toEqual(UNKNOWN)
      await plan({ path: CREATE, ...error })
      await expect(desk.provider.cancel(toKnown(request))).rejects.toThrow('did not say')
      await plan({ path: CONFIRM, ...error })
      expect(await desk.provider.authorise(request)).toEqual(UNKNOWN)

      const outcome = await desk.provider.authorise(request)
      if (outcome.result !== 'approved') throw new Error(outcome.result)
      const payment = toKnown(request, outcome.reference)
      await plan({ path: READ, method: 'GET', ...error })
      expect(await desk.provider.find(payment)).toEqual(UNKNOWN)
      await plan({ path: READ, method: 'GET', ...error })
      expect(await desk.provider.capture(payment, 5500)).toEqual(UNKNOWN)
      await plan({ path: READ, method: 'GET', ...error })
      expect(await desk.provider.refund(payment, { refund_key: 'x', amount: 1 })).toEqual(UNKNOWN)
      await plan({ path: CAPTURE, ...error })
      expect(await desk.provider.capture(payment, 5500)).toEqual(UNKNOWN)
      await plan({ path: CANCEL, ...error })
      await expect(desk.provider.cancel(payment)).rejects.toThrow()
      expect(await desk.provider.capture(payment, 5500)).toEqual({ result: 'captured' })

      const refund = { refund_key: request.idempotency_key, amount: 500 }
      await plan({ path: '/v1/refunds', ...error })
      expect(await desk.provider.refund(payment, refund)).toEqual(UNKNOWN)
      await plan({ path: '/v1/refunds', ...error })
      await expect(desk.provider.cancel(payment)).rejects.toThrow('cancel it again')
      expect(await desk.provider.refund(payment, refund)).toMatchObject({ result: 'refunded' })
      await desk.provider.cancel(payment)
    })

  test('a capture and a refund whose answers got lost are done once', async () => {
    const request = await toRequest({ capture: 'at_shipping' })
    await desk.provider.authorise(request)
    await plan({ path: CAPTURE, kind: 'after' })
    expect(await desk.provider.capture(toKnown(request), 5500)).toEqual(UNKNOWN)
    expect(await desk.provider.capture(toKnown(request), 5500)).toEqual({ result: 'captured' })
    const refund = { refund_key: request.idempotency_key, amount: 5500 }
    await plan({ path: '/v1/refunds', kind: 'after' })
    expect(await desk.provider.refund(toKnown(request), refund)).toEqual(UNKNOWN)
    expect(await desk.provider.refund(toKnown(request), refund)).toMatchObject({ result: 'refunded' })
  })

  // Stripe keeps a 500 for the key: the intent, if there is one, has a name nobody knows.
  test('a failure that Stripe keeps for the key ends the attempt', async () => {
    const request = await toRequest()
    await plan({ path: CREATE, kind: 'error', is_kept: true })
    expect(await desk.provider.authorise(request)).toEqual(UNKNOWN)
    expect(await desk.provider.authorise(request)).toEqual({ result: 'declined' })
    expect(await desk.provider.find(toKnown(request))).toBeUndefined()
    await desk.provider.cancel(toKnown(request))
    expect(await desk.provider.capture(toKnown(request), 5500)).toEqual({ result: 'refused' })
    expect(await countTaken(request.idempotency_key)).toBe(0)
  })

  test('a confirmation that Stripe keeps as failed is never done, and can be cancelled', async () => {
    const request = await toRequest()
    await plan({ path: CONFIRM, kind: 'error', is_kept: true })
    expect(await desk.provider.authorise(request)).toEqual(UNKNOWN)
    expect(await desk.provider.authorise(request)).toEqual(UNKNOWN)
    await desk.provider.cancel(toKnown(request))
    expect(await desk.provider.find(toKnown(request))).toEqual({ result: 'declined' })
  })

  test('whoever was overtaken finds how it ended', async () => {
    const overtaken = { kind: 'overtaken' }
    const reserved = await toRequest({ capture: 'at_shipping' })
    await plan({ path: CONFIRM, ...overtaken, by: 'cancel' })
    expect(await desk.provider.authorise(reserved)).toEqual({ result: 'declined' })

    const taken = await toRequest({ capture: 'at_shipping' })
    await desk.provider.authorise(taken)
    await plan({ path: CAPTURE, ...overtaken, by: 'capture' })
    expect(await desk.provider.capture(toKnown(taken), 5500)).toEqual(UNKNOWN)
    expect(await desk.provider.capture(toKnown(taken), 5500)).toEqual({ result: 'captured' })

    const free = await toRequest({ capture: 'at_shipping' })
    await desk.provider.authorise(free)
    await plan({ path: CAPTURE, ...overtaken, by: 'let_go' })
    expect(await desk.provider.capture(toKnown(free), 5500)).toEqual(UNKNOWN)
    expect(await desk.provider.capture(toKnown(free), 5500)).toEqual({ result: 'refused' })

    const paid = toPayment({ method: 'konbini' })
    await desk.provider.authorise(paid)
    await plan({ path: CANCEL, ...overtaken, by: 'pay' })
    await desk.provider.cancel(toKnown(paid))
    const given_back = (await desk.standIn.listRequests()).findLast(({ path }) => path === '/v1/refunds')
    expect(new URLSearchParams(given_back?.body).get('metadata[noren_key]')).toBe(paid.idempotency_key)

    const token = await desk.makeCard()
    const kept = await desk.provider.keep({ token, token_key: null, return_url: 'https://shop.example/' })
    if (kept.result !== 'kept') throw new Error(kept.result)
    await plan({ path: '/v1/payment_methods/\\w+/detach', ...overtaken, by: 'detach' })
    await desk.provider.forget(kept.card)
  })

  test('a card that is refused after its owner said yes is declined', async () => {
    const { id } = await desk.ask('/v1/payment_methods', {
      type: 'card',
      'card[number]': '4000008400001629',
      'card[exp_month]': '12',
      'card[exp_year]': '2035',
    })
    const request = toPayment({ card: { token: String(id), token_key: null } })
    const outcome = await desk.provider.authorise(request)
    if (outcome.result !== 'challenge') throw new Error(outcome.result)
    await desk.answerPage(outcome.redirect_url, 'approve')
    expect(await desk.provider.find(toKnown(request))).toEqual({ result: 'declined' })
  })

  test('what Stripe refuses for good is refused', async () => {
    const [late, declined] = [
      await toRequest({ capture: 'at_shipping' }),
      await toRequest({ capture: 'at_shipping' }),
    ]
    await desk.provider.authorise(late)
    await desk.provider.authorise(declined)
    const refusal = { path: CAPTURE, kind: 'error' }
    await plan({ ...refusal, status: 400, code: 'charge_expired_for_capture' })
    expect(await desk.provider.capture(toKnown(late), 5500)).toEqual({ result: 'refused' })
    await plan({ ...refusal, status: 402, code: 'card_declined' })
    expect(await desk.provider.capture(toKnown(declined), 5500)).toEqual({ result: 'refused' })
    const { provider } = desk
    const token = await desk.makeCard()
    const request = { token, token_key: null, return_url: 'https://shop.example/' }
    expect(await provider.keep(request)).toMatchObject({ result: 'kept' })
    // Its customer was deleted at Stripe's.
    await plan({
      path: '/v1/customers/\\w+',
      method: 'GET',
      kind: 'error',
      status: 404,
      code: 'resource_missing',
    })
    expect(await provider.keep(request)).toEqual({ result: 'unknown_token' })
  })

  test('what nobody foresaw is told with where to look', async () => {
    const request = await toRequest({ capture: 'at_shipping' })
    const odd = { kind: 'error', status: 400, code: 'odd_thing' }
    const meet = async (path: string, doing: () => Promise<unknown>, sentence: string, method = 'POST') => {
      await plan({ path, method, ...odd })
      await expect(doing()).rejects.toThrow(sentence)
    }
    const see = 'It is odd_thing. See https://dashboard.stripe.com/logs for the request.'
    await meet(CREATE, () => desk.provider.authorise(request), see)
    await meet(CONFIRM, () => desk.provider.authorise(request), 'Stripe does not confirm pi_')
    await desk.provider.authorise(request)
    const payment = toKnown(request)
    await meet(CAPTURE, () => desk.provider.capture(payment, 5500), 'Stripe does not take pi_')
    await meet(CANCEL, () => desk.provider.cancel(payment), 'Stripe does not cancel pi_')
    await desk.provider.capture(payment, 5500)
    const refund = { refund_key: request.idempotency_key, amount: 1 }
    await meet('/v1/refunds', () => desk.provider.refund(payment, refund), 'Stripe does not give back pi_')
    await meet(CREATE, () => countTaken('x'), 'Stripe does not list its payments', 'GET')
    const dispute = '/v1/disputes/\\w+'
    await meet(dispute, () => desk.provider.findDispute('dp_1'), 'Stripe does not tell of dp_1', 'GET')
    const keep = { token: await desk.makeCard(), token_key: null, return_url: 'https://shop.example/' }
    await meet('/v1/setup_intents', () => desk.provider.keep(keep), 'Stripe does not keep a card')
    const kept = await desk.provider.keep(keep)
    if (kept.result !== 'kept') throw new Error(kept.result)
    await meet('/v1/customers/\\w+', () => desk.provider.keep(keep), 'tell of a customer', 'GET')
    const detach = '/v1/payment_methods/\\w+/detach'
    await meet(detach, () => desk.provider.forget(kept.card), 'Stripe does not forget a card')
    await desk.provider.forget(kept.card)
  })

  test('asking for a card, a kept one or a list is an error while Stripe is away', async () => {
    const token = await desk.makeCard()
    const card = { path: '/v1/payment_methods/\\w+', method: 'GET', kind: 'before' }
    await plan(card)
    await expect(desk.provider.inspect(token)).rejects.toThrow()
    await plan(card)
    await expect(desk.provider.forget({ token, token_key: 'cus_x' })).rejects.toThrow()
    await plan({ path: '/v1/setup_intents', kind: 'before' })
    const request = { token, token_key: null, return_url: 'https://shop.example/' }
    await expect(desk.provider.keep(request)).rejects.toThrow()
    await plan({ path: '/v1/setup_intents/\\w+/confirm', kind: 'after' })
    await expect(desk.provider.keep(request)).rejects.toThrow()
    expect(await desk.provider.keep(request)).toMatchObject({ result: 'kept' })
    await plan({ path: CREATE, method: 'GET', kind: 'before' })
    await expect(countTaken('x')).rejects.toThrow()
    await plan({ path: '/v1/disputes/\\w+', method: 'GET', kind: 'before' })
    await expect(desk.provider.findDispute('dp_x')).rejects.toThrow()
  })
})

describe('A fault of the shop’s own', () => {
  test('is told with what to mend: a key nobody knows', async () => {
    const { provider } = desk.openWith('sk_test_nobodyknowsthiskey')
    const request = toPayment({ method: 'konbini' })
    await expect(provider.authorise(request)).rejects.toThrow(
      'it does not know the key. Set STRIPE_SECRET_KEY to a key of https://dashboard.stripe.com/apikeys',
    )
    await expect(provider.inspect('pm_x')).rejects.toThrow('it does not know the key')
    const time = { from: new Date(0), until: new Date() }
    await expect(Array.fromAsync(provider.listPayments(time))).rejects.toThrow('it does not know the key')
  })

  test('is told with what to mend: a key without rights, on the stand-in', ON_STAND_IN, async () => {
    const { provider } = desk.openWith('rk_test_without_rights_at_all')
    await expect(provider.authorise(toPayment({ method: 'konbini' }))).rejects.toThrow(
      'Give the restricted key the rights that payment/stripe/README.md lists.',
    )
  })

  test('is told with what to mend: a payment of another account', async () => {
    const payment = toKnown(toPayment(), 'pi_ofanotheraccount')
    await expect(desk.provider.find(payment)).rejects.toThrow(
      'Is STRIPE_SECRET_KEY of the account, and of the mode, in which this was begun?',
    )
  })

  test('is told: an attempt that changed', async () => {
    const request = toPayment({ method: 'konbini' })
    await desk.provider.find(toKnown(request))
    await expect(desk.provider.authorise({ ...request, amount: 1234 })).rejects.toThrow(
      'One attempt must not change',
    )
  })
})
