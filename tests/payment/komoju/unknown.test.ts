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

const UNKNOWN = { result: 'unknown' }
const GOOD = { number: '4111111111111111', expiry: '12/30', cvc: '123' }

const refuse = (status: number, error?: object) => ({ answer: { status, body: error ? { error } : {} } })

describe('nobody knows', () => {
  test('whether a page was opened, and asked again there is one', async () => {
    for (const when of ['before', 'during', 'after'] as const) {
      const payment = makePayment()
      await komoju.fail('POST /api/v1/sessions', when)
      expect(await provider.authorise(payment), when).toEqual(UNKNOWN)
      expect(await provider.find(payment), when).toBeUndefined()
      expect(await provider.authorise(payment), when).toMatchObject({ result: 'challenge' })
    }
  })

  test.each([409, 429, 500, 502, 503, 504])('after an answer of %i', async (status) => {
    await komoju.fail('POST /api/v1/sessions', 'instead', refuse(status))
    expect(await provider.authorise(makePayment())).toEqual(UNKNOWN)
  })

  test('while the same request is under way', async () => {
    const payment = makePayment()
    await komoju.fail('POST /api/v1/sessions', 'slowly', { wait_ms: 150 })
    const [first, second] = await Promise.all([provider.authorise(payment), provider.authorise(payment)])
    expect([first.result, second.result].sort()).toEqual(['challenge', 'unknown'])
    expect(await provider.authorise(payment)).toMatchObject({ result: 'challenge' })
  })

  test('after an answer that cannot be read', async () => {
    for (const answer of [
      { status: 200, text: '<html>' },
      { status: 200, body: { id: 7 } },
    ]) {
      await komoju.fail('POST /api/v1/sessions', 'instead', { answer })
      expect(await provider.authorise(makePayment())).toEqual(UNKNOWN)
    }
  })

  test('how a payment stands, when any of the questions has no answer', async () => {
    const payment = makePayment()
    const begun = await provider.authorise(payment)
    if (begun.result !== 'challenge') throw new Error(begun.result)
    const known = { ...payment, reference: begun.reference ?? null }
    for (const call of ['GET /api/v1/payments', 'GET /api/v1/sessions']) {
      for (const when of ['before', 'during', 'after'] as const) {
        await komoju.fail(call, when)
        expect(await provider.find(known), `${when} ${call}`).toEqual(UNKNOWN)
      }
    }
    expect(await provider.find({ ...payment, reference: 'nobody-knows-it' })).toEqual(UNKNOWN)
  })

  test('a payment to which the list does not reach back is found by its name', async () => {
    const payment = makePayment()
    const begun = await provider.authorise(payment)
    if (begun.result !== 'challenge') throw new Error(begun.result)
    await komoju.fill(begun.redirect_url, GOOD)
    const found = await provider.find(payment)
    if (found?.result !== 'approved') throw new Error(found?.result)
    const hide = () =>
      komoju.fail('GET /api/v1/payments', 'instead', {
        answer: { status: 200, body: { data: [], last_page: 1 } },
      })
    const known = { ...payment, reference: found.reference }
    await hide()
    expect(await provider.find(known)).toEqual(found)
    await hide()
    await komoju.fail('GET /api/v1/sessions', 'instead', { ...refuse(404), times: 2 })
    expect(await provider.find(known)).toEqual(found)
    await hide()
    await komoju.fail(`GET /api/v1/payments/${found.reference}`, 'after')
    expect(await provider.find(known)).toEqual(UNKNOWN)
  })

  test('of a payment that is taken and not shown yet', async () => {
    const payment = makePayment()
    const begun = await provider.authorise(payment)
    if (begun.result !== 'challenge') throw new Error(begun.result)
    const session = await (await askAsShop(`/sessions/${begun.reference}`)).json()
    const known = { ...payment, reference: begun.reference ?? null }
    const hide = () =>
      komoju.fail('GET /api/v1/sessions', 'instead', {
        answer: { status: 200, body: { ...session, status: 'completed' } },
      })
    await hide()
    expect(await provider.find(known)).toEqual(UNKNOWN)
    await hide()
    expect(await provider.capture(known, 1)).toEqual(UNKNOWN)
    await hide()
    expect(await provider.refund(known, { refund_key: 'r', amount: 1 })).toEqual(UNKNOWN)
    await hide()
    await hide()
    await expect(provider.cancel(known)).rejects.toThrow(/does not show it yet/)
  })

  test('of taking what is reserved, and asked again it was taken once', async () => {
    for (const when of ['before', 'during', 'after'] as const) {
      const payment = makePayment({ capture: 'at_shipping' })
      const begun = await provider.authorise(payment)
      if (begun.result !== 'challenge') throw new Error(begun.result)
      await komoju.fill(begun.redirect_url, GOOD)
      await komoju.fail('GET /api/v1/payments', when)
      expect(await provider.capture(payment, 3_300), when).toEqual(UNKNOWN)
      await komoju.fail('POST /api/v1/payments', when)
      expect(await provider.capture(payment, 3_300), when).toEqual(UNKNOWN)
      expect(await provider.capture(payment, 3_300), when).toEqual({ result: 'captured' })
      // KOMOJU refuses it, and nobody can see why.
      const other = makePayment({ capture: 'at_shipping' })
      const page = await provider.authorise(other)
      if (page.result !== 'challenge') throw new Error(page.result)
      await komoju.fill(page.redirect_url, GOOD)
      const id = (await komoju.control<StandInPayment[]>('/payments')).at(-1)?.id
      await komoju.fail(`POST /api/v1/payments/${id}/capture`, 'instead', refuse(422))
      await komoju.fail(`GET /api/v1/payments/${id}`, when)
      expect(await provider.capture(other, 3_300), when).toEqual(UNKNOWN)
      await komoju.fail(`POST /api/v1/payments/${id}/capture`, 'instead', refuse(422))
      expect(await provider.capture(other, 3_300), when).toEqual({ result: 'refused' })
    }
  })
})

const askAsShop = (path: string) =>
  komoju.fetch(`https://komoju.com/api/v1${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}` },
  })

describe('KOMOJU says no', () => {
  test('to this payment: declined', async () => {
    const refusals = [
      refuse(402, { code: 'request_failed', message: 'no', param: null }),
      refuse(422, { code: 'invalid_parameter', message: 'too much', param: 'amount' }),
    ]
    for (const refusal of refusals) {
      await komoju.fail('POST /api/v1/sessions', 'instead', refusal)
      expect(await provider.authorise(makePayment())).toEqual({ result: 'declined' })
    }
  })

  test('to how it is asked: an error that says what to mend', async () => {
    const other = openKomoju(
      { secret_key: 'sk_test_somebody', webhook_secret: WEBHOOK_SECRET },
      { fetch: komoju.fetch },
    )
    await expect(other.provider.authorise(makePayment())).rejects.toThrow(
      'KOMOJU answers 401 to /sessions: unauthorized The key is not valid. KOMOJU_SECRET_KEY is not a key it knows: copy it anew from its dashboard.',
    )
    await expect(other.provider.find(makePayment())).rejects.toThrow(
      /KOMOJU_SECRET_KEY is not a key it knows/,
    )
    await komoju.fail('POST /api/v1/sessions', 'instead', refuse(403))
    await expect(provider.authorise(makePayment())).rejects.toThrow(/no reason. The account may not do this/)
    for (const call of ['GET /api/v1/payments', 'GET /api/v1/sessions']) {
      await komoju.fail(call, 'instead', refuse(422, { code: 'invalid_parameter', param: 'per_page' }))
      await expect(provider.find(makePayment({ reference: 's1' })), call).rejects.toThrow(
        /^KOMOJU answers 422 to .* invalid_parameter \(per_page\)\. The request is one it does not take/,
      )
    }
    const payment = makePayment({ return_url: 'nowhere' })
    await expect(provider.authorise(payment)).rejects.toThrow(
      /^KOMOJU answers 422 to POST \/sessions: invalid_parameter \(return_url\) .* payment\/komoju\/README.md/,
    )
  })

  test('the key goes nowhere else', async () => {
    await komoju.fail('GET /api/v1/payments', 'instead', {
      answer: { status: 302, location: 'https://komoju.com/api/v1/payments' },
    })
    expect(await provider.find(makePayment())).toEqual(UNKNOWN)
  })
})
