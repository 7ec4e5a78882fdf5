import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import type { PaymentProvider } from '#payment/provider.ts'
import { toKnownPayment } from '#shop-api/payment/known-payment.ts'
import { beginDecision } from '#shop-api/checkout/begin-decision.ts'
import { decideCart } from '#shop-api/checkout/decide-cart.ts'
import { recoverAttempts } from '#shop-api/checkout/recover-attempts.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import {
  decide,
  fillCart,
  openSellingShop,
  readyCart,
  toDecision,
  tokenise,
  type SellingShop,
  ORDERER,
} from '#tests/support/selling-shop.ts'
import { TEST_CARDS_URL, withProvider } from '#tests/support/test-cards.ts'

/** What a shopper presses on the provider's page. */
const answerChallenge = (shop: SellingShop, page: string | null, answer: string) =>
  shop.cards.app.request(page ?? '', { method: 'POST', body: new URLSearchParams({ answer }) })

/** Lets time pass in a shop. */
function wait(shop: SellingShop, minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
}

describe.each(ENGINES)('paying by card on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const open = (stock = 5) => openSellingShop(opened.db, [{ unit_price: 500, stock }])
  const readStock = async (shop: SellingShop) => {
    const [row] = await opened.db
      .select()
      .from(products)
      .where(eq(products.id, shop.product_ids[0] ?? 0))
    return row?.stock
  }
  const listOrders = (shop: SellingShop) =>
    opened.db.select().from(orders).where(eq(orders.channel_id, shop.channel.id))
  const listCharges = async (shop: SellingShop) => {
    const rows = await opened.db
      .select({ key: payment_attempts.idempotency_key })
      .from(payment_attempts)
      .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
      .where(eq(carts.channel_id, shop.channel.id))
    return rows.flatMap(({ key }) => shop.cards.vault.findCharge(key)?.state ?? [])
  }
  const toShop = (shop: SellingShop, changed?: Partial<PaymentProvider>) => ({
    db: opened.db,
    channel: shop.channel,
    now: shop.clock.now,
    payments: changed ? withProvider(shop.cards, changed) : shop.cards,
  })
  test('a declined card keeps the cart and the stock, and another card buys', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 2]], 'card', { card: '4000 0000 0000 0002' })
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({ status: 422, code: 'payment.declined' })
    expect(await readStock(shop)).toBe(5)
    const kept = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(kept.detail).toEqual(cart.detail)
    const spent = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(spent.errors).toMatchObject([{ field: 'detail.order.card_token' }])
    const card_token = await tokenise(shop, '4111111111111111')
    const again = await shop.call('PATCH /v1/carts/order/modify', { body: { token: cart.token, card_token } })
    await decide(shop, again)
    expect(await listOrders(shop)).toHaveLength(1)
  })

  test('an unknown outcome keeps the cart waiting; asked again the provider tells, and charges once', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 2]], 'card', { card: '4000 0000 0000 0119' })
    const unknown = { status: 422, code: 'payment.unknown_outcome' }
    expect(await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))).toMatchObject(unknown)
    expect(await readStock(shop)).toBe(3)
    const body = { token: cart.token, product_id: shop.product_ids[0] ?? 0, quantity: 1 }
    expect(await shop.refuse('PATCH /v1/carts/products/add', { body })).toMatchObject(unknown)
    const [order, ...others] = await Promise.all([decide(shop, cart), decide(shop, cart)])
    expect(others).toEqual([order])
    expect(await listOrders(shop)).toHaveLength(1)
    expect(await listCharges(shop)).toEqual(['approved'])
    expect(await readStock(shop)).toBe(3)
  })

  test('whoever looks at the waiting cart sees how the payment ended', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 2]], 'card', { card: '4000 0000 0000 0119' })
    await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    const seen = await shop.call('POST /v1/carts/init', { body: { token: cart.token } })
    const [order] = await listOrders(shop)
    expect(seen).toMatchObject({ token: cart.token, order_no: order?.order_no })
  })

  test('a crash before the provider heard of it: the next decision sends the same attempt', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card')
    await beginDecision(toShop(shop), cart.token, cart.detail.order.total_payment)
    expect(await readStock(shop)).toBe(4)
    await decide(shop, cart)
    expect(await listOrders(shop)).toHaveLength(1)
    expect(await listCharges(shop)).toEqual(['approved'])
    expect(await readStock(shop)).toBe(4)
  })

  test('a crash between the charge and the order: the restart finds the charge and places the order', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card')
    const { provider } = shop.cards
    const crashing: Partial<PaymentProvider> = {
      authorise: async (request) => {
        await provider.authorise(request)
        throw new Error('The process died here')
      },
    }
    await expect(
      decideCart(toShop(shop, crashing), cart.token, cart.detail.order.total_payment),
    ).rejects.toMatchObject({ body: { code: 'payment.unknown_outcome' } })
    expect(await listOrders(shop)).toHaveLength(0)
    wait(shop, 3)
    expect(await recoverAttempts(toShop(shop))).toBe(1)
    const [order] = await listOrders(shop)
    expect((await decide(shop, cart)).order_no).toBe(order?.order_no)
    expect(await listCharges(shop)).toEqual(['approved'])
    expect(await recoverAttempts(toShop(shop))).toBe(0)
  })

  test('a crash before the charge and a shopper who left: the restart puts the goods back on sale', async () => {
    const shop = await open(1)
    const cart = await readyCart(shop, [[0, 1]], 'card')
    const begun = await beginDecision(toShop(shop), cart.token, cart.detail.order.total_payment)
    expect(await recoverAttempts(toShop(shop))).toBe(0)
    wait(shop, 3)
    expect(await recoverAttempts(toShop(shop))).toBe(1)
    expect(await readStock(shop)).toBe(1)
    expect(await listCharges(shop)).toEqual(['cancelled'])
    // The request was only late: it must charge nothing any more.
    if (begun.state !== 'deciding') throw new Error('No attempt')
    const late = await shop.cards.provider.authorise(toKnownPayment(begun.attempt, ORDERER))
    expect(late).toEqual({ result: 'declined' })
    const open_again = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(open_again.detail.products).toMatchObject([{ quantity: 1, problem: null }])
  })

  test('a provider that is silent for six hours is told to forget it', async () => {
    const shop = await open(1)
    const cart = await readyCart(shop, [[0, 1]], 'card')
    const silent: Partial<PaymentProvider> = {
      authorise: () => Promise.resolve({ result: 'unknown' }),
      find: () => Promise.resolve({ result: 'unknown' }),
      cancel: () => Promise.resolve(),
    }
    await expect(
      decideCart(toShop(shop, silent), cart.token, cart.detail.order.total_payment),
    ).rejects.toMatchObject({ body: { code: 'payment.unknown_outcome' } })
    wait(shop, 6 * 60 - 1)
    expect(await recoverAttempts(toShop(shop, silent))).toBe(0)
    expect(await readStock(shop)).toBe(0)
    wait(shop, 1)
    expect(await recoverAttempts(toShop(shop, silent))).toBe(1)
    expect(await readStock(shop)).toBe(1)
  })

  test.each([
    ['approve', 'completed'],
    ['decline', 'payment.declined'],
  ])('a challenge the shopper answers with %s ends as %s', async (answer, end) => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card', { card: '4000 0000 0000 3220' })
    const challenge = await decide(shop, cart)
    expect(challenge.result).toBe('challenge')
    expect((await decide(shop, cart)).redirect_url).toBe(challenge.redirect_url)
    const page = challenge.redirect_url ?? ''
    expect(new URL(page).origin).toBe(TEST_CARDS_URL)
    const shown = await shop.cards.app.request(page)
    expect(await shown.text()).toContain(challenge.order_no)
    const answered = await answerChallenge(shop, page, answer)
    expect(await answered.text()).toContain('ショップの画面に戻って')
    const outcome = await decide(shop, cart).then(
      (decision) => decision.result as string,
      (error: unknown) => String(error),
    )
    expect(outcome).toContain(end)
    expect(await readStock(shop)).toBe(answer === 'approve' ? 4 : 5)
  })

  test('whoever looks at a cart reads where its payment stands', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card', { card: '4000 0000 0000 3220' })
    expect(cart.payment_state).toBeNull()
    const { redirect_url } = await decide(shop, cart)
    const look = () => shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect((await look()).payment_state).toEqual({ state: 'challenge', redirect_url })
    await answerChallenge(shop, redirect_url, 'decline')
    const declined = { state: 'declined', redirect_url: null }
    expect((await look()).payment_state).toEqual(declined)
    expect((await look()).payment_state).toEqual(declined)
    const { data } = await shop.call('GET /v1/payments', {})
    const payment_id = data.find((payment) => payment.code === 'bank_transfer')?.id ?? 0
    await shop.call('PATCH /v1/carts/order/modify', { body: { token: cart.token, payment_id } })
    expect((await look()).payment_state).toBeNull()
  })

  test('a cart whose payment nobody knows says that it waits', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card')
    await beginDecision(toShop(shop), cart.token, cart.detail.order.total_payment)
    const seen = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(seen.payment_state).toEqual({ state: 'waiting', redirect_url: null })
  })

  test('a shopper who left a challenge takes the payment back and pays another way', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card', { card: '4000 0000 0000 3220' })
    const challenge = await decide(shop, cart)
    const body = { token: cart.token }
    const opened_again = await shop.call('PATCH /v1/carts/transaction/error/delete', { body })
    expect(opened_again.detail.products).toMatchObject([{ problem: null }])
    expect(await readStock(shop)).toBe(5)
    await answerChallenge(shop, challenge.redirect_url, 'approve')
    expect(await listCharges(shop)).toEqual(['cancelled'])
    const { data } = await shop.call('GET /v1/payments', {})
    const payment_id = data.find((payment) => payment.code === 'bank_transfer')?.id ?? 0
    const changed = await shop.call('PATCH /v1/carts/order/modify', { body: { ...body, payment_id } })
    await decide(shop, changed)
    expect(await listOrders(shop)).toMatchObject([{ status: 'awaiting_payment' }])
  })

  test('a charge that went through meanwhile is not taken back but becomes its order', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 1]], 'card', { card: '4000 0000 0000 0119' })
    await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    const settled = await shop.call('PATCH /v1/carts/transaction/error/delete', {
      body: { token: cart.token },
    })
    const [order] = await listOrders(shop)
    expect(settled.order_no).toBe(order?.order_no)
    expect(await listCharges(shop)).toEqual(['approved'])
  })

  test('the shop refuses a card number wherever a token belongs, and keeps nothing of it', async () => {
    const shop = await open()
    const { token } = await fillCart(shop, [[0, 1]])
    const { data } = await shop.call('GET /v1/payments', {})
    const payment_id = data.find((payment) => payment.code === 'card')?.id ?? 0
    for (const card_token of [
      '4111111111111111',
      '4111 1111 1111 1111',
      'tok_4111-1111-1111-1111',
      'unknown1',
    ]) {
      const body = { token, payment_id, card_token }
      const refused = await shop.refuse('PATCH /v1/carts/order/modify', { body })
      expect(refused).toMatchObject({ status: 422, code: 'cart.payment.card_token_invalid' })
      expect(JSON.stringify(refused)).not.toContain('4111')
    }
    const [row] = await opened.db.select().from(carts).where(eq(carts.token, token))
    expect(JSON.stringify(row)).not.toContain('4111')
  })

  test('the card provider keeps no number either, and says what is wrong with a card by field', async () => {
    const shop = await open()
    await tokenise(shop, '4111 1111 1111 1111')
    expect(JSON.stringify(shop.cards.vault.listCards())).not.toContain('411111')
    const wrong = { number: '4111111111111112', expiration: '202610', security_code: '1', holder_name: '' }
    const refused = await shop.cards.app.request('/tokens', { method: 'POST', body: JSON.stringify(wrong) })
    const said = await refused.text()
    expect(JSON.parse(said)).toMatchObject({
      errors: [
        { field: 'number' },
        { field: 'holder_name' },
        { field: 'expiration' },
        { field: 'security_code' },
      ],
    })
    expect(said).not.toContain('4111')
  })
})
