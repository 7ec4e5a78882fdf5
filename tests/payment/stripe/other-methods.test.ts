import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const toKonbini = (more: Parameters<typeof toPayment>[0] = {}) => toPayment({ method: 'konbini', ...more })

async function order(more: Parameters<typeof toPayment>[0] = {}) {
  const request = toKonbini(more)
  const outcome = await desk.provider.authorise(request)
  if (outcome.result !== 'awaiting') throw new Error(outcome.result)
  return { request, outcome, payment: toKnown(request, outcome.reference) }
}

describe('A konbini payment', () => {
  test('is awaited until the end of a day in Japan, with a code for each shop', async () => {
    const { request, outcome } = await order({ days_to_pay: 5 })
    const { instructions } = outcome
    const days = (Date.parse(instructions.pay_by) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(4.9)
    expect(days).toBeLessThanOrEqual(6)
    expect(new Date(Date.parse(instructions.pay_by) + 9 * 3_600_000).toISOString()).toContain('T23:59:59')
    expect(instructions.stores.map(({ store }) => store)).toEqual([
      'family_mart',
      'lawson',
      'ministop',
      'seicomart',
    ])
    for (const { payment_code } of instructions.stores) expect(payment_code).toMatch(/^\d+$/)
    expect(instructions.stores.find(({ store }) => store === 'lawson')?.confirmation_code).toBe('0312345678')
    expect(instructions).toMatchObject({
      account: null,
      url: expect.stringMatching(/^https:\/\/\S+stripe\.com\//),
    })
    expect(await desk.provider.authorise(request)).toEqual(outcome)
    expect(await desk.provider.find(toKnown(request))).toEqual(outcome)
  })

  test('has a number of Stripe’s where the telephone has none that Stripe takes', async () => {
    for (const phone of ['03-1234', '', '000-0000-0000', '11111111111']) {
      const { outcome } = await order({ payer: { ...toPayment().payer, phone } })
      const code = outcome.instructions.stores[1]?.confirmation_code
      expect(code).toMatch(/^\d{10,11}$/)
      expect(code).not.toBe(phone.replaceAll('-', ''))
    }
  })

  test('may take from one day to sixty', async () => {
    const { outcome } = await order({ days_to_pay: 0 })
    expect(Date.parse(outcome.instructions.pay_by) - Date.now()).toBeLessThan(2 * 86_400_000)
    const { outcome: long } = await order({ days_to_pay: 400 })
    expect(Date.parse(long.instructions.pay_by) - Date.now()).toBeLessThan(61 * 86_400_000)
  })

  test('that is cancelled takes nothing', async () => {
    const { payment } = await order()
    await desk.provider.cancel(payment)
    expect(await desk.provider.find(payment)).toEqual({ result: 'declined' })
  })

  test(
    'that was paid is taken, and given back by a mail of Stripe’s, with the control door',
    ON_STAND_IN,
    async () => {
      const { payment } = await order()
      await desk.standIn.tell(`POST /konbini/${payment.reference}/pay`)
      expect(await desk.provider.find(payment)).toEqual({
        result: 'approved',
        is_captured: true,
        reference: payment.reference,
        amount: 5500,
        currency: 'JPY',
        card: null,
        risk: null,
      })
      expect(await desk.provider.capture(payment, 5500)).toEqual({ result: 'captured' })
      const refund = { refund_key: payment.idempotency_key, amount: 500 }
      expect(await desk.provider.refund(payment, refund)).toMatchObject({ result: 'refunded' })
      const asked = (await desk.standIn.listRequests()).findLast(({ path }) => path === '/v1/refunds')
      expect(new URLSearchParams(asked?.body).get('instructions_email')).toBe('hanako@shop.example')
    },
  )

  test('that was paid while it was cancelled is given back, with the control door', ON_STAND_IN, async () => {
    const { payment } = await order()
    await desk.standIn.tell(`POST /konbini/${payment.reference}/pay`)
    await desk.provider.cancel(payment)
    const [from, until] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 60_000)]
    const listed = await Array.fromAsync(desk.provider.listPayments({ from, until }))
    expect(listed.find(({ reference }) => reference === payment.reference)).toMatchObject({ refunded: 5500 })
  })

  test('nobody paid in time is expired, with the control door', ON_STAND_IN, async () => {
    const { payment } = await order()
    await desk.standIn.tell(`POST /konbini/${payment.reference}/expire`)
    expect(await desk.provider.find(payment)).toEqual({ result: 'expired' })
    await desk.provider.cancel(payment)
  })

  test(
    'that the account has not turned on is a fault that says where, with the control door',
    ON_STAND_IN,
    async () => {
      await desk.standIn.tell('POST /account', { turned_on: ['card', 'paypay'] })
      await expect(desk.provider.authorise(toKonbini())).rejects.toThrow(
        'Stripe leaves out konbini for this payment: turn it on at https://dashboard.stripe.com/settings/payment_methods',
      )
      await desk.standIn.tell('POST /account', { turned_on: ['card', 'konbini', 'paypay'] })
    },
  )
})

describe('PayPay', () => {
  const toPayPay = () => toPayment({ method: 'paypay', capture: 'at_shipping' })

  test('is paid on its own page, and taken at once, by the pages of the stand-in', ON_STAND_IN, async () => {
    const request = toPayPay()
    const outcome = await desk.provider.authorise(request)
    if (outcome.result !== 'challenge') throw new Error(outcome.result)
    await desk.answerPage(outcome.redirect_url, 'approve')
    const now = await desk.provider.find(toKnown(request))
    expect(now).toMatchObject({ result: 'approved', is_captured: true, card: null, risk: null })
    const payment = toKnown(request, outcome.reference ?? null)
    const refund = { refund_key: request.idempotency_key, amount: 5500 }
    expect(await desk.provider.refund(payment, refund)).toMatchObject({ result: 'refunded' })
  })

  test('given up on its page is declined, by the pages of the stand-in', ON_STAND_IN, async () => {
    const request = toPayPay()
    const outcome = await desk.provider.authorise(request)
    if (outcome.result !== 'challenge') throw new Error(outcome.result)
    await desk.answerPage(outcome.redirect_url, 'fail')
    expect(await desk.provider.find(toKnown(request))).toEqual({ result: 'declined' })
  })
})

test('What browsers are told names no secret', () => {
  expect(desk.settings).toEqual({
    card: {
      code: 'card',
      provider: 'stripe',
      name: 'Stripe',
      entry: 'fields',
      frame_url: null,
      script_url: 'https://js.stripe.com/endive/stripe.js',
      public_key: expect.stringMatching(/^pk_test_/),
      is_test: true,
      is_3d_secure: true,
    },
    konbini: expect.objectContaining({ code: 'konbini', script_url: null, is_3d_secure: false }),
    paypay: expect.objectContaining({ code: 'paypay', script_url: null, is_3d_secure: false }),
  })
  expect(JSON.stringify(desk.settings)).not.toMatch(/sk_|rk_|whsec_/)
})
