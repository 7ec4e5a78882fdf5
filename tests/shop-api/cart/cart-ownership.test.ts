import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { createMember } from '#tests/support/create-member.ts'
import { ecommerce_events } from '#shop-api/db/schema/events.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import {
  ADDRESS,
  decide,
  fillCart,
  openSellingShop,
  ORDERER,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

/** Every call that names a cart by its token, in path or body; `init`, which opens another one instead, is asked apart. */
const cartCalls = (Object.entries(calls) as [CallName, CallDefinition][])
  .filter(
    ([name, { errors }]) =>
      servedCalls.includes(name) && (name.includes('{cartToken}') || isCartChange(errors)),
  )
  .map(([name]) => name)

function isCartChange(errors: CallDefinition['errors']): boolean {
  return errors?.includes('cart.common.login_required') ?? false
}

describe.each(ONE_ENGINE)('the cart of a member on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  type Opened = Awaited<ReturnType<typeof open>>

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
    const words = { token: cart.token, title: '', addressee: '' }
    const quotation = await browser.call('POST /v1/me/quotations', { body: words }, owner.bearer)
    const lines = [{ product_id: shop.product_ids[0] ?? 0, quantity: 1 }]
    const list = { name: '毎月', day_of_month: null, is_shared: false, lines }
    const order_list = await browser.call('POST /v1/me/order-lists', { body: list }, owner.bearer)
    return { shop, browser, owner, other, cart, quotation, order_list }
  }

  /** Good input for all of them, so that only the owner is what is asked about. */
  function toInput(shop: SellingShop, { token, detail }: Cart) {
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
      title: '',
      addressee: '',
      total_payment: detail.order.total_payment,
      is_removing_address: false,
      code: 'OKURIMONO',
      receiver: { name: '山田 花子', message: '' },
      point: 1,
      recipients: [{ address: ADDRESS, goods: [{ product_id: shop.product_ids[0], quantity: 1 }] }],
    }
    return { body, params: { cartToken: token, payment_id: detail.order.payment_id ?? 0 } }
  }

  /** Makes every call that names a cart, as somebody. */
  async function walk({ shop, browser, cart, quotation, order_list }: Opened, bearer: string | null) {
    const { body, params: named } = toInput(shop, cart)
    const answers: { name: CallName; status: number; text: string }[] = []
    for (const name of cartCalls) {
      const { id } = name.includes('/order-lists/') ? order_list : quotation
      const params = { ...named, id }
      const answer = await browser.ask(name, { params, ...(!name.startsWith('GET') && { body }) }, bearer)
      answers.push({ name, status: answer.status, text: await answer.text() })
    }
    return answers
  }

  test('The walk makes every call of the contract that takes the token of a cart', () => {
    expect(cartCalls.length).toBeGreaterThan(25)
    const places = [
      'shipping-leadtime',
      'payments',
      'quotation',
      'decision-data',
      'coupons',
      'point',
      'error',
      'accessories',
    ]
    for (const place of places) expect(cartCalls.filter((name) => name.includes(place))).not.toEqual([])
  })

  test('is not there for another member, nor for a guest who knows its token: no call reads or changes it', async () => {
    const opened = await open()
    const { browser, owner, other, cart } = opened
    const params = { cartToken: cart.token }
    for (const [bearer, refused] of [
      [other.bearer, 404],
      [null, 401],
    ] as const) {
      const answers = await walk(opened, bearer)
      expect(
        answers.filter(({ status }) => status !== refused).map(({ name, status }) => [name, status]),
      ).toEqual(
        // Nothing is decided yet that could be told.
        bearer === null ? [['GET /v1/carts/{cartToken}/decision-data', 404]] : [],
      )
      for (const { text } of answers)
        for (const secret of [ORDERER.email, ORDERER.last_name, ADDRESS.address1, ADDRESS.phone_number])
          expect(text).not.toContain(secret)
      const after = await browser.call('GET /v1/carts/{cartToken}', { params }, owner.bearer)
      expect([after.detail, after.order_no]).toEqual([cart.detail, null])
    }
    // Asked to open it, the shop opens the other's own; a guest hears that the login brings it back.
    const body = { token: cart.token }
    const opens = await browser.call('POST /v1/carts/init', { body }, other.bearer)
    expect(opens).toMatchObject({ user_id: other.id, notices: [], detail: { products: [] } })
    const fresh = await browser.call('POST /v1/carts/init', { body })
    expect(fresh).toMatchObject({ user_id: null, detail: { products: [] } })
    expect(fresh.notices).toMatchObject([{ code: 'login_required' }])
    expect([opens.token, fresh.token]).not.toContain(cart.token)
    // It was the owner that was missing, and nothing else; only a cart that was decided has decision data.
    const missing = (await walk(opened, owner.bearer)).filter(
      ({ status }) => status === 404 || status === 401,
    )
    expect(missing.map(({ name }) => name)).toEqual(['GET /v1/carts/{cartToken}/decision-data'])
  })

  test('A cart of one shop is not there in another', async () => {
    const [here, there] = [
      await openSellingShop(opened.db, [{ unit_price: 500, stock: 90 }]),
      await openSellingShop(opened.db, [{ unit_price: 500, stock: 90 }]),
    ]
    const { token } = await fillCart(here, [[0, 1]])
    const read = { params: { cartToken: token } }
    expect((await there.refuse('GET /v1/carts/{cartToken}', read)).status).toBe(404)
    const reset = { body: { token } }
    expect((await there.refuse('PATCH /v1/carts/reset', reset)).status).toBe(404)
    expect((await here.call('GET /v1/carts/{cartToken}', read)).token).toBe(token)
  })

  test('A guest with the token of an ordered cart is told nothing of the purchase, and tracks nothing of it', async () => {
    const opened = await open()
    const { shop, browser, owner, other, cart } = opened
    shop.headers['authorization'] = `Bearer ${owner.bearer}`
    await decide(shop, cart)
    const params = { cartToken: cart.token }
    const ask = async (bearer: string | null) =>
      (await browser.ask('GET /v1/carts/{cartToken}/decision-data', { params }, bearer)).status
    expect([await ask(null), await ask(other.bearer), await ask(owner.bearer)]).toEqual([401, 404, 200])
    const event = { event_id: crypto.randomUUID(), name: 'view_cart', args: {} }
    await browser.call('POST /v1/ecommerce_events', { body: { event, token: cart.token } as never })
    const [kept] = await opened.shop.db
      .select({ cart_id: ecommerce_events.cart_id })
      .from(ecommerce_events)
      .where(eq(ecommerce_events.event_id, event.event_id))
    expect(kept).toEqual({ cart_id: null })
  })

  test('stays with its order: another member who knows the cart’s token is shown neither', async () => {
    const { shop, browser, owner, other, cart } = await open()
    shop.headers['authorization'] = `Bearer ${owner.bearer}`
    const { order_no } = await decide(shop, cart)
    const params = { orderNo: order_no }
    const ask = (bearer: string | null) =>
      browser.ask('GET /v1/carts/order/{orderNo}', { params, query: { token: cart.token } }, bearer)
    expect((await ask(other.bearer)).status).toBe(404)
    expect((await ask(owner.bearer)).status).toBe(200)
    expect((await ask(null)).status).toBe(401)
    const guess = { params, query: { token: 'not-the-token' } }
    expect((await browser.ask('GET /v1/carts/order/{orderNo}', guess)).status).toBe(404)
    const read = (bearer: string) =>
      browser.ask('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } }, bearer)
    expect([(await read(other.bearer)).status, (await read(owner.bearer)).status]).toEqual([404, 200])
  })

  test('When the login ran out the goods wait, and what the guest added meanwhile joins them', async () => {
    const { shop, browser, owner, cart } = await open()
    const [product_id = 0] = shop.product_ids
    const add = (token: string) =>
      browser.ask('PATCH /v1/carts/products/add', { body: { token, product_id, quantity: 1 } })
    const refused = await add(cart.token)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'cart.common.login_required' })
    const { token } = await browser.call('POST /v1/carts/init', { body: { token: cart.token } })
    expect((await add(token)).status).toBe(200)
    const again = await browser.call('POST /v1/carts/init', { body: { token } }, owner.bearer)
    expect(again.detail.products[0]?.quantity).toBe(3)
    // Or nothing was added, and the token is still the old one.
    const same = await browser.call('POST /v1/carts/init', { body: { token: again.token } }, owner.bearer)
    expect(same).toMatchObject({ token: again.token, notices: [] })
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
