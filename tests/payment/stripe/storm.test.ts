import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KnownPayment, PaymentOutcome } from '#payment/provider.ts'
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

/** The same numbers for the same seed, from 0 up to 1. */
function openDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const ATTEMPTS = 60
const SEED = 20_261_128
const roll = openDice(SEED)
const pick = <One>(all: readonly One[]): One => all[Math.floor(roll() * all.length)] as One

const POSTS = ['', '/\\w+/confirm', '/\\w+/capture', '/\\w+/cancel'].map((end) => `/v1/payment_intents${end}`)

/** Something goes wrong with one of the next calls. */
const disturb = () =>
  desk.standIn.tell('POST /faults', {
    ...pick([
      { path: pick([...POSTS, '/v1/refunds']), method: 'POST' },
      { path: '/v1/payment_intents/\\w+', method: 'GET' },
    ]),
    kind: pick(['before', 'during', 'after', 'error']),
    status: pick([409, 429, 500, 503]),
    hold_ms: 10,
  })

/** Asks until it is answered; what the shop does over minutes. */
async function insist<Answer>(
  ask: () => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let attempt = 0; attempt < 30; attempt++) {
    if (roll() < 0.4) await disturb()
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined && isAnswer(answer)) return answer
  }
  throw new Error('thirty times no answer')
}

const isKnown = ({ result }: { result: string }) => result !== 'unknown'

/** One order's way: paid, perhaps twice asked for at once; then taken back, or given back in part. @returns yen that stay */
async function walk(): Promise<{ payment: KnownPayment; stays: number }> {
  const token = await desk.makeCard(pick(['tok_visa', 'tok_mastercard', 'tok_chargeDeclined']))
  const capture = pick(['at_order', 'at_shipping'] as const)
  const request = toPayment({ card: { token, token_key: null }, capture })
  const ask = () => desk.provider.authorise(request)
  const outcome: PaymentOutcome = await insist(
    async () => (roll() < 0.3 ? ((await Promise.all([ask(), ask()]))[1] ?? { result: 'unknown' }) : ask()),
    isKnown,
  )
  const payment = toKnown(request)
  if (outcome.result !== 'approved') return { payment, stays: 0 }
  if (roll() < 0.4) {
    await insist(
      async () => {
        await desk.provider.cancel(payment)
        return { result: 'done' }
      },
      () => true,
    )
    return { payment, stays: 0 }
  }
  const taken = await insist(() => desk.provider.capture(payment, 5500), isKnown)
  expect(taken).toEqual({ result: 'captured' })
  const refund = { refund_key: `storm-${request.idempotency_key}`, amount: 1200 }
  const given_back = await insist(() => desk.provider.refund(payment, refund), isKnown)
  expect(given_back).toMatchObject({ result: 'refunded' })
  return { payment, stays: 4300 }
}

describe('With the stand-in’s control door:', ON_STAND_IN, () => {
  test(`in a storm nothing is charged twice and nothing is lost (seed ${SEED})`, async () => {
    const ends: Awaited<ReturnType<typeof walk>>[] = []
    const walkers = Array.from({ length: 4 }, async () => {
      for (let walked = 0; walked < ATTEMPTS / 4; walked++) ends.push(await walk())
    })
    await Promise.all(walkers)
    await desk.standIn.tell('POST /faults/clear')

    const time = { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 60_000) }
    const listed = await Array.fromAsync(desk.provider.listPayments(time))
    expect(new Set(listed.map(({ idempotency_key }) => idempotency_key)).size).toBe(listed.length)
    expect(ends).toHaveLength(ATTEMPTS)
    for (const { payment, stays } of ends) {
      const one = listed.find(({ idempotency_key }) => idempotency_key === payment.idempotency_key)
      const taken = one?.state === 'captured' ? one.amount - one.refunded : 0
      expect({ key: payment.idempotency_key, taken, state: one?.state === 'reserved' }).toEqual({
        key: payment.idempotency_key,
        taken: stays,
        state: false,
      })
    }
    expect(ends.some(({ stays }) => stays > 0)).toBe(true)
  })
})
