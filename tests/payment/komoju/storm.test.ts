import { afterAll, expect, test } from 'vitest'
import type { KnownPayment, PaymentOutcome } from '#payment/provider.ts'
import { openKomoju } from '#payment/komoju/server.ts'
import { makePayment } from '#tests/support/payment-stand-ins/komoju/known-payment.ts'
import type { StandInPayment } from '#tests/support/payment-stand-ins/komoju/shapes.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from '#tests/support/payment-stand-ins/komoju/start.ts'

const komoju = await startKomoju()
afterAll(() => komoju.close())

/** The same numbers in every run. */
let seed = 20_261_128
const roll = (sides: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * sides)
}

/** A wire on which every fifth request is lost before, within or after its answer. */
const wire: typeof komoju.fetch = async (input, init) => {
  const { pathname } = new URL(String(input))
  const when = (['before', 'during', 'after'] as const)[roll(15)]
  if (when) await komoju.fail(`${init?.method ?? 'GET'} ${pathname}`, when)
  return komoju.fetch(input, init)
}
const { provider } = openKomoju({ secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET }, { fetch: wire })

/** Asks until somebody knows, as the shop does; the same request every time. */
async function insist<Answer extends { result: string } | undefined | void>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await ask().catch(() => 'lost' as const)
    if (answer !== 'lost' && answer?.result !== 'unknown') return answer
  }
  throw new Error('nobody ever knew')
}

const GOOD = { number: '4111111111111111', expiry: '12/30' }
const POOR = { number: '4123111111111000', expiry: '12/30' }

async function walk(payment: KnownPayment, plan: number): Promise<void> {
  const begun: PaymentOutcome = await insist(() => provider.authorise(payment))
  if (begun.result !== 'challenge') throw new Error(begun.result)
  payment.reference = begun.reference ?? null
  if (plan === 4) return insist(() => provider.cancel(payment))
  if (roll(2)) await komoju.fill(begun.redirect_url, POOR)
  await komoju.fill(begun.redirect_url, GOOD)
  expect(await insist(() => provider.find(payment))).toMatchObject({ result: 'approved', amount: 3_300 })
  if (plan === 0) return insist(() => provider.cancel(payment))
  expect(await insist(() => provider.capture(payment, 3_300))).toEqual({ result: 'captured' })
  if (plan === 1) return insist(() => provider.cancel(payment))
  if (plan === 2) {
    const request = { refund_key: `r-${payment.idempotency_key}`, amount: 700 }
    expect(await insist(() => provider.refund(payment, request))).toMatchObject({ result: 'refunded' })
    await insist(() => provider.refund(payment, request))
  }
  return undefined
}

test('on a bad wire nothing is taken twice, and nothing is lost', async () => {
  const walks = Array.from({ length: 30 }, (_, at) => ({
    payment: makePayment({ capture: 'at_shipping' }),
    plan: at % 5,
  }))
  for (const { payment, plan } of walks) await walk(payment, plan)
  const kept = await komoju.control<StandInPayment[]>('/payments')
  const told = walks.map(({ payment, plan }) => {
    const own = kept.filter(
      (one) => one.external_order_num === `${payment.order_no}.${payment.idempotency_key}`,
    )
    const money = own.filter(({ status }) => status !== 'failed')
    return [plan, ...money.map(({ status, amount_refunded }) => `${status} ${amount_refunded}`)]
  })
  const ends = ['cancelled 0', 'refunded 3300', 'captured 700', 'captured 0']
  expect(told).toEqual(walks.map(({ plan }) => (plan === 4 ? [4] : [plan, ends[plan]])))
})
