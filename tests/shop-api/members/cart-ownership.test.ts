import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { createMember } from '#tests/support/create-member.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import {
  ADDRESS,
  decide,
  fillCart,
  openSellingShop,
  ORDERER,
  readyCart,
} from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

/** Every call that names a cart by its token, in path or body. */
const cartCalls = (Object.entries(calls) as [CallName, CallDefinition][]).filter(
  ([name, { auth }]) =>
    servedCalls.includes(name) &&
    auth === 'visitor' &&
    (name.includes('{cartToken}') || name.startsWith('PATCH /v1/carts/')),
)

describe.each(ENGINES)('the cart of a member on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  }, 60_000)
  afterAll(() => opened.close())

  async function open() {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 90 }])
    const channel = shop.channel.name
    const enter = async () => {
      const member = await createMember(opened.db, { channel, now: shop.clock.now })
      const bearer = member.headers.authorization.replace('Bearer ', '')
      return { id: member.id, bearer }
    }
    const browser = openShopperBrowser(async (path, init) => shop.app.request(path, init), { channel })
    const [owner, other] = [await enter(), await enter()]
    const guest = await readyCart(shop, [[0, 2]], 'bank_transfer')
    const cart = await browser.call('POST /v1/carts/init', { body: { token: guest.token } }, owner.bearer)
    expect(cart.user_id).toBe(owner.id)
    return { shop, browser, owner, other, cart }
  }

  test('is not there for another member: no call reads or changes it', async () => {
    const { shop, browser, owner, other, cart } = await open()
    const { token, detail } = cart
    /** Good input for all of them, so that only the owner is what is asked about. */
    const body = {
      token,
      product_id: shop.product_ids[0],
      quantity: 1,
      products: [{ product_id: shop.product_ids[0], quantity: 1 }],
      key: detail.products[0]?.key,
      shipping_key: detail.shippings[0]?.key,
      parts: [{ quantity: 2, shipping_key: detail.shippings[0]?.key }],
      address: ADDRESS,
      orderer: ORDERER,
      note: '',
      total_payment: detail.order.total_payment,
      is_removing_address: false,
      code: 'OKURIMONO',
      receiver: { name: '山田 花子', message: '' },
      point: 1,
    }
    expect(cartCalls.length).toBeGreaterThan(15)
    const params = { cartToken: token, payment_id: detail.order.payment_id ?? 0 }
    const walk = async (bearer: string) => {
      const answers: [CallName, number][] = []
      for (const [name] of cartCalls) {
        const input = { params, ...(!name.startsWith('GET') && { body }) }
        answers.push([name, (await browser.ask(name, input, bearer)).status])
      }
      return answers
    }
    expect((await walk(other.bearer)).filter(([, status]) => status !== 404)).toEqual([])
    const after = await browser.call(
      'GET /v1/carts/{cartToken}',
      { params: { cartToken: token } },
      owner.bearer,
    )
    expect(after.detail).toEqual(detail)
    // Asked to open it, the shop opens the other's own.
    const opens = await browser.call('POST /v1/carts/init', { body: { token } }, other.bearer)
    expect(opens).toMatchObject({ user_id: other.id, notices: [], detail: { products: [] } })
    expect(opens.token).not.toBe(token)
    // It was the owner that was missing, and nothing else; only a cart that was decided has decision data.
    const missing = (await walk(owner.bearer)).filter(([, status]) => status === 404)
    expect(missing).toEqual([['GET /v1/carts/{cartToken}/decision-data', 404]])
  })

  test('stays with its order: another member who knows the cart’s token is shown neither', async () => {
    const { shop, browser, owner, other, cart } = await open()
    const { order_no } = await decide(shop, cart)
    const params = { orderNo: order_no }
    const ask = (bearer: string | null) =>
      browser.ask('GET /v1/carts/order/{orderNo}', { params, query: { token: cart.token } }, bearer)
    expect((await ask(other.bearer)).status).toBe(404)
    expect((await ask(owner.bearer)).status).toBe(200)
    expect((await ask(null)).status).toBe(200)
    const read = (bearer: string) =>
      browser.ask('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } }, bearer)
    expect([(await read(other.bearer)).status, (await read(owner.bearer)).status]).toEqual([404, 200])
  })

  test('goes on in its browser when the login has run out, and is the member’s again after the next', async () => {
    const { shop, browser, owner, cart } = await open()
    const body = { token: cart.token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    const added = await browser.call('PATCH /v1/carts/products/add', { body })
    expect(added).toMatchObject({ token: cart.token, user_id: owner.id })
    const again = await browser.call('POST /v1/carts/init', { body: { token: cart.token } }, owner.bearer)
    expect(again.detail.products[0]?.quantity).toBe(3)
  })

  test('A bearer that is over is refused, never taken for a guest’s call', async () => {
    const { browser, cart } = await open()
    const params = { cartToken: cart.token }
    expect((await browser.ask('GET /v1/carts/{cartToken}', { params }, 'over')).status).toBe(401)
  })

  test('A guest’s cart is open to whoever knows its token, a member too, who does not take it by reading', async () => {
    const { shop, browser, other } = await open()
    const guest = await fillCart(shop, [[0, 1]])
    const params = { cartToken: guest.token }
    const read = await browser.call('GET /v1/carts/{cartToken}', { params }, other.bearer)
    expect(read).toMatchObject({ token: guest.token, user_id: null })
  })
})
