import { expect, test, vi } from 'vitest'
import { openSlowRequest } from '#tests/support/slow-request.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const TOKEN = 'a token of the installation'

test('An API that is to end says so for a while, answers what comes and what is under way, and takes nobody new', async () => {
  const api = await spawnShopApi({
    ADMIN_TOKEN: TOKEN,
    PAYMENT_TEST_PORT: '0',
    CLOSE_DELAY_MS: '2000',
  })
  const slow = openSlowRequest(Number(new URL(api.base).port), '/v1/admin/shops', TOKEN)
  expect((await api.request('/readyz')).status).toBe(200)
  const ended = api.end('SIGTERM')
  await vi.waitFor(async () => expect((await api.request('/readyz')).status).toBe(503))
  const closing = await api.request('/readyz')
  expect(await closing.json()).toMatchObject({ status: 'closing', parts: { database: 'ok' } })
  const alive = await api.request('/livez')
  expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close'])
  await vi.waitFor(() => expect(fetch(`${api.base}/livez`)).rejects.toThrow(), { timeout: 5_000 })
  const answer = await slow.finish()
  expect(answer).toMatch(/^HTTP\/1\.1 422 /)
  expect(answer).toContain('"code":"validation"')
  expect(await ended).toBe(0)
})
