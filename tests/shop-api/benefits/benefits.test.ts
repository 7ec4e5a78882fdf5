import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { Point } from '#contract/shapes/point.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { coupon_uses, point_uses } from '#shop-api/db/schema/benefits.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { user_coupons } from '#shop-api/db/schema/wallet.ts'
import { earnPoints } from '#shop-api/benefits/earn-points.ts'
import { addPoints } from '#shop-api/benefits/move-points.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import {
  ORDERER,
  fillCart,
  openSellingShop,
  readyCart,
  toDecision,
  tokenise,
  type PaymentCode,
  type SellingShop,
} from '#tests/support/selling-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'
import { inTurn } from '#tests/support/turns.ts'

type Lines = readonly [at: number, quantity: number][]

describe.each(inTurn(ENGINES, 1))('coupons and points on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function open() {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 2_160, tax_rate: 8, stock: 50 },
      { unit_price: 1_100, tax_rate: 10, stock: 50 },
    ])
    const join = (points = 0) => joinShop(shop, points)
    return { shop, join }
  }

  async function joinShop(shop: SellingShop, points: number) {
    const member = await createMember(opened.db, { channel: shop.channel.name, now: shop.clock.now })
    const today = shop.clock.now
    if (points > 0) {
      await opened.db.transaction((tx) =>
        addPoints(tx, {
          user_id: member.id,
          kind: 'grant',
          point: points,
          reason: '進呈',
          expires_on: '2026-12-31',
          now: today,
        }),
      )
    }
    return member
  }

  async function ask<Name extends CallName>(
    shop: SellingShop,
    member: TestMember,
    name: Name,
    { params, body }: Partial<CallInput<Name>>,
  ) {
    const [method = '', path = ''] = name.split(' ')
    const values = new Map<string, unknown>(Object.entries(params ?? {}))
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => String(values.get(param)))
    const answer = await shop.app.request(`/${shop.channel.name}${filled}`, {
      method,
      headers: { ...member.headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as CallOutput<Name> & ErrorBody }
  }

  async function readyMembersCart(
    shop: SellingShop,
    member: TestMember,
    {
      lines = [[0, 2]],
      payment = 'bank_transfer',
      card,
    }: { lines?: Lines; payment?: PaymentCode; card?: string } = {},
  ): Promise<Cart> {
    const { token } = await readyCart(shop, lines, payment, card === undefined ? {} : { card })
    return (await ask(shop, member, 'POST /v1/carts/init', { body: { token } })).body
  }
  const setPoint = (shop: SellingShop, member: TestMember, cart: Cart, point: number) =>
    ask(shop, member, 'PATCH /v1/carts/point', { body: { token: cart.token, point } })
  const decideAs = (shop: SellingShop, member: TestMember, cart: Cart) =>
    ask(shop, member, 'POST /v1/carts/{cartToken}/decision', toDecision(cart))
  const readPoints = async (shop: SellingShop, member: TestMember) =>
    (await ask(shop, member, 'GET /v1/me/points', {})).body as Point

  const addCoupon = (shop: SellingShop, cart: Cart, code: string) =>
    shop.call('PATCH /v1/carts/coupons/add', { body: { token: cart.token, code } })

  async function issue(shop: SellingShop, coupon: Partial<typeof coupons.$inferInsert> = {}) {
    const [row] = await opened.db
      .insert(coupons)
      .values({
        channel_id: shop.channel.id,
        code: 'FUYU500',
        name: '冬の500円引き',
        description: '',
        kind: 'amount',
        discount: 500,
        minimum_total: 0,
        starts_at: new Date(shop.clock.now.getTime() - 1_000),
        ...coupon,
      })
      .returning()
    return row!
  }
  const listUses = (shop: SellingShop) =>
    opened.db.select().from(coupon_uses).where(eq(coupon_uses.channel_id, shop.channel.id))

  test('whoever knows one code cannot go on guessing at others by typing it between', async () => {
    const { shop } = await open()
    await issue(shop)
    const cart = await readyCart(shop, [[0, 2]], 'bank_transfer')
    const http = await serveOnHttp(shop.app)
    const type = (path: string, code: string) =>
      http.send(`/${shop.channel.name}/v1/carts/coupons/${path}`, {
        method: 'PATCH',
        body: { token: cart.token, code },
      })
    const wrong: number[] = []
    for (let at = 0; at < 45; at += 1) {
      wrong.push((await type('add', `MACHIGAI${at}`)).status)
      if (at < 8) {
        expect((await type('add', 'FUYU500')).status).toBe(200)
        expect((await type('delete', 'FUYU500')).status).toBe(200)
      }
    }
    expect(wrong).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      ...Array.from({ length: 35 }, () => 429),
    ])
  })

  test('a coupon typed in small full-width letters lowers what is paid, and order and mail say so', async () => {
    const { shop } = await open()
    await issue(shop)
    const before = await readyCart(
      shop,
      [
        [0, 2],
        [1, 1],
      ],
      'bank_transfer',
    )
    const cart = await addCoupon(shop, before, 'ｆｕｙｕ５００')
    expect(cart.detail.coupons).toEqual([{ code: 'FUYU500', name: '冬の500円引き', discount: 500 }])
    expect(cart.detail.products.map((line) => line.coupon_discount_parts)).toEqual([399, 101])
    expect(cart.detail.order).toMatchObject({
      coupon_discount: 500,
      total_payment: before.detail.order.total_payment - 500,
      amount_by_tax_rate: [
        { rate: 10, amount: 1_769, tax: 160 },
        { rate: 8, amount: 3_921, tax: 290 },
      ],
    })
    const { order_no } = await shop.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    const order = await shop.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: order_no },
      query: { token: cart.token },
    })
    expect(order.detail.coupons).toEqual(cart.detail.coupons)
    const [mail] = await opened.db.select().from(mails).where(eq(mails.channel_id, shop.channel.id))
    expect(mail?.text).toContain('クーポン：冬の500円引き（FUYU500） -500円')
  })

  test('a coupon is refused with its reason, and the cart stays as it was', async () => {
    const { shop } = await open()
    const past = new Date(shop.clock.now.getTime() - 500)
    const future = new Date(shop.clock.now.getTime() + 500)
    await issue(shop, { code: 'OVER', expires_at: past })
    await issue(shop, { code: 'LATER', starts_at: future })
    await issue(shop, { code: 'BIG', minimum_total: 10_000 })
    await issue(shop, { code: 'NONE', usage_limit: 0 })
    await issue(shop, { code: 'OTHERS', category_ids: [987_654] })
    await issue(shop, { code: 'MEMBERS', for_whom: 'members' })
    await issue(shop, { code: 'FIRST' })
    await issue(shop, { code: 'SECOND', kind: 'rate', discount: 5 })
    const cart = await addCoupon(shop, await fillCart(shop, [[1, 1]]), 'FIRST')
    const reasons = {
      WHATEVER: 'cart.coupon.not_found',
      LATER: 'cart.coupon.not_found',
      OVER: 'cart.coupon.expired',
      BIG: 'cart.coupon.minimum_total',
      NONE: 'cart.coupon.used_up',
      OTHERS: 'cart.coupon.not_for_these_goods',
      MEMBERS: 'cart.coupon.members_only',
      SECOND: 'cart.coupon.not_combinable',
    }
    for (const [code, reason] of Object.entries(reasons)) {
      const refused = await shop.refuse('PATCH /v1/carts/coupons/add', { body: { token: cart.token, code } })
      expect([code, refused.status, refused.code, refused.errors?.[0]?.field]).toEqual([
        code,
        422,
        reason,
        'code',
      ])
      expect(refused.message).toMatch(/。$/)
    }
    const kept = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(kept.detail).toEqual(cart.detail)
    const removed = await shop.call('PATCH /v1/carts/coupons/delete', {
      body: { token: cart.token, code: 'first' },
    })
    expect(removed.detail.coupons).toEqual([])
    await addCoupon(shop, cart, 'FIRST')
    const emptied = await shop.call('PATCH /v1/carts/reset', { body: { token: cart.token } })
    expect(emptied.detail.coupons).toEqual([])
  })

  test('a coupon whose goods left the cart says why it does nothing, and works again when they are back', async () => {
    const { shop } = await open()
    await issue(shop, { minimum_total: 2_000 })
    const cart = await addCoupon(shop, await fillCart(shop, [[1, 2]]), 'FUYU500')
    const key = cart.detail.products[0]?.key ?? ''
    const set = (quantity: number) =>
      shop.call('PATCH /v1/carts/products/modify', { body: { token: cart.token, key, quantity } })
    const fewer = (await set(1)).detail
    expect(fewer.coupons).toMatchObject([{ discount: 0, problem: { code: 'cart.coupon.minimum_total' } }])
    expect(fewer.order.coupon_discount).toBe(0)
    expect((await set(2)).detail.coupons).toEqual(cart.detail.coupons)
  })

  test('the last use of a coupon goes to one of several orders at once; the others are told why it costs more', async () => {
    const { shop } = await open()
    await issue(shop, { usage_limit: 1 })
    const filled = await Promise.all(
      [1, 2, 3, 4].map(async (at) => {
        const { token } = await addCoupon(shop, await readyCart(shop, [[0, 1]], 'bank_transfer'), 'FUYU500')
        const orderer = { ...ORDERER, email: `guest${at}@example.jp` }
        return shop.call('PATCH /v1/carts/order/modify', { body: { token, orderer } })
      }),
    )
    const answers = await Promise.all(
      filled.map(({ token, detail }) =>
        shop.send('POST', `/${shop.channel.name}/v1/carts/${token}/decision`, {
          total_payment: detail.order.total_payment,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    const refused = answers.find(({ status }) => status === 422)?.body as ErrorBody
    expect(refused).toMatchObject({
      code: 'cart.decision.total_changed',
      errors: [{ field: 'detail.coupons.0', code: 'cart.coupon.used_up' }],
    })
    expect(await listUses(shop)).toHaveLength(1)
  })

  test('a guest uses a coupon once, however the address is written', async () => {
    const { shop } = await open()
    await issue(shop)
    const first = await addCoupon(shop, await readyCart(shop, [[0, 1]], 'bank_transfer'), 'FUYU500')
    await shop.call('POST /v1/carts/{cartToken}/decision', toDecision(first))
    const again = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const refused = await shop.refuse('PATCH /v1/carts/coupons/add', {
      body: { token: again.token, code: 'FUYU500' },
    })
    expect(refused.code).toBe('cart.coupon.used')
  })

  test('a coupon for those who took it asks a member to take it first, and is used after the order', async () => {
    const { shop, join } = await open()
    const { id } = await issue(shop, { for_whom: 'takers' })
    const member = await join()
    const cart = await readyMembersCart(shop, member)
    const add = () =>
      ask(shop, member, 'PATCH /v1/carts/coupons/add', { body: { token: cart.token, code: 'FUYU500' } })
    expect((await add()).body.code).toBe('cart.coupon.not_taken')
    await ask(shop, member, 'POST /v1/me/coupons', { body: { coupon_id: id } })
    const { body } = await add()
    await decideAs(shop, member, body)
    const [taken] = await opened.db.select().from(user_coupons).where(eq(user_coupons.user_id, member.id))
    expect(taken?.used_at).not.toBeNull()
  })

  test('a coupon for the shipping fee pays it, and goods and shipping fee may each have one', async () => {
    const { shop } = await open()
    await issue(shop)
    await issue(shop, { code: 'SORYO0', kind: 'carriage', discount: 0 })
    const { token } = await readyCart(shop, [[0, 1]], 'cash_on_delivery')
    await shop.call('PATCH /v1/carts/coupons/add', { body: { token, code: 'FUYU500' } })
    const cart = await shop.call('PATCH /v1/carts/coupons/add', { body: { token, code: 'SORYO0' } })
    expect(cart.detail.coupons.map(({ discount }) => discount)).toEqual([500, 770])
    expect(cart.detail.order).toMatchObject({ total_carriage: 770, total_payment: 2_160 - 500 + 330 })
  })

  test('points pay goods and shipping fee, are taken with the order and earned with its dispatch', async () => {
    const { shop, join } = await open()
    const member = await join(1_000)
    const cart = await readyMembersCart(shop, member)
    const { body } = await setPoint(shop, member, cart, 300)
    expect(body.detail.order).toMatchObject({ used_point: 300, total_payment: 4_320 + 770 - 300 })
    const { body: decision } = await decideAs(shop, member, body)
    expect(await readPoints(shop, member)).toMatchObject({ balance: 700, pending: 40 })
    const [mail] = await opened.db.select().from(mails).where(eq(mails.channel_id, shop.channel.id))
    expect(mail?.text).toContain('ポイント利用：-300円')
    const { order_no } = decision
    const order = { channel_id: shop.channel.id, order_no, now: shop.clock.now }
    const move = (status: 'paid' | 'shipped') =>
      opened.db.transaction((tx) => earnPoints(tx, { ...order, status }))
    await move('paid')
    expect(await readPoints(shop, member)).toMatchObject({ balance: 700, pending: 40 })
    await move('shipped')
    await move('shipped')
    expect(await readPoints(shop, member)).toMatchObject({ balance: 740, pending: 0 })
  })

  test('more points than there are, or than the order costs, are refused', async () => {
    const { shop, join } = await open()
    const member = await join(9_000)
    const cart = await readyMembersCart(shop, member, { lines: [[1, 1]] })
    expect((await setPoint(shop, member, cart, 9_001)).body.code).toBe('cart.point.not_enough')
    expect((await setPoint(shop, member, cart, 1_871)).body.code).toBe('cart.point.more_than_total')
    const guest = await shop.refuse('PATCH /v1/carts/point', { body: { token: cart.token, point: 1 } })
    expect(guest.status).toBe(401)
  })

  test('points that pay everything need no card, and the order is paid', async () => {
    const { shop, join } = await open()
    const member = await join(9_000)
    const cart = await readyMembersCart(shop, member, { lines: [[1, 1]], payment: 'card' })
    const { body } = await setPoint(shop, member, cart, 1_870)
    expect(body.detail.order.total_payment).toBe(0)
    expect((await decideAs(shop, member, body)).body.result).toBe('completed')
    const [order] = await opened.db.select().from(orders).where(eq(orders.user_id, member.id))
    expect(order).toMatchObject({ status: 'paid', payment_guide: null, total_payment: 0 })
  })

  test('who only knows the token of a member’s cart cannot spend the member’s points', async () => {
    const { shop, join } = await open()
    const member = await join(1_000)
    const { body } = await setPoint(shop, member, await readyMembersCart(shop, member), 1_000)
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(body))
    expect(refused).toMatchObject({ status: 401, code: 'cart.common.login_required' })
    expect((await readPoints(shop, member)).balance).toBe(1_000)
  })

  test('the same points never pay two orders at once', async () => {
    const { shop, join } = await open()
    const member = await join(1_000)
    const first = await setPoint(shop, member, await readyMembersCart(shop, member), 1_000)
    // A second cart of the same member, as a race of two devices leaves it.
    const other = await readyCart(shop, [[0, 2]], 'bank_transfer')
    const second = await setPoint(shop, member, await takeOver(shop, member, other), 1_000)
    const answers = await Promise.all([first, second].map(({ body }) => decideAs(shop, member, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await readPoints(shop, member)).balance).toBe(0)
    const uses = await opened.db.select().from(point_uses).where(eq(point_uses.user_id, member.id))
    expect(uses.map(({ point }) => point)).toEqual([1_000])
  })

  test('a declined card gives coupon and points back, and another card uses them', async () => {
    const { shop, join } = await open()
    await issue(shop)
    const member = await join(1_000)
    const cart = await readyMembersCart(shop, member, { payment: 'card', card: '4000 0000 0000 0002' })
    await addCouponAs(shop, member, cart)
    const { body } = await setPoint(shop, member, cart, 400)
    expect((await decideAs(shop, member, body)).body.code).toBe('payment.declined')
    expect((await readPoints(shop, member)).balance).toBe(1_000)
    expect((await listUses(shop)).every(({ released_at }) => released_at !== null)).toBe(true)
    const card_token = await tokenise(shop, '4111111111111111')
    const { body: again } = await ask(shop, member, 'PATCH /v1/carts/order/modify', {
      body: { token: cart.token, card_token },
    })
    expect(again.detail.order).toMatchObject({ coupon_discount: 500, used_point: 400 })
    expect((await decideAs(shop, member, again)).status).toBe(200)
    expect((await readPoints(shop, member)).balance).toBe(600)
    const inUse = (await listUses(shop)).filter(({ released_at }) => released_at === null)
    expect(inUse).toHaveLength(1)
  })

  test('decisions and cancellations of one member at once wait for each other, and no point is lost', async () => {
    const { shop, join } = await open()
    const member = await join(1_000)
    const first = await setPoint(shop, member, await readyMembersCart(shop, member), 300)
    const { body: decision } = await decideAs(shop, member, first.body)
    const [order] = await opened.db.select().from(orders).where(eq(orders.user_id, member.id))
    expect(order?.order_no).toBe(decision.order_no)
    const declining = await readyMembersCart(shop, member, { payment: 'card', card: '4000 0000 0000 0002' })
    const { body: cart } = await setPoint(shop, member, declining, 400)
    const cancel = () =>
      ask(shop, member, 'PUT /v1/me/orders/{id}/cancel', {
        params: { id: order?.id ?? 0 },
        body: { cancel_reason: '数を間違えました' },
      })
    const decisions = [1, 2, 3, 4].map(() => decideAs(shop, member, cart))
    const answers = await Promise.all([...decisions, cancel(), cancel()])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    expect((await readPoints(shop, member)).balance).toBe(1_000)
  })

  test('a cancelled order gives coupon and points back and takes back what it earned', async () => {
    const { shop, join } = await open()
    await issue(shop)
    const earning = { channel_id: shop.channel.id, key: 'PLUGIN.POINT.EARN_ON', value: 'paid' }
    await opened.db.insert(settings).values(earning)
    const member = await join(1_000)
    const cart = await readyMembersCart(shop, member, { payment: 'card' })
    await addCouponAs(shop, member, cart)
    const { body } = await setPoint(shop, member, cart, 400)
    const { body: decision } = await decideAs(shop, member, body)
    expect((await readPoints(shop, member)).balance).toBe(600 + 34)
    const [order] = await opened.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.order_no, decision.order_no), eq(orders.channel_id, shop.channel.id)))
    const cancelled = await ask(shop, member, 'PUT /v1/me/orders/{id}/cancel', {
      params: { id: order?.id ?? 0 },
      body: { cancel_reason: '数を間違えました' },
    })
    expect(cancelled.status).toBe(200)
    expect(await readPoints(shop, member)).toMatchObject({ balance: 1_000, pending: 0 })
    expect((await listUses(shop)).every(({ released_at }) => released_at !== null)).toBe(true)
    const [taken] = await opened.db.select().from(user_coupons).where(eq(user_coupons.user_id, member.id))
    expect(taken?.used_at).toBeNull()
  })

  const addCouponAs = (shop: SellingShop, member: TestMember, { token }: Cart) =>
    ask(shop, member, 'PATCH /v1/carts/coupons/add', { body: { token, code: 'FUYU500' } })

  async function takeOver(shop: SellingShop, member: TestMember, cart: Cart): Promise<Cart> {
    await opened.db.update(carts).set({ user_id: member.id }).where(eq(carts.token, cart.token))
    return (await ask(shop, member, 'GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })).body
  }
})
