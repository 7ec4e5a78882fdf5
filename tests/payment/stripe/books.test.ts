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

const toCard = async (name?: string) => ({ token: await desk.makeCard(name), token_key: null })

async function pay(more: Parameters<typeof toPayment>[0]) {
  const request = toPayment(more)
  const outcome = await desk.provider.authorise(request)
  return toKnown(request, 'reference' in outcome ? (outcome.reference ?? null) : null)
}

describe('With the stand-in alone:', ON_STAND_IN, () => {
  test('every payment of the time is listed with its state, the oldest first', async () => {
    const captured = await pay({ card: await toCard() })
    await desk.provider.refund(captured, { refund_key: 'a', amount: 200 })
    const reserved = await pay({ card: await toCard(), capture: 'at_shipping' })
    const refused = await pay({ card: await toCard('tok_chargeDeclined') })
    const asked = await pay({ card: await toCard('tok_threeDSecure2Required') })
    const awaited = await pay({ method: 'konbini' })
    const taken_back = await pay({ card: await toCard(), capture: 'at_shipping' })
    await desk.provider.cancel(taken_back)
    const begun = toKnown(toPayment())
    await desk.provider.find(begun)
    const working = await pay({ card: await toCard() })
    await desk.standIn.tell(`POST /intents/${working.reference}/status`, { status: 'processing' })
    await desk.ask('/v1/payment_intents', { amount: '700', currency: 'jpy' })

    const time = { from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) }
    const listed = await Array.fromAsync(desk.provider.listPayments(time))
    expect(listed.map(({ idempotency_key, state, refunded }) => [idempotency_key, state, refunded])).toEqual([
      [captured.idempotency_key, 'captured', 200],
      [reserved.idempotency_key, 'reserved', 0],
      [refused.idempotency_key, 'ended', 0],
      [asked.idempotency_key, 'open', 0],
      [awaited.idempotency_key, 'awaiting', 0],
      [taken_back.idempotency_key, 'ended', 0],
      [begun.idempotency_key, 'open', 0],
      [working.idempotency_key, 'open', 0],
      [null, 'open', 0],
    ])
    expect(listed[0]).toMatchObject({
      order_no: 'N-20261128-0001',
      reference: captured.reference,
      amount: 5500,
      currency: 'JPY',
    })
    expect(Math.abs((listed[0]?.begun_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    const before = { from: new Date(0), until: new Date(Date.now() - 60_000) }
    expect(await Array.fromAsync(desk.provider.listPayments(before))).toEqual([])
  })

  test('more payments than a page holds are all listed', async () => {
    await desk.standIn.tell('POST /clock', { now: '2026-12-24T00:00:00Z' })
    for (let index = 0; index < 205; index++)
      await desk.ask('/v1/payment_intents', {
        amount: String(1000 + index),
        currency: 'jpy',
        'metadata[noren_key]': `many-${index}`,
      })
    await desk.standIn.tell('POST /clock', { now: null })
    const time = { from: new Date('2026-12-23T23:59:00Z'), until: new Date('2026-12-24T01:00:00Z') }
    const listed = await Array.fromAsync(desk.provider.listPayments(time))
    expect(listed.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 205 }, (_, index) => 1000 + index),
    )
  })

  test('a chargeback is told as it stands', async () => {
    const payment = await pay({ card: await toCard() })
    const { id } = await desk.standIn.tell<{ id: string }>('POST /disputes', {
      payment_intent: payment.reference,
      reason: 'product_not_received',
      due_in_days: 7,
    })
    const told = await desk.provider.findDispute(id)
    expect(told).toEqual({
      reference: id,
      payment_reference: payment.reference,
      idempotency_key: payment.idempotency_key,
      amount: 5500,
      reason: 'product_not_received',
      state: 'to_answer',
      answer_by: expect.any(Date),
    })
    expect((told?.answer_by?.getTime() ?? 0) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    for (const [status, state] of [
      ['under_review', 'answered'],
      ['won', 'won'],
      ['lost', 'lost'],
      ['warning_needs_response', 'to_answer'],
      ['warning_under_review', 'answered'],
      ['warning_closed', 'won'],
      ['appeal_needs_response', 'to_answer'],
      ['appeal_under_review', 'answered'],
      ['prevented', 'lost'],
      ['a_word_of_tomorrow', 'to_answer'],
    ]) {
      await desk.standIn.tell(`POST /disputes/${id}`, { status })
      const now = await desk.provider.findDispute(id)
      expect([status, now?.state]).toEqual([status, state])
      expect(now?.answer_by === null).toBe(state !== 'to_answer')
    }
  })

  test('chargebacks that were opened since are listed, however many there are, the newest first', async () => {
    const payment = await pay({ card: await toCard() })
    await desk.standIn.tell('POST /clock', { now: '2026-12-24T00:00:00Z' })
    const ids: string[] = []
    for (let index = 0; index < 101; index++) {
      const order = { payment_intent: payment.reference, status: index === 0 ? 'won' : 'needs_response' }
      ids.push((await desk.standIn.tell<{ id: string }>('POST /disputes', order)).id)
    }
    await desk.standIn.tell('POST /clock', { now: null })
    const listed = await Array.fromAsync(desk.provider.listDisputes(new Date('2026-12-24T00:00:00Z')))
    expect(listed.map(({ reference }) => reference)).toEqual(ids.toReversed())
    expect([listed[0]?.state, listed.at(-1)?.state]).toEqual(['to_answer', 'won'])
    expect(await Array.fromAsync(desk.provider.listDisputes(new Date('2026-12-25T00:00:00Z')))).toEqual([])
  })

  test('a key that may not list chargebacks says so', async () => {
    const { provider } = desk.openWith('rk_test_without_rights')
    await expect(Array.fromAsync(provider.listDisputes(new Date(0)))).rejects.toThrow(
      'Stripe does not list its disputes',
    )
  })

  test('a chargeback that is too late to answer has no day', async () => {
    const payment = await pay({ card: await toCard() })
    const order = { payment_intent: payment.reference, due_in_days: -1 }
    const { id } = await desk.standIn.tell<{ id: string }>('POST /disputes', order)
    expect(await desk.provider.findDispute(id)).toMatchObject({ state: 'to_answer', answer_by: null })
  })
})

test('A chargeback that is none is not found', async () => {
  expect(await desk.provider.findDispute('dp_nosuchdispute')).toBeUndefined()
  expect(await desk.provider.findDispute('../charges')).toBeUndefined()
})
