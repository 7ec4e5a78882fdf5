import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { printDocument } from '#shop-api/documents/print-document.ts'
import { createVisitorLimits } from '#shop-api/http/limit-visitor.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { fillCart, openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

let opened: OpenDb
let shop: SellingShop
beforeAll(async () => {
  opened = await openTestDb()
  shop = await openSellingShop(opened.db, [{ unit_price: 1_100, stock: 900 }])
})
afterAll(() => opened.close())

async function openQuotations() {
  const { token } = await fillCart(shop, [[0, 2]])
  const http = await serveOnHttp(shop.app)
  const quote = (addressee: string, from: string) =>
    http.send(
      `/${shop.channel.name}/v1/carts/${token}/download/quotation?addressee=${encodeURIComponent(addressee)}`,
      { headers: { 'x-forwarded-for': from } },
    )
  return { quote }
}

const toRefusal = ({ headers, text }: { headers: Record<string, unknown>; text: string }) => ({
  retry_after: Number(headers['retry-after']),
  ...(JSON.parse(text) as { code: string; message: string }),
})

test('Sixty quotations of one guest at once: some are made, the rest is told to wait', async () => {
  const { quote } = await openQuotations()
  const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => quote(`会社${at}`, '203.0.113.1')))
  const made = replies.filter(({ status }) => status === 200)
  expect(made).toHaveLength(12)
  for (const { body } of made) expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  const refused = replies.filter(({ status }) => status === 429).map(toRefusal)
  expect(refused).toHaveLength(48)
  for (const { retry_after, message } of refused) {
    expect(retry_after > 0 && retry_after <= 60).toBe(true)
    expect(message).toBe('続けて書類を作成されました。1分ほどおいてから、もう一度お試しください。')
  }
})

/** Processor time, in microseconds. */
const sum = ({ user, system }: NodeJS.CpuUsage) => user + system

test('A drawing costs processor time of other threads, not of the event loop', async () => {
  const { quote } = await openQuotations()
  await quote('始めの会社', '203.0.113.5')
  const before = { whole: process.cpuUsage(), own: process.threadCpuUsage() }
  for (let at = 0; at < 8; at += 1) expect((await quote(`次の会社${at}`, '203.0.113.5')).status).toBe(200)
  const whole = sum(process.cpuUsage(before.whole))
  const own = sum(process.threadCpuUsage(before.own))
  expect(own).toBeLessThan(whole / 2)
})

test('While too many wait whoever comes is told when to come again, and is served when there is room', async () => {
  const { quote } = await openQuotations()
  const limits = createVisitorLimits()
  const { promise: held, reject: letGo } = Promise.withResolvers<never>()
  const waiting = Array.from({ length: 16 }, (_, at) =>
    printDocument(limits.of(`192.0.2.${at + 1}`), () => held).catch(() => 'let go'),
  )
  // More often than one visitor is served in a minute: what was not drawn is not counted.
  for (let time = 0; time < 14; time += 1) {
    const refused = await quote('商店', '198.51.100.1')
    expect([refused.status, toRefusal(refused)]).toEqual([
      429,
      {
        retry_after: 3,
        code: 'too_many_requests',
        message: 'ただいま書類の作成が混み合っています。少し時間をおいてから、もう一度お試しください。',
      },
    ])
  }
  letGo(new Error('not drawn'))
  await Promise.all(waiting)
  expect((await quote('商店', '198.51.100.1')).status).toBe(200)
})

test('The same paper is drawn once a day, and again when it shows something else', async () => {
  const { quote } = await openQuotations()
  const first = await quote('同じ会社', '203.0.113.9')
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * 60 * 1000)
  expect((await quote('同じ会社', '203.0.113.9')).body.equals(first.body)).toBe(true)
  expect((await quote('別の会社', '203.0.113.9')).body.equals(first.body)).toBe(false)
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 60 * 60 * 1000)
  const next_day = await quote('同じ会社', '203.0.113.9')
  expect([next_day.status, next_day.body.equals(first.body)]).toEqual([200, false])
})
