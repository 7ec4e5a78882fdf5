import { afterAll, expect, test } from 'vitest'
import { openKomoju } from '#payment/komoju/server.ts'
import { makePayment } from '#tests/support/payment-stand-ins/komoju/known-payment.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from '#tests/support/payment-stand-ins/komoju/start.ts'

const komoju = await startKomoju()
afterAll(() => komoju.close())
const { provider } = openKomoju(
  { secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
  { fetch: komoju.fetch },
)

const GOOD = { number: '4111111111111111', expiry: '12/30' }
const POOR = { number: '4123111111111000', expiry: '12/30' }
const HOUR_MS = 3_600_000
const start = Math.floor(Date.now() / 1_000) * 1_000

async function begin(given: Parameters<typeof makePayment>[0], ...forms: Record<string, string>[]) {
  await komoju.control('/clock', { seconds: 60 })
  const payment = makePayment(given)
  const begun = await provider.authorise(payment)
  if (begun.result !== 'challenge') throw new Error(begun.result)
  for (const form of forms) await komoju.fill(begun.redirect_url, form)
  return payment
}

const list = (from: number, until: number) =>
  Array.fromAsync(provider.listPayments({ from: new Date(from), until: new Date(until) }))

test('every payment of the time, oldest first, as it stands', async () => {
  await begin({}) // A page, and no payment.
  const refused = await begin({}, POOR)
  const captured = await begin({}, POOR, GOOD)
  const reserved = await begin({ capture: 'at_shipping' }, GOOD)
  const awaiting = await begin({ method: 'konbini' }, { store: 'lawson' })
  const open = await begin({ method: 'paypay' }, { choice: 'open' })
  const back = await begin({ amount: 5_000 }, GOOD)
  await provider.refund(back, { refund_key: 'r1', amount: 1_200 })
  const cancelled = await begin({}, GOOD)
  await provider.cancel(cancelled)

  const listed = await list(start, start + HOUR_MS)
  const told = listed.map(({ state, amount, refunded, idempotency_key }) => [
    idempotency_key,
    state,
    amount,
    refunded,
  ])
  expect(told).toEqual([
    [refused.idempotency_key, 'ended', 3_300, 0],
    [captured.idempotency_key, 'captured', 3_300, 0],
    [reserved.idempotency_key, 'reserved', 3_300, 0],
    [awaiting.idempotency_key, 'awaiting', 3_300, 0],
    [open.idempotency_key, 'open', 3_300, 0],
    [back.idempotency_key, 'captured', 5_000, 1_200],
    [cancelled.idempotency_key, 'captured', 3_300, 3_300],
  ])
  expect(listed[1]).toMatchObject({ order_no: captured.order_no, currency: 'JPY' })

  // A time ends where the next begins.
  const at = listed[2]!.begun_at.getTime()
  expect((await list(start, at)).map(({ reference }) => reference)).toEqual(
    listed.slice(0, 2).map(({ reference }) => reference),
  )
  expect((await list(at, start + HOUR_MS)).map(({ reference }) => reference)).toEqual(
    listed.slice(2).map(({ reference }) => reference),
  )
})

test('more than a page of them', async () => {
  const reserve = async () => {
    const payment = makePayment({ method: 'konbini' })
    const begun = await provider.authorise(payment)
    if (begun.result !== 'challenge') throw new Error(begun.result)
    await komoju.fill(begun.redirect_url, { store: 'ministop' })
    return payment.idempotency_key
  }
  const keys = await Promise.all(Array.from({ length: 105 }, reserve))
  const listed = await list(start, start + HOUR_MS)
  expect(listed.length).toBe(112)
  const told = new Set(listed.map(({ idempotency_key }) => idempotency_key))
  expect(keys.filter((key) => !told.has(key))).toEqual([])
  await komoju.fail('GET /api/v1/payments', 'after')
  await expect(list(start, start + HOUR_MS)).rejects.toThrow(/Nobody knows what became of listing payments/)
})
