import { and, eq } from 'drizzle-orm'
import type { PaymentProvider } from '#payment/provider.ts'
import type { Db } from '#shop-api/db/db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { payments as ways_to_pay } from '#shop-api/db/schema/selling.ts'
import { offerLaterWays } from '#tests/support/offer-later-ways.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { openPaperProvider } from '#tests/support/paper-provider.ts'
import { ADDRESS, createCaller, fillCart, ORDERER, toDecision } from '#tests/support/selling-shop.ts'
import { takeBy } from '#tests/support/test-cards.ts'

type Code = 'card' | 'konbini' | 'paypay' | 'bank_transfer'

interface Options {
  capture?: 'at_order' | 'at_shipping'
  /** What the company takes; left out for cards, konbini payments and PayPay. */
  methods?: PaymentProvider['methods']
}

/** A shop whose cards and konbini payments a company on paper takes, and its staff. */
export async function openPayingShop(db: Db, { capture = 'at_order', methods }: Options = {}) {
  const desk = await openOrderDesk(db, [{ unit_price: 2_000, stock: 9 }])
  const paper = openPaperProvider(() => desk.clock.now, methods)
  const isOf = (name: string) => name === desk.channel.name
  const payments = { ...takeBy(paper.account), accounts: [{ account: paper.account, isOf }] }
  const app = desk.build({ payments })
  const caller = createCaller(app, desk.channel.name)
  const guest = createCaller(app, desk.channel.name)
  caller.headers['authorization'] = desk.headers['authorization'] ?? ''
  await offerLaterWays(db, desk.channel.id)
  await db
    .update(ways_to_pay)
    .set({ capture })
    .where(and(eq(ways_to_pay.channel_id, desk.channel.id), eq(ways_to_pay.code, 'card')))
  const work = () => ({ db: db, now: desk.clock.now, payments })
  const ready = async (code: Code, token = 'pm_good_card') => {
    const shop = { ...guest, cards: desk.cards, product_ids: desk.product_ids }
    const cart = await fillCart(shop, [[0, 1]])
    const key = cart.detail.shippings[0]?.key ?? ''
    await guest.call('PATCH /v1/carts/shippings/modify', {
      body: { token: cart.token, key, address: ADDRESS },
    })
    const { data } = await guest.call('GET /v1/payments', {})
    const payment_id = data.find((one) => one.code === code)?.id ?? 0
    const card = code === 'card' ? { card_token: token } : {}
    return guest.call('PATCH /v1/carts/order/modify', {
      body: { token: cart.token, orderer: ORDERER, payment_id, ...card },
    })
  }
  const buy = async (code: Code, token?: string) => {
    const cart = await ready(code, token)
    return guest.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
  }
  const read = async (order_no: string) => {
    const { data } = await caller.call('GET /v1/admin/orders', { query: { q: order_no } })
    return caller.call('GET /v1/admin/orders/{id}', { params: { id: data[0]!.id } })
  }
  const notify = (
    notice: Parameters<typeof paper.toRequest>[0],
    { signature, provider = 'test-cards' }: { signature?: string; provider?: string } = {},
  ) => app.request(`/${desk.channel.name}/v1/${provider}/receive/notices`, paper.toRequest(notice, signature))
  /** Numbers of orders begin anew in every shop, the keys of their payments do not. */
  const findKey = (order_no: string) => {
    const [key] = [...paper.books].find(([, { payment }]) => payment.order_no === order_no) ?? []
    return key ?? ''
  }
  const countStock = async () => {
    const [row] = await db
      .select()
      .from(products)
      .where(eq(products.id, desk.product_ids[0] ?? 0))
    return row?.stock
  }
  const readChecks = () => caller.call('GET /v1/admin/payment-checks', {})
  const pass = (ms: number) => {
    desk.clock.now = new Date(desk.clock.now.getTime() + ms)
  }
  return {
    desk,
    app,
    paper,
    caller,
    guest,
    work,
    ready,
    buy,
    read,
    notify,
    findKey,
    countStock,
    readChecks,
    pass,
  }
}
