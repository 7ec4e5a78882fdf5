import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startBackgroundWork } from '#shop-api/background-work.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { toKnownPayment } from '#shop-api/payment/known-payment.ts'
import { beginDecision } from '#shop-api/checkout/begin-decision.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { fillCart, openSellingShop, readyCart, ORDERER } from '#tests/support/selling-shop.ts'

test('a shop that was killed while paying starts again, places the order and mails it', async () => {
  const opened = await openTestDb('pglite')
  const smtp = await openMailServer()
  const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
  const abandoned = await fillCart(shop, [])
  await opened.db
    .update(carts)
    .set({ expires_at: new Date('2026-01-01') })
    .where(eq(carts.token, abandoned.token))
  const cart = await readyCart(shop, [[0, 1]], 'card')
  const begun = await beginDecision(
    { db: opened.db, channel: shop.channel, now: shop.clock.now, payments: shop.cards },
    cart.token,
    cart.detail.order.total_payment,
  )
  if (begun.state !== 'deciding') throw new Error('A card waits for its provider')
  await shop.cards.provider.authorise(toKnownPayment(begun.attempt, ORDERER))

  shop.clock.now = new Date(shop.clock.now.getTime() + 3 * 60_000)
  const log: unknown[] = []
  const start = () =>
    startBackgroundWork({
      ...opened,
      clock: () => shop.clock.now,
      smtp_url: smtp.url,
      origin: { environment: 'test' },
      publish_targets: () => undefined,
      payments: shop.cards,
      log: (entry) => log.push(entry),
    })
  const first = await start()
  await vi.waitFor(async () => expect(await opened.db.select().from(orders)).toHaveLength(1))
  await first.stop()
  const second = await start()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
  await second.stop()
  expect(await opened.db.select().from(mails)).toMatchObject([{ state: 'sent', attempts: 1 }])
  expect(smtp.received[0]).toContain('To: hanako@example.jp')
  expect(smtp.received[0]).toMatch(/Message-ID: <order%3A.*@soyokaze\.example>/)
  expect(smtp.received[0]).toContain('multipart/alternative')
  expect(await opened.db.select().from(carts).where(eq(carts.token, abandoned.token))).toEqual([])
  expect(log).toEqual([])
  smtp.close()
  await opened.close()
})
