import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DecisionData } from '#contract/shapes/event.ts'
import { forgetOldEvents } from '#shop-api/orders/ecommerce-events.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { ecommerce_events } from '#shop-api/db/schema/events.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { signVerdict } from '#tests/support/sign-verdict.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import {
  decide,
  fillCart,
  openSellingShop,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

describe.each(ONE_ENGINE)('around an order on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const open = () => openSellingShop(opened.db, [{ unit_price: 1_100, stock: 9 }])
  const browse = (shop: SellingShop) =>
    openShopperBrowser(async (path, init) => shop.app.request(path, init), { channel: shop.channel.name })

  test('tracking is told the purchase for half an hour, and by no other token', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 2]], 'bank_transfer')
    const params = { cartToken: cart.token }
    const ask = { params }
    expect((await shop.refuse('GET /v1/carts/{cartToken}/decision-data', ask)).status).toBe(404)
    const { order_no } = await decide(shop, cart)
    const told: DecisionData = await shop.call('GET /v1/carts/{cartToken}/decision-data', ask)
    expect(told).toMatchObject({
      order_no,
      token: cart.token,
      payment_name: '銀行振込',
      expire_at: '2026-11-24T01:30:00.000Z',
      detail: { products: cart.detail.products, order: { total_payment: 2_970, total_carriage: 770 } },
    })
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_800_000)
    expect((await shop.refuse('GET /v1/carts/{cartToken}/decision-data', ask)).status).toBe(404)
  })

  test('an event sent twice is kept once, and read by nobody but its sender', async () => {
    const shop = await open()
    const { token } = await fillCart(shop, [[0, 1]])
    const [sender, stranger] = [browse(shop), browse(shop)]
    const event = { event_id: crypto.randomUUID(), name: 'add_to_cart' as const, args: { value: 1_100 } }
    const first = await sender.call('POST /v1/ecommerce_events', { body: { event, token } })
    const again = await sender.call('POST /v1/ecommerce_events', { body: { event, token } })
    expect(again).toEqual(first)
    const params = { id: String(first.id) }
    const read = await sender.call('GET /v1/ecommerce_events/{id}', { params })
    expect(read).toMatchObject({ id: first.id, name: 'add_to_cart', args: { value: 1_100 } })
    const refused = await stranger.ask('GET /v1/ecommerce_events/{id}', { params })
    expect(refused.status).toBe(404)
    const large = { ...event, event_id: crypto.randomUUID(), args: { text: 'あ'.repeat(70_000) } }
    const tooBig = await sender.ask('POST /v1/ecommerce_events', { body: { event: large } })
    expect(tooBig.status).toBe(422)
    await forgetOldEvents(opened.db, new Date(shop.clock.now.getTime() + 181 * 86_400_000))
    const kept = await opened.db
      .select()
      .from(ecommerce_events)
      .where(eq(ecommerce_events.channel_id, shop.channel.id))
    expect(kept).toEqual([])
  })

  /** An order whose card waits for its owner's word. */
  async function challenge(shop: SellingShop) {
    const cart = await readyCart(shop, [[0, 1]], 'card', { card: '4000 0000 0000 3220' })
    const { order_no } = await decide(shop, cart)
    const [attempt] = await opened.db
      .select()
      .from(payment_attempts)
      .orderBy(desc(payment_attempts.id))
      .limit(1)
    const key = attempt?.idempotency_key ?? ''
    const { vault } = shop.cards
    const transaction_id = vault.findCharge(key)?.challenge_id ?? ''
    const approve = () => vault.answerChallenge(transaction_id, 'approved')
    const send = async (result: 'authenticated' | 'failed', signature?: string, provider = 'card') =>
      shop.send('POST', `/${shop.channel.name}/v1/${provider}/receive/fraud-detection`, {
        transaction_id,
        result,
        signature: signature ?? (await signVerdict(key, { transaction_id, result }, shop.clock.now)),
      })
    const listOrders = () => opened.db.select().from(orders).where(eq(orders.channel_id, shop.channel.id))
    const sign = (secret = key) =>
      signVerdict(secret, { transaction_id, result: 'authenticated' }, shop.clock.now)
    return { order_no, approve, send, sign, listOrders }
  }

  test('a good verdict makes the order stand once the provider itself says so, however often it is sent', async () => {
    const { order_no, approve, send, listOrders } = await challenge(await open())
    const early = await send('authenticated')
    expect(early.body).toMatchObject({ code: 'payment.unknown_outcome' })
    expect(await listOrders()).toEqual([])
    await approve()
    const [one, other] = await Promise.all([send('authenticated'), send('authenticated')])
    expect(one).toEqual({ status: 200, body: { order_no, result: 'completed' } })
    expect(other).toEqual(one)
    expect(await listOrders()).toHaveLength(1)
  })

  test('a bad verdict sets the cart free; a forged one does nothing', async () => {
    const { order_no, send, sign, listOrders } = await challenge(await open())
    for (const signature of ['', 'forged', await sign(), await sign('guess')]) {
      expect((await send('failed', signature)).body).toMatchObject({ code: 'payment.signature_invalid' })
    }
    expect((await send('failed', undefined, 'other-provider')).status).toBe(404)
    expect((await send('failed')).body).toEqual({ order_no, result: 'declined' })
    expect(await listOrders()).toEqual([])
  })

  test('a cart is quoted as PDF, an empty one is not', async () => {
    const shop = await open()
    const { token } = await fillCart(shop, [])
    const path = `/${shop.channel.name}/v1/carts/${token}/download/quotation`
    expect((await shop.send('GET', path)).body).toMatchObject({ code: 'cart.common.is_empty' })
    const cart = await readyCart(shop, [[0, 2]], 'bank_transfer')
    const addressee = encodeURIComponent('株式会社そよかぜ　御中')
    const answer = await shop.app.request(
      `/${shop.channel.name}/v1/carts/${cart.token}/download/quotation?addressee=${addressee}`,
    )
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
  })
})
