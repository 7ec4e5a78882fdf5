import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { decide, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

test('The cart, the order and its mail say the month a pre-order comes out, and nothing of what is out', async () => {
  const shop = await openSellingShop(opened.db, [
    { unit_price: 3_000, stock: 20 },
    { unit_price: 500, stock: 20 },
  ])
  const [kit] = await opened.db
    .select({ model_id: products.model_id })
    .from(products)
    .where(eq(products.id, shop.product_ids[0] ?? 0))
  await opened.db
    .update(product_models)
    .set({ release_month: '2027-02' })
    .where(eq(product_models.id, kit?.model_id ?? 0))
  const onePieceEach: [number, number][] = [
    [0, 1],
    [1, 1],
  ]
  const cart = await readyCart(shop, onePieceEach, 'bank_transfer')
  const months = cart.detail.products.map(({ product_info }) => product_info.release_month)
  expect(months).toEqual(['2027-02', undefined])

  const { order_no } = await decide(shop, cart)
  const order = await shop.call('GET /v1/carts/order/{orderNo}', {
    params: { orderNo: order_no },
    query: { token: cart.token },
  })
  expect(order.detail.products.map(({ product_info }) => product_info.release_month)).toEqual(months)
  const [mail] = await opened.db
    .select()
    .from(mails)
    .where(eq(mails.topic, `order:${shop.channel.name}:${order_no}`))
  expect(mail?.text.match(/\d+年\d+月発売予定/g)).toEqual(['2027年2月発売予定'])
  expect(mail?.html?.match(/\d+年\d+月発売予定/g)).toEqual(['2027年2月発売予定'])
})
