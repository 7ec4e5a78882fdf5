import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order_lines, order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { addressOf, giveTo } from '#tests/support/give-season.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openSellingShop } from '#tests/support/selling-shop.ts'

const LAST_YEAR = '2025-12-03T10:00:00+09:00'
const PEOPLE = 50
const ORDERS = 30

test('Thirty orders for fifty people each are read within a second, by the index of a member’s orders', async () => {
  await using opened = await open()
  const { db } = opened
  const shop = await openSellingShop(db, [{ unit_price: 3_300, stock: 99 }])
  const member = await createMember(db, { channel: shop.channel.name, now: shop.clock.now })
  Object.assign(shop.headers, member.headers)
  const ids: number[] = []
  for (let times = 0; times < ORDERS; times += 1)
    ids.push((await giveTo(shop, [{ address: addressOf('佐藤'), goods: [[0, 1]] }], LAST_YEAR)).id)
  const many = Array.from({ length: PEOPLE }, (_, at) => ({
    address: addressOf(`鈴木${at}`, { address2: `${at}号室` }),
    shipping_key: `s${at + 100}`,
    packing_key: `p${at + 100}`,
  }))
  const places = await db.select().from(order_shippings).where(inArray(order_shippings.order_id, ids))
  const lines = await db.select().from(order_lines).where(inArray(order_lines.order_id, ids))
  await db.delete(order_shippings).where(inArray(order_shippings.order_id, ids))
  for (const { id: _, ...place } of places) {
    await db.insert(order_shippings).values(
      many.map(({ address, shipping_key, packing_key }, position) => ({
        ...place,
        position,
        shipping: { ...place.shipping, key: shipping_key, address },
        packings: [{ ...place.packings[0]!, key: packing_key, shipping_key }],
      })),
    )
  }
  for (const { id: _, ...line } of lines) {
    await db.insert(order_lines).values(
      many.map(({ shipping_key, packing_key }, position) => ({
        ...line,
        position,
        line: { ...line.line, shipping_key, packing_key },
      })),
    )
  }

  const before = performance.now()
  const read = await shop.call('GET /v1/me/gift-seasons/{key}', { params: { key: 'year_end-2025' } })
  expect(performance.now() - before).toBeLessThan(1_000)
  expect(read.season.recipient_count).toBe(PEOPLE)
  expect(read.recipients[0]?.goods).toMatchObject([{ quantity: ORDERS }])

  const query = db
    .select({ id: order_shippings.id })
    .from(orders)
    .innerJoin(order_shippings, eq(order_shippings.order_id, orders.id))
    .where(eq(orders.user_id, member.id))
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain ${query}`)
  })
  expect(JSON.stringify(plan)).toContain('orders_of_user')
  expect(JSON.stringify(plan)).toContain('order_shippings_of_order')
})

async function open() {
  const opened = await openTestDb()
  return { ...opened, [Symbol.asyncDispose]: () => opened.close() }
}
