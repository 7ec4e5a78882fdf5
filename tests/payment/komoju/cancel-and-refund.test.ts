import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openKomoju } from '#payment/komoju/server.ts'
import { makePayment } from '#tests/support/payment-stand-ins/komoju/known-payment.ts'
import type { StandInPayment } from '#tests/support/payment-stand-ins/komoju/shapes.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from '#tests/support/payment-stand-ins/komoju/start.ts'

const komoju = await startKomoju()
afterAll(() => komoju.close())
beforeEach(() => komoju.control('/faults/clear', {}))
const { provider } = openKomoju(
  { secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
  { fetch: komoju.fetch },
)

const GOOD = { number: '4111111111111111', expiry: '12/30', cvc: '123' }

async function begin(given: Parameters<typeof makePayment>[0] = {}) {
  const payment = makePayment(given)
  const outcome = await provider.authorise(payment)
  if (outcome.result !== 'challenge') throw new Error(`not begun: ${outcome.result}`)
  return { payment, url: outcome.redirect_url }
}

async function pay(given: Parameters<typeof makePayment>[0] = {}) {
  const { payment, url } = await begin(given)
  await komoju.fill(url, GOOD)
  return payment
}

/** The same account, but something happens before each request whose path ends so. */
function openWith(ending: string, happen: () => Promise<unknown>) {
  const fetch: typeof komoju.fetch = async (input, init) => {
    if (String(input).endsWith(ending)) await happen()
    return komoju.fetch(input, init)
  }
  return openKomoju({ secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET }, { fetch }).provider
}

async function seePayment({ order_no, idempotency_key }: { order_no: string; idempotency_key: string }) {
  const payments = await komoju.control<StandInPayment[]>('/payments')
  const found = payments.find((one) => one.external_order_num === `${order_no}.${idempotency_key}`)
  if (!found) throw new Error('no payment')
  return found
}

describe('cancelling', () => {
  test('a request that is still on its way finds its page closed', async () => {
    const payment = makePayment()
    await provider.cancel(payment)
    const late = await provider.authorise(payment)
    if (late.result !== 'challenge') throw new Error(late.result)
    expect((await komoju.fill(late.redirect_url, GOOD)).page).toContain('取り消された')
    expect(await provider.find({ ...payment, reference: late.reference ?? null })).toEqual({
      result: 'declined',
    })
  })

  test('a request that KOMOJU refuses needs none', async () => {
    const payment = makePayment()
    await komoju.fail('POST /api/v1/sessions', 'instead', {
      answer: {
        status: 422,
        body: { error: { code: 'invalid_parameter', message: 'no', param: 'currency' } },
      },
    })
    await provider.cancel(payment)
  })

  test('what was reserved is set free, what was taken is given back, once', async () => {
    const reserved = await pay({ capture: 'at_shipping' })
    await provider.cancel(reserved)
    expect(await seePayment(reserved)).toMatchObject({ status: 'cancelled' })

    const taken = await pay()
    await provider.refund(taken, { refund_key: 'before', amount: 300 })
    await provider.cancel(taken)
    await provider.cancel(taken)
    expect(await seePayment(taken)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 300 }, { amount: 3_000, description: `cancel.${taken.idempotency_key}` }],
    })
    expect(await provider.find(taken)).toEqual({ result: 'declined' })
    expect(await provider.capture(taken, 3_300)).toEqual({ result: 'refused' })
  })

  test('paid while the page was being closed: given back', async () => {
    const { payment, url } = await begin()
    const meanwhile = openWith('/cancel', () => komoju.fill(url, GOOD))
    await meanwhile.cancel(payment)
    expect(await seePayment(payment)).toMatchObject({ status: 'refunded', amount_refunded: 3_300 })
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
  })

  test('taken while it was being set free: given back', async () => {
    const payment = await pay({ capture: 'at_shipping' })
    const meanwhile = openWith('/cancel', () => provider.capture(payment, 3_300))
    await meanwhile.cancel(payment)
    expect(await seePayment(payment)).toMatchObject({ status: 'refunded', amount_refunded: 3_300 })
  })

  test('given back is given back, whatever KOMOJU calls it', async () => {
    const payment = await pay()
    await provider.cancel(payment)
    const called = { ...(await seePayment(payment)), status: 'captured' }
    const answer = { status: 200, body: { data: [called], last_page: 1 } }
    await komoju.fail('GET /api/v1/payments', 'instead', { answer, times: 3 })
    await komoju.fail('GET /api/v1/sessions', 'instead', { answer: { status: 404 }, times: 3 })
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
    await provider.cancel(payment)
  })

  test('says when KOMOJU does not do it', async () => {
    const payment = await pay({ capture: 'at_shipping' })
    await komoju.fail('POST /api/v1/payments', 'instead', {
      answer: { status: 422, body: { error: { code: 'unprocessable_entity', message: 'no', param: null } } },
    })
    await expect(provider.cancel(payment)).rejects.toThrow(/does not cancel payment \w+, which is authorized/)
  })

  test('says that nobody knows, and is right when it is asked again', async () => {
    for (const when of ['before', 'during', 'after'] as const) {
      for (const call of ['GET /api/v1/payments', 'POST /api/v1/sessions']) {
        const payment = makePayment()
        await komoju.fail(call, when)
        await expect(provider.cancel(payment), `${when} ${call}`).rejects.toThrow(/[Nn]obody knows/)
        await provider.cancel(payment)
      }
      const { payment } = await begin()
      await komoju.fail('POST /api/v1/sessions/', when)
      await expect(provider.cancel(payment), `${when} closing`).rejects.toThrow(/Nobody knows/)
      await provider.cancel(payment)
      for (const capture of ['at_order', 'at_shipping'] as const) {
        const paid = await pay({ capture })
        await komoju.fail('POST /api/v1/payments', when)
        await expect(provider.cancel(paid), `${when} ${capture}`).rejects.toThrow(/Nobody knows/)
        await provider.cancel(paid)
        expect(await seePayment(paid)).toMatchObject({
          status: capture === 'at_order' ? 'refunded' : 'cancelled',
          amount_refunded: capture === 'at_order' ? 3_300 : 0,
        })
      }
    }
  })
})

describe('giving back', () => {
  test('parts, each once, and never more than was taken', async () => {
    const payment = await pay()
    const first = await provider.refund(payment, { refund_key: 'part 1', amount: 1_000 })
    expect(await provider.refund(payment, { refund_key: 'part 1', amount: 1_000 })).toEqual(first)
    expect(await provider.refund(payment, { refund_key: 'part 2', amount: 2_301 })).toEqual({
      result: 'refused',
    })
    const last = await provider.refund(payment, { refund_key: 'part 3', amount: 2_300 })
    expect(last).toMatchObject({ result: 'refunded' })
    expect(await provider.refund(payment, { refund_key: 'part 3', amount: 2_300 })).toEqual(last)
    expect(await provider.refund(payment, { refund_key: 'part 4', amount: 1 })).toEqual({ result: 'refused' })
    expect(await seePayment(payment)).toMatchObject({ status: 'refunded', amount_refunded: 3_300 })
    // All of it was given back, and it was a sale all the same.
    expect(await provider.find(payment)).toMatchObject({ result: 'approved', is_captured: true })
  })

  test('asked again after the day for which KOMOJU knows a key', async () => {
    const payment = await pay()
    const first = await provider.refund(payment, { refund_key: 'once', amount: 500 })
    await komoju.control('/clock', { seconds: 100_000 })
    expect(await provider.refund(payment, { refund_key: 'once', amount: 500 })).toEqual(first)
    expect(await seePayment(payment)).toMatchObject({ amount_refunded: 500 })
  })

  test('asked twice at the same time, once', async () => {
    const payment = await pay()
    const request = { refund_key: 'twins', amount: 500 }
    const meanwhile = openWith('/refund', () => provider.refund(payment, request))
    const refunded = await meanwhile.refund(payment, request)
    expect(refunded).toMatchObject({ result: 'refunded' })
    expect(await provider.refund(payment, request)).toEqual(refunded)
    expect(await seePayment(payment)).toMatchObject({ amount_refunded: 500 })
  })

  test('whatever goes wrong on the way, once', async () => {
    for (const when of ['before', 'during', 'after'] as const) {
      const payment = await pay()
      await komoju.fail('POST /api/v1/payments', when)
      const request = { refund_key: `lost ${when}`, amount: 700 }
      expect(await provider.refund(payment, request), when).toEqual({ result: 'unknown' })
      expect(await provider.refund(payment, request), when).toMatchObject({ result: 'refunded' })
      expect(await seePayment(payment)).toMatchObject({ amount_refunded: 700 })
    }
  })

  test('nothing was taken, or nobody knows', async () => {
    const { payment } = await begin()
    expect(await provider.refund(payment, { refund_key: 'r', amount: 1 })).toEqual({ result: 'refused' })
    await komoju.fail('GET /api/v1/payments', 'after')
    expect(await provider.refund(payment, { refund_key: 'r', amount: 1 })).toEqual({ result: 'unknown' })
  })
})
