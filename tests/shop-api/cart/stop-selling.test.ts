import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { fillCart, openSellingShop } from '#tests/support/selling-shop.ts'

const TOKEN = 'a token of the staff, long enough'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const openShop = () =>
  openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }], () => ({
    tokens: [TOKEN],
  }))

type Shop = Awaited<ReturnType<typeof openShop>>

async function switchTo(shop: Shop, is_selling: boolean) {
  shop.headers['authorization'] = `Bearer ${TOKEN}`
  const answer = await shop.call('PUT /v1/admin/selling', { body: { is_selling } })
  expect(await shop.call('GET /v1/admin/selling', {})).toEqual(answer)
  delete shop.headers['authorization']
  return answer
}

test('The staff stops selling and goes on; carts outlive it, and other shops go on selling', async () => {
  const [shop, neighbour] = [await openShop(), await openShop()]
  const { token } = await fillCart(shop, [[0, 1]])
  const add = { body: { token, product_id: shop.product_ids[0] ?? 0, quantity: 1 } }
  expect(await switchTo(shop, false)).toEqual({ is_selling: false })
  expect(await shop.refuse('PATCH /v1/carts/products/add', add)).toMatchObject({
    status: 422,
    code: 'cart.common.selling_stopped',
  })
  expect((await fillCart(neighbour, [[0, 1]])).detail.products).toHaveLength(1)
  expect(await switchTo(shop, true)).toEqual({ is_selling: true })
  const cart = await shop.call('PATCH /v1/carts/products/add', add)
  expect(cart.detail.products).toMatchObject([{ quantity: 2 }])
})

test('Every switch is a change that publishers hear of', async () => {
  const shop = await openShop()
  const { version } = await shop.call('GET /v1/changes', { query: { since: 0 } })
  await switchTo(shop, false)
  const { data } = await shop.call('GET /v1/changes', { query: { since: version } })
  expect(data).toMatchObject([
    { type: 'settings', key: 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', action: 'updated' },
  ])
  const settings = await shop.call('GET /v1/settings/front', {})
  expect(settings).toMatchObject({
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': true,
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
  })
})

test('Nobody but the staff turns the switch', async () => {
  const shop = await openShop()
  const refused = await shop.refuse('PUT /v1/admin/selling', { body: { is_selling: false } })
  expect(refused.status).toBe(401)
})
