import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { KnownPayment, PaymentOutcome } from '#payment/provider.ts'
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

/** Begins a payment, as the shop does, and does at its page what a form says. */
async function begin(given: Partial<KnownPayment>, ...forms: Record<string, string>[]) {
  const payment = makePayment(given)
  const outcome = await provider.authorise(payment)
  if (outcome.result !== 'challenge') throw new Error(`not begun: ${outcome.result}`)
  const steps = []
  for (const form of forms) steps.push(await komoju.fill(outcome.redirect_url, form))
  return { payment: { ...payment, reference: outcome.reference ?? null }, url: outcome.redirect_url, steps }
}

const card = (number: string) => ({ number, expiry: '12/30', cvc: '123' })
const GOOD = card('4111111111111111')
const POOR = card('4123111111111000')

const toReference = (outcome: PaymentOutcome | undefined): string => {
  if (outcome?.result === 'approved' || outcome?.result === 'awaiting') return outcome.reference
  throw new Error(`no reference: ${outcome?.result}`)
}

describe('what is sent', () => {
  test('is one way to pay, the yen, the way back, and who pays', async () => {
    const { payment } = await begin({ method: 'deferred', capture: 'at_shipping' })
    const requests =
      await komoju.control<{ path: string; body: unknown; headers: Record<string, string> }[]>('/requests')
    const sent = requests.findLast(({ path }) => path === '/api/v1/sessions')
    expect(sent?.body).toEqual({
      mode: 'payment',
      amount: 3_300,
      currency: 'JPY',
      return_url: payment.return_url,
      payment_types: ['paidy'],
      default_locale: 'ja',
      email: 'hanako@shop.example',
      payment_data: {
        external_order_num: `${payment.order_no}.${payment.idempotency_key}`,
        // Only cards can be taken at the shipping.
        capture: 'auto',
        name: '見本 花子',
        name_kana: 'ミホン ハナコ',
      },
    })
    expect(sent?.headers).toMatchObject({
      'x-komoju-api-version': '2025-01-28',
      'x-komoju-idempotency': `session.${payment.idempotency_key}`,
    })
  })

  test('leaves out what the shopper did not give, and shortens a long key', async () => {
    const payer = { name: '', name_kana: '', email: '', phone: '' }
    const payment = makePayment({ payer, idempotency_key: 'k'.repeat(200) })
    expect(await provider.authorise(payment)).toMatchObject({ result: 'challenge' })
    expect(await provider.authorise(payment)).toMatchObject({ result: 'challenge' })
  })
})

describe('cards', () => {
  test('a refused card, then another, on the same page: the one that counts', async () => {
    const { payment, steps } = await begin({}, POOR, GOOD)
    expect(steps[0]?.page).toContain('ご利用いただけませんでした')
    expect(steps[1]?.location).toBe(`${payment.return_url}&session_id=${payment.reference}`)
    expect(await provider.find(payment)).toMatchObject({ result: 'approved', amount: 3_300 })
    const found = await provider.find({ ...payment, reference: null })
    expect(found).toMatchObject({ result: 'approved', card: { brand: 'visa', last4: '1111' } })
    expect(await provider.find({ ...payment, reference: toReference(found) })).toEqual(found)
  })

  test('a refused card leaves the page open until it is closed or a day is over', async () => {
    const { payment, url } = await begin({}, POOR)
    expect(await provider.find(payment)).toEqual({
      result: 'challenge',
      redirect_url: url,
      reference: payment.reference,
    })
    await provider.cancel(payment)
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
    expect((await komoju.fill(url, GOOD)).page).toContain('取り消された')
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
  })

  test('3-D Secure happens on the page: passed, failed, and left', async () => {
    const passed = await begin({}, card('4100000000005000'), { password: '123456' })
    expect(await provider.find(passed.payment)).toMatchObject({ result: 'approved' })
    const left = await begin({}, card('4100000000005000'))
    expect(await provider.find(left.payment)).toMatchObject({ result: 'challenge', redirect_url: left.url })
    const failed = await begin({}, card('4100000000300005'), { password: '123456' })
    expect(failed.steps[1]?.page).toContain('ご利用いただけませんでした')
    const refused = await begin({}, card('4100000000500000'))
    expect(await provider.find(refused.payment)).toMatchObject({ result: 'challenge' })
  })

  test('a page that nobody used is given up after a day', async () => {
    const { payment } = await begin({})
    const { payment: tried } = await begin({}, POOR)
    await komoju.control('/clock', { seconds: 86_400 })
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
    expect(await provider.find(tried)).toEqual({ result: 'declined' })
    // Its key is forgotten by then, and its number is not: a second page is never opened for it.
    expect(await provider.authorise(payment)).toEqual({ result: 'declined' })
  })

  test('of a reserved card a part is taken, once', async () => {
    const { payment } = await begin({ capture: 'at_shipping' }, GOOD)
    expect(await provider.capture(payment, 3_301)).toEqual({ result: 'refused' })
    expect(await provider.capture(payment, 2_000)).toEqual({ result: 'captured' })
    expect(await provider.capture(payment, 2_000)).toEqual({ result: 'captured' })
    expect(await provider.find(payment)).toMatchObject({ is_captured: true, amount: 2_000 })
    expect(await provider.refund(payment, { refund_key: 'r1', amount: 2_001 })).toEqual({ result: 'refused' })
  })

  test('a reservation that ran out, or was set free, is not taken', async () => {
    const late = await begin({ capture: 'at_shipping' }, GOOD)
    const id = toReference(await provider.find(late.payment))
    expect(await provider.refund(late.payment, { refund_key: 'r1', amount: 1 })).toEqual({
      result: 'refused',
    })
    await komoju.control(`/payments/${id}/expire`, {})
    expect(await provider.capture(late.payment, 3_300)).toEqual({ result: 'refused' })
    expect(await provider.find(late.payment)).toEqual({ result: 'declined' })
    const freed = await begin({ capture: 'at_shipping' }, GOOD)
    await provider.cancel(freed.payment)
    expect(await provider.capture(freed.payment, 3_300)).toEqual({ result: 'refused' })
    expect(await provider.capture(makePayment(), 3_300)).toEqual({ result: 'refused' })
  })
})

describe('paid later', () => {
  test('a konbini: instructions, then the money', async () => {
    const { payment, steps } = await begin({ method: 'konbini' }, { store: 'seven-eleven' })
    expect(steps[0]?.location).toContain('session_id=')
    const waiting = await provider.find(payment)
    expect(waiting).toMatchObject({
      result: 'awaiting',
      instructions: { stores: [{ store: 'seven_eleven', confirmation_code: null }], account: null },
    })
    // Authorised is a word of KOMOJU for it, and no money.
    expect(await provider.capture(payment, 3_300)).toEqual({ result: 'refused' })
    const id = toReference(waiting)
    await komoju.control(`/payments/${id}/pay`, {})
    expect(await provider.find({ ...payment, reference: id })).toMatchObject({
      result: 'approved',
      is_captured: true,
      card: null,
    })
    expect(await provider.capture(payment, 3_300)).toEqual({ result: 'captured' })
    expect(await provider.refund(payment, { refund_key: 'r1', amount: 100 })).toEqual({ result: 'refused' })
    await expect(provider.cancel(payment)).rejects.toThrow(/paid in cash or by transfer.*in its dashboard/)
  })

  test('what KOMOJU takes from the shopper for itself is not part of the amount', async () => {
    await komoju.control('/account', { fees: { konbini: 190 } })
    const { payment } = await begin({ method: 'konbini' }, { store: 'family-mart' })
    await komoju.control('/account', { fees: {} })
    await komoju.control(`/payments/${toReference(await provider.find(payment))}/pay`, {})
    expect(await provider.find(payment)).toMatchObject({ result: 'approved', amount: 3_300 })
  })

  test('nobody paid in time', async () => {
    const { payment } = await begin({ method: 'konbini' }, { store: 'lawson' })
    await komoju.control(`/payments/${toReference(await provider.find(payment))}/expire`, {})
    expect(await provider.find(payment)).toEqual({ result: 'expired' })
    await provider.cancel(payment)
    expect(await provider.find(payment)).toEqual({ result: 'expired' })
  })

  test('a transfer goes to an account of its own', async () => {
    const { payment } = await begin({ method: 'bank_transfer' }, {})
    expect(await provider.find(payment)).toMatchObject({
      result: 'awaiting',
      instructions: {
        pay_by: expect.stringMatching(/T14:59:59\.000Z$/),
        stores: [],
        account: {
          bank: 'みほん銀行',
          branch: '第三支店',
          kind: '普通',
          number: expect.stringMatching(/^\d{7}$/),
          holder: 'カ)ミホン',
        },
        url: expect.stringContaining('/instructions/'),
      },
    })
  })
})

describe('wallets', () => {
  test.each(['paypay', 'deferred'] as const)(
    '%s: there and back, refused, and left there',
    async (method) => {
      const paid = await begin({ method }, { choice: 'open' }, { choice: 'approve' })
      expect(await provider.find(paid.payment)).toMatchObject({ result: 'approved', is_captured: true })
      expect(await provider.refund(paid.payment, { refund_key: `r-${method}`, amount: 3_300 })).toMatchObject(
        {
          result: 'refunded',
        },
      )
      expect(await provider.find(paid.payment)).toMatchObject({ result: 'approved', is_captured: true })

      const refused = await begin({ method }, { choice: 'open' }, { choice: 'refuse' })
      expect(await provider.find(refused.payment)).toMatchObject({ result: 'challenge' })
      await provider.cancel(refused.payment)
      expect(await provider.find(refused.payment)).toEqual({ result: 'declined' })

      const left = await begin({ method }, { choice: 'open' })
      expect(await provider.find(left.payment)).toMatchObject({ result: 'challenge', redirect_url: left.url })
      expect(await provider.capture(left.payment, 3_300)).toEqual({ result: 'unknown' })
      await provider.cancel(left.payment)
      const payments = await komoju.control<StandInPayment[]>('/payments')
      expect(payments.find(({ session }) => session === left.payment.reference)?.status).toBe('cancelled')
    },
  )

  test('the page was left for the wallet, and its day is over: nobody knows before KOMOJU says so', async () => {
    const { payment } = await begin({ method: 'paypay' }, { choice: 'open' })
    await komoju.control('/clock', { seconds: 86_400 })
    expect(await provider.find(payment)).toEqual({ result: 'unknown' })
    const [opened] = (await komoju.control<StandInPayment[]>('/payments')).slice(-1)
    await komoju.control(`/payments/${opened?.id}/expire`, {})
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
  })

  test('back from the page without anything', async () => {
    const { payment, steps } = await begin({ method: 'paypay' }, { choice: 'back' })
    expect(steps[0]?.location).toContain('session_id=')
    expect(await provider.find(payment)).toMatchObject({ result: 'challenge' })
  })
})
