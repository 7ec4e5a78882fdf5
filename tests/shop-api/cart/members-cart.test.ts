import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { createCartDetail, countPieces } from '#shop-api/cart/cart-detail.ts'
import { addPieces } from '#shop-api/cart/cart-lines.ts'
import { mergeDetails } from '#shop-api/cart/merge-details.ts'
import { createRecipients } from '#tests/support/many-recipients.ts'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import {
  decide,
  fillCart,
  openSellingShop,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

const SHELF = [
  { unit_price: 500, stock: 9 },
  { unit_price: 800, stock: 9 },
  { unit_price: 900, stock: 3 },
]

describe.each(ONE_ENGINE)('a member’s cart on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openMembersShop() {
    const shop = await openSellingShop(opened.db, SHELF)
    const channel = shop.channel.name
    const browse = () => openShopperBrowser(async (path, init) => shop.app.request(path, init), { channel })
    const member = await createMemberWithPassword(opened.db, `cart@${channel}.example.jp`, {
      channel,
      now: shop.clock.now,
    })
    const logIn = (cart_token?: string) =>
      browse().call('POST /v1/auth/login', {
        body: { username: member.email, password: PASSWORD, cart_token },
      })
    const init = (token: string | null, bearer?: string | null) =>
      browse().call('POST /v1/carts/init', { body: { token } }, bearer)
    return { shop, member, browse, logIn, init }
  }
  const toPieces = (shop: SellingShop, cart: Cart) =>
    shop.product_ids.map((id) =>
      cart.detail.products
        .filter((line) => line.product_id === id)
        .reduce((sum, line) => sum + line.quantity, 0),
    )

  test('A guest’s cart is the member’s after the login, under the same token', async () => {
    const { shop, member, logIn, init } = await openMembersShop()
    const guest = await fillCart(shop, [[0, 2]])
    const { access_token } = await logIn(guest.token)
    const cart = await init(guest.token, access_token)
    expect(cart).toMatchObject({ token: guest.token, user_id: member.id, notices: [] })
    expect(toPieces(shop, cart)).toEqual([2, 0, 0])
  })

  test('What goes to many has room for what joins it', async () => {
    const { shop, logIn, init } = await openMembersShop()
    await opened.db
      .update(products)
      .set({ stock: 100 })
      .where(eq(products.id, shop.product_ids[0] ?? 0))
    const stored = await fillCart(shop, [[0, 4]])
    await logIn(stored.token)
    const guest = await fillCart(shop, [[0, 1]])
    const recipients = createRecipients(25, [{ product_id: shop.product_ids[0] ?? 0, quantity: 1 }])
    await shop.call('PUT /v1/carts/recipients', { body: { token: guest.token, recipients } })
    const { access_token } = await logIn(guest.token)
    const { detail } = await init(guest.token, access_token)
    expect(detail.products.map(({ quantity }) => quantity)).toEqual([5, ...Array<number>(24).fill(1)])
  })

  test('What was left on another device is found there and joins the guest’s, up to what can be bought', async () => {
    const { shop, logIn, init } = await openMembersShop()
    const phone = await fillCart(shop, [
      [0, 2],
      [2, 2],
    ])
    await logIn(phone.token)
    const desk = await fillCart(shop, [
      [0, 1],
      [1, 4],
      [2, 2],
    ])
    const { access_token } = await logIn(desk.token)
    const cart = await init(desk.token, access_token)
    expect(cart.token).toBe(desk.token)
    expect(toPieces(shop, cart)).toEqual([3, 4, 3])
    // The phone opens the same cart, without being told that anything was lost.
    const again = await init(phone.token, access_token)
    expect(again).toMatchObject({ token: desk.token, notices: [] })
    expect(await init(null, access_token)).toMatchObject({ token: desk.token })
    shop.headers['authorization'] = `Bearer ${access_token}`
    const stale = { body: { token: phone.token, product_id: shop.product_ids[1] ?? 0, quantity: 1 } }
    expect(await shop.refuse('PATCH /v1/carts/products/add', stale)).toMatchObject({
      code: 'cart.common.is_expired',
    })
  })

  test('A cart opened with a bearer belongs to its member without a login', async () => {
    const { shop, member, logIn, init } = await openMembersShop()
    const { access_token } = await logIn()
    const guest = await fillCart(shop, [[1, 2]])
    expect(await init(guest.token, access_token)).toMatchObject({ token: guest.token, user_id: member.id })
  })

  test('The cart of another member is not opened, not taken over and not merged', async () => {
    const { shop, logIn, init, browse } = await openMembersShop()
    const first = await fillCart(shop, [[0, 5]])
    const { access_token } = await logIn(first.token)
    const email = `second@${shop.channel.name}.example.jp`
    const options = { channel: shop.channel.name, now: shop.clock.now }
    const second = await createMemberWithPassword(opened.db, email, options)
    const login = await browse().call('POST /v1/auth/login', {
      body: { username: email, password: PASSWORD, cart_token: first.token },
    })
    const cart = await init(first.token, login.access_token)
    expect(cart.token).not.toBe(first.token)
    expect(cart).toMatchObject({ user_id: second.id })
    expect(toPieces(shop, cart)).toEqual([0, 0, 0])
    expect(toPieces(shop, await init(first.token, access_token))).toEqual([5, 0, 0])
  })

  test('After a logout the token opens nothing, and the goods are there again after the next login', async () => {
    const { shop, member, browse, logIn, init } = await openMembersShop()
    const guest = await fillCart(shop, [
      [0, 2],
      [1, 1],
    ])
    const { access_token } = await logIn(guest.token)
    await browse().call('GET /v1/carts/{cartToken}', { params: { cartToken: guest.token } }, access_token)
    expect((await browse().ask('POST /v1/auth/logout', {}, access_token)).ok).toBe(true)
    const asked = await browse().ask('GET /v1/carts/{cartToken}', { params: { cartToken: guest.token } })
    expect(asked.status).toBe(401)
    const fresh = await init(null)
    expect(toPieces(shop, fresh)).toEqual([0, 0, 0])
    const again = await logIn(fresh.token)
    const cart = await init(fresh.token, again.access_token)
    expect(cart).toMatchObject({ user_id: member.id, notices: [] })
    expect(toPieces(shop, cart)).toEqual([2, 1, 0])
  })

  test('Logging in on two devices at once loses no piece', async () => {
    const { shop, logIn, init } = await openMembersShop()
    const guests = await Promise.all([
      fillCart(shop, [[0, 2]]),
      fillCart(shop, [[1, 3]]),
      fillCart(shop, [[2, 1]]),
    ])
    const logins = await Promise.all(guests.map(({ token }) => logIn(token)))
    expect(toPieces(shop, await init(null, logins[0]?.access_token))).toEqual([2, 3, 1])
  })

  test('The order of a member’s cart is the member’s', async () => {
    const { shop, member, logIn } = await openMembersShop()
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const { access_token } = await logIn(cart.token)
    shop.headers['authorization'] = `Bearer ${access_token}`
    await decide(shop, cart)
    const placed = await opened.db.select().from(orders)
    expect(placed.filter(({ user_id }) => user_id === member.id)).toHaveLength(1)
  })
})

test('Whatever two carts hold, no piece is lost but what cannot be bought, and none appears', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 9 })), {
    maxLength: 8,
  })
  const seen = { name: '商品', resource_key: 'goods', code: 'C', unit_price: 1, tax_rate: 10 as const }
  const toDetail = (content: readonly [number, number][]) => {
    const detail = createCartDetail()
    for (const [id, quantity] of content) addPieces(detail, { product_id: id, quantity, seen })
    return detail
  }
  fc.assert(
    fc.property(lines, lines, fc.integer({ min: 0, max: 20 }), (one, other, stock) => {
      const [current, stored] = [toDetail(one), toDetail(other)]
      const merged = mergeDetails(current, stored, () => stock)
      for (let id = 1; id <= 6; id++) {
        const [here, there, now] = [current, stored, merged].map((detail) => countPieces(detail, id))
        expect(now).toBe(Math.max(here!, there!, Math.min(here! + there!, stock)))
      }
      expect(new Set(merged.lines.map(({ key }) => key)).size).toBe(merged.lines.length)
    }),
  )
})
