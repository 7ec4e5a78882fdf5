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

const toCardPayment = async (name?: string, more: Parameters<typeof toPayment>[0] = {}) =>
  toPayment({ card: { token: await desk.makeCard(name), token_key: null }, ...more })

/** A payment that was approved, by its reference. */
async function pay(name?: string, more: Parameters<typeof toPayment>[0] = {}) {
  const request = await toCardPayment(name, more)
  const outcome = await desk.provider.authorise(request)
  if (outcome.result !== 'approved') throw new Error(`not approved: ${outcome.result}`)
  return { outcome, payment: toKnown(request, outcome.reference) }
}

describe('A card', () => {
  test('is charged at the order, once however often it is asked', async () => {
    const request = await toCardPayment('tok_visa')
    const [first, second] = [await desk.provider.authorise(request), await desk.provider.authorise(request)]
    expect(first).toMatchObject({
      result: 'approved',
      is_captured: true,
      amount: 5500,
      currency: 'JPY',
      card: { brand: 'Visa', last4: '4242' },
      risk: { level: 'normal', reason: expect.stringMatching(/\w/) },
    })
    expect(second).toEqual(first)
    expect(await desk.provider.find(toKnown(request))).toEqual(first)
  })

  test('is reserved, and taken at the shipping, all of it or a part', async () => {
    const whole = await pay('tok_mastercard', { capture: 'at_shipping' })
    expect(whole.outcome).toMatchObject({ is_captured: false, card: { brand: 'Mastercard' } })
    expect(await desk.provider.capture(whole.payment, 5500)).toEqual({ result: 'captured' })
    expect(await desk.provider.capture(whole.payment, 5500)).toEqual({ result: 'captured' })
    expect(await desk.provider.find(whole.payment)).toMatchObject({ result: 'approved', is_captured: true })

    const part = await pay('tok_visa', { capture: 'at_shipping' })
    expect(await desk.provider.capture(part.payment, 6000)).toEqual({ result: 'refused' })
    expect(await desk.provider.capture(part.payment, 2000)).toEqual({ result: 'captured' })
    expect(await desk.provider.capture(part.payment, 3000)).toEqual({ result: 'refused' })
    // What was asked for stays the amount; the shop compares it.
    expect(await desk.provider.find(part.payment)).toMatchObject({ amount: 5500, is_captured: true })
  })

  test('that is refused is declined, and stays so', async () => {
    const request = await toCardPayment('tok_chargeDeclined')
    expect(await desk.provider.authorise(request)).toEqual({ result: 'declined' })
    expect(await desk.provider.authorise(request)).toEqual({ result: 'declined' })
    expect(await desk.provider.find(toKnown(request))).toEqual({ result: 'declined' })
    expect(await desk.provider.capture(toKnown(request), 5500)).toEqual({ result: 'refused' })
  })

  test('nobody knows is declined', async () => {
    const unknown = { token: 'pm_nosuchcard', token_key: null }
    const request = toPayment({ card: unknown })
    expect(await desk.provider.authorise(request)).toEqual({ result: 'declined' })
    expect(await desk.provider.inspect(unknown.token)).toBeUndefined()
    expect(await desk.provider.inspect('../payment_intents')).toBeUndefined()
    const withoutCustomer = await toCardPayment('tok_visa')
    const strange = { token: withoutCustomer.card?.token ?? '', token_key: 'cus_nobody' }
    expect(await desk.provider.authorise({ ...withoutCustomer, card: strange })).toEqual({
      result: 'declined',
    })
    expect(await desk.provider.find(toKnown({ ...withoutCustomer, card: strange }))).toBeUndefined()
    await desk.provider.cancel(toKnown({ ...withoutCustomer, card: strange }))
  })

  test('given once is good for one payment', async () => {
    const token = await desk.makeCard()
    expect((await desk.provider.inspect(token))?.fingerprint).toMatch(/^\w+$/)
    const card = { token, token_key: null }
    expect(await desk.provider.authorise(toPayment({ card }))).toMatchObject({ result: 'approved' })
    expect(await desk.provider.authorise(toPayment({ card }))).toEqual({ result: 'declined' })
  })

  test('of too little or too much money is declined', async () => {
    expect(await desk.provider.authorise(await toCardPayment('tok_visa', { amount: 1 }))).toEqual({
      result: 'declined',
    })
    expect(await desk.provider.authorise(await toCardPayment('tok_visa', { amount: 999_999_999 }))).toEqual({
      result: 'declined',
    })
  })
})

test('The risk Stripe sees is told with its words', async () => {
  const { outcome } = await pay('tok_riskLevelElevated')
  expect(outcome.risk).toEqual({ level: 'elevated', reason: expect.stringMatching(/\w/) })
})

describe('A question of the card’s owner', () => {
  test('is asked for by 3-D Secure, and leads to a page of Stripe’s', async () => {
    const request = await toCardPayment('tok_threeDSecure2Required')
    const outcome = await desk.provider.authorise(request)
    expect(outcome).toMatchObject({
      result: 'challenge',
      redirect_url: expect.stringMatching(/^https:\/\/hooks\.stripe\.com\//),
      reference: expect.stringMatching(/^pi_/),
    })
    expect(await desk.provider.find(toKnown(request))).toMatchObject({ result: 'challenge' })
  })

  test('answered well ends approved, whoever asks, by the pages of the stand-in', ON_STAND_IN, async () => {
    const request = await toCardPayment('tok_threeDSecureOptional', { capture: 'at_shipping' })
    const outcome = await desk.provider.authorise(request)
    if (outcome.result !== 'challenge') throw new Error(outcome.result)
    const back = await desk.answerPage(outcome.redirect_url, 'approve')
    expect(back.href).toMatch(/^https:\/\/shop\.example\/cart\/return\/\?payment_intent=pi_/)
    const now = { result: 'approved', is_captured: false }
    expect(await desk.provider.find(toKnown(request, outcome.reference ?? null))).toMatchObject(now)
    // Stripe repeats its first answer, the page; the shop is told how it stands now.
    expect(await desk.provider.authorise(request)).toMatchObject(now)
  })

  test('answered badly ends declined, by the pages of the stand-in', ON_STAND_IN, async () => {
    const request = await toCardPayment('tok_threeDSecure2Required')
    const outcome = await desk.provider.authorise(request)
    if (outcome.result !== 'challenge') throw new Error(outcome.result)
    await desk.answerPage(outcome.redirect_url, 'fail')
    expect(await desk.provider.find(toKnown(request))).toEqual({ result: 'declined' })
  })

  test('that is taken back takes nothing', async () => {
    const request = await toCardPayment('tok_threeDSecure2Required')
    await desk.provider.authorise(request)
    await desk.provider.cancel(toKnown(request))
    expect(await desk.provider.find(toKnown(request))).toEqual({ result: 'declined' })
  })
})

describe('Taking back', () => {
  test('what never arrived has it declined when it arrives', async () => {
    const request = await toCardPayment()
    expect(await desk.provider.find(toKnown(request))).toBeUndefined()
    await desk.provider.cancel(toKnown(request))
    expect(await desk.provider.authorise(request)).toEqual({ result: 'declined' })
    await desk.provider.cancel(toKnown(request))
  })

  test('what is reserved sets it free', async () => {
    const { payment } = await pay('tok_visa', { capture: 'at_shipping' })
    await desk.provider.cancel(payment)
    expect(await desk.provider.find(payment)).toEqual({ result: 'declined' })
    expect(await desk.provider.capture(payment, 5500)).toEqual({ result: 'refused' })
  })

  test('what was taken gives back the rest, once', async () => {
    const { payment } = await pay()
    await desk.provider.refund(payment, { refund_key: `r-${payment.idempotency_key}`, amount: 500 })
    await desk.provider.cancel(payment)
    await desk.provider.cancel(payment)
    const from = new Date(Date.now() - 60_000)
    const listed = await Array.fromAsync(
      desk.provider.listPayments({ from, until: new Date(Date.now() + 60_000) }),
    )
    expect(listed.find(({ reference }) => reference === payment.reference)).toMatchObject({ refunded: 5500 })
  })

  test('a part that was taken gives back that part', async () => {
    const { payment } = await pay('tok_visa', { capture: 'at_shipping' })
    await desk.provider.capture(payment, 2000)
    const refund = { refund_key: `p-${payment.idempotency_key}`, amount: 300 }
    expect(await desk.provider.refund(payment, refund)).toMatchObject({ result: 'refunded' })
    const countRefunded = async () => {
      const time = { from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) }
      const listed = await Array.fromAsync(desk.provider.listPayments(time))
      return listed.find(({ reference }) => reference === payment.reference)?.refunded
    }
    expect(await countRefunded()).toBe(300)
    await desk.provider.cancel(payment)
    expect(await countRefunded()).toBe(2000)
    await desk.provider.cancel(payment)
    expect(await countRefunded()).toBe(2000)
  })

  test('what Stripe still works on is told, with the stand-in’s control door', ON_STAND_IN, async () => {
    const { payment } = await pay()
    await desk.standIn.tell(`POST /intents/${payment.reference}/status`, { status: 'processing' })
    expect(await desk.provider.find(payment)).toEqual({ result: 'unknown' })
    expect(await desk.provider.capture(payment, 5500)).toEqual({ result: 'unknown' })
    await expect(desk.provider.cancel(payment)).rejects.toThrow('cancel it again')
  })

  test('a disputed payment is told, with the stand-in’s control door', ON_STAND_IN, async () => {
    const { payment } = await pay()
    await desk.standIn.tell('POST /disputes', { payment_intent: payment.reference })
    await expect(desk.provider.cancel(payment)).rejects.toThrow('does not give it back')
  })
})

describe('Giving back', () => {
  test('is done once a key, in parts, and never more than was taken', async () => {
    const { payment } = await pay()
    const part = { refund_key: `a-${payment.idempotency_key}`, amount: 1500 }
    const first = await desk.provider.refund(payment, part)
    expect(first).toEqual({ result: 'refunded', reference: expect.stringMatching(/^re_/) })
    expect(await desk.provider.refund(payment, part)).toEqual(first)
    const toMuch = { refund_key: `b-${payment.idempotency_key}`, amount: 4001 }
    expect(await desk.provider.refund(payment, toMuch)).toEqual({ result: 'refused' })
    const rest = { refund_key: `c-${payment.idempotency_key}`, amount: 4000 }
    expect(await desk.provider.refund(payment, rest)).toMatchObject({ result: 'refunded' })
    const more = { refund_key: `d-${payment.idempotency_key}`, amount: 1 }
    expect(await desk.provider.refund(payment, more)).toEqual({ result: 'refused' })
  })

  test('is refused for what was only reserved, or never came', async () => {
    const { payment } = await pay('tok_visa', { capture: 'at_shipping' })
    expect(await desk.provider.refund(payment, { refund_key: 'e', amount: 1 })).toEqual({ result: 'refused' })
    const never = toKnown(toPayment())
    expect(await desk.provider.refund(never, { refund_key: 'f', amount: 1 })).toEqual({ result: 'refused' })
  })

  test(
    'is done once after Stripe forgot its keys, with the stand-in’s control door',
    ON_STAND_IN,
    async () => {
      const { payment } = await pay()
      const part = { refund_key: `late-${payment.idempotency_key}`, amount: 1500 }
      const first = await desk.provider.refund(payment, part)
      await desk.standIn.tell('POST /keys/forget')
      expect(await desk.provider.refund(payment, part)).toEqual(first)
      // A bank that sends it back is told by whoever asks again.
      const { reference } = first as { reference: string }
      await desk.standIn.tell(`POST /refunds/${reference}`, { status: 'failed' })
      expect(await desk.provider.refund(payment, part)).toEqual({ result: 'refused' })
    },
  )
})

test(
  'What was reserved and not taken for a week is free, with the stand-in’s control door',
  ON_STAND_IN,
  async () => {
    const { payment } = await pay('tok_visa', { capture: 'at_shipping' })
    await desk.standIn.tell(`POST /intents/${payment.reference}/let-go`)
    expect(await desk.provider.capture(payment, 5500)).toEqual({ result: 'refused' })
    expect(await desk.provider.find(payment)).toEqual({ result: 'declined' })
  },
)

test('A way to pay that Stripe does not take for us is a fault that says so', async () => {
  await expect(desk.provider.authorise(toPayment({ method: 'deferred' }))).rejects.toThrow(
    'Stripe does not take deferred',
  )
  await expect(desk.provider.authorise(toPayment())).rejects.toThrow('`card` of the request must not be null')
})
