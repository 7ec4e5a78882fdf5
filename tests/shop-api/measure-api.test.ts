import { expect, onTestFinished, test } from 'vitest'
import { measureApi } from '#shop-api/measure-api.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW } from '#tests/support/open-test-shop.ts'
import { readMetrics } from '#tests/support/read-metrics.ts'
import { decide, openSellingShop, readyCart, toDecision } from '#tests/support/selling-shop.ts'

test('Prometheus reads what was ordered, what became of payments, and which mails wait', async () => {
  const { db, close } = await openTestDb('pglite')
  onTestFinished(close)
  const shop = await openSellingShop(db, [{ unit_price: 500, stock: 9 }])
  const read = await readMetrics((measuring) => measureApi(measuring, { db, clock: () => shop.clock.now }))
  const channel = `channel="${shop.channel.name}"`
  expect(await read('noren_mails_waiting ')).toEqual(['noren_mails_waiting 0'])

  const transfer = await readyCart(shop, [[0, 1]], 'bank_transfer')
  await decide(shop, transfer)
  await decide(shop, transfer)
  await decide(shop, await readyCart(shop, [[0, 1]], 'card'))
  const cart = await readyCart(shop, [[0, 1]], 'card', { card: '4000 0000 0000 0002' })
  await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))

  expect(await read('noren_orders_placed_total')).toEqual([`noren_orders_placed_total{${channel}} 2`])
  expect(await read('noren_payments_total')).toEqual([
    `noren_payments_total{${channel},outcome="approved"} 1`,
    `noren_payments_total{${channel},outcome="declined"} 1`,
  ])
  shop.clock.now = new Date(shop.clock.now.getTime() + 90_000)
  expect(await read('noren_mails_waiting')).toEqual([
    'noren_mails_waiting 2',
    'noren_mails_waiting_seconds 90',
  ])
})

test('Requests are counted by the name of their call, whatever address somebody makes up', async () => {
  const shop = await openTestShop()
  const read = await readMetrics((measuring) => measureApi(measuring, { db: shop.db, clock: () => TEST_NOW }))
  for (const path of [
    '/moto/v1/news/none',
    '/moto/v1/news/other',
    '/moto/v1/x',
    '/y/z',
    '/moto/admin/',
    '/storage/a',
    '/livez',
  ])
    await shop.request(path)
  expect((await read('noren_requests_total')).map((line) => line.replace(/ \d+$/, ''))).toEqual([
    'noren_requests_total{kind="GET /v1/news/{resourceKey}",status="4xx"}',
    'noren_requests_total{kind="other",status="4xx"}',
    expect.stringContaining('kind="back office"'),
    'noren_requests_total{kind="storage",status="4xx"}',
    'noren_requests_total{kind="health",status="2xx"}',
  ])
  await shop.close()
  expect(await read('noren_mails_waiting ')).toEqual(['noren_mails_waiting Nan'])
})
