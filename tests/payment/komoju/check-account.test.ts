import { afterAll, expect, test } from 'vitest'
import { openKomoju } from '#payment/komoju/server.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from '#tests/support/payment-stand-ins/komoju/start.ts'

const komoju = await startKomoju()
afterAll(() => komoju.close())

const check = (secret_key = SECRET_KEY, ahead_s = 0) => {
  const clock = () => new Date(Date.now() + ahead_s * 1000)
  return openKomoju(
    { secret_key, webhook_secret: WEBHOOK_SECRET },
    { fetch: komoju.fetch, clock },
  ).provider.check()
}

test('an account whose key is good is told so by one read payment; how wrong the clock is, too', async () => {
  expect(await check()).toMatchObject({ key: 'good', told: '', notice_addresses: null })
  expect(Math.abs(((await check(SECRET_KEY, 200))?.clock_ahead_s ?? 0) - 200)).toBeLessThan(5)
  const requests = await komoju.control<{ method: string; path: string }[]>('/requests')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/payments',
    'GET /api/v1/payments',
  ])
})

test('a key that KOMOJU does not know is told with what to do, and never shown', async () => {
  const key = 'sk_test_rolledlongago'
  const found = await check(key)
  expect(found).toMatchObject({ key: 'refused', told: expect.stringContaining('copy it anew') })
  expect(JSON.stringify(found)).not.toContain(key)
})

test('KOMOJU that does not answer is no wrong key', async () => {
  await komoju.fail('GET /api/v1/payments', 'before')
  expect(await check()).toMatchObject({
    key: 'silent',
    clock_ahead_s: null,
    told: expect.stringContaining('KOMOJU does not answer'),
  })
})
