import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPROVAL_DAYS } from '#contract/buying-limits.ts'
import { forgetMemberData } from '#shop-api/members/account/forget-member-data.ts'
import { returnLateRequests } from '#shop-api/approvals/return-late-requests.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { approval_requests, business_accounts } from '#shop-api/db/schema/business.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { order_events } from '#shop-api/db/schema/order-work.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { actAs, askFor, insertBuyer, insertCompany, openCompanyShop } from '#tests/support/company-shop.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { decide, fillCart, readyCart, type SellingShop } from '#tests/support/selling-shop.ts'

const approve = 'PUT /v1/me/approval-requests/{id}/approve'
const giveBack = 'PUT /v1/me/approval-requests/{id}/return'
const reopen = 'PUT /v1/me/approval-requests/{id}/reopen'

describe.each(ONE_ENGINE)('orders somebody has to approve (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const listMails = (shop: SellingShop, kind: string) =>
    shop.db
      .select()
      .from(mails)
      .where(and(eq(mails.channel_id, shop.channel.id), like(mails.topic, `member:${kind}:%`)))
  const read = (shop: SellingShop, id: number) =>
    shop.call('GET /v1/me/approval-requests/{id}', { params: { id } })
  const listOrders = (shop: SellingShop) =>
    shop.db.select().from(orders).where(eq(orders.channel_id, shop.channel.id))

  test('A request is approved, and its order is the requester’s', async () => {
    const { shop, buyer, approver } = await openCompanyShop(opened.db)
    const cart = await readyCart(shop, [[1, 1]], 'bank_transfer')
    const asked = await askFor(shop, cart, '展示会で使います')
    expect(asked).toMatchObject({ status: 'waiting', is_own: true, may_decide: false, product_name: '商品2' })
    expect(await askFor(shop, cart)).toEqual(asked)
    expect(await listMails(shop, 'approval-asked')).toHaveLength(2)

    actAs(shop, approver)
    const { account } = await shop.call('GET /v1/me/business-account', {})
    expect(account?.waiting_count).toBe(1)
    const { data } = await shop.call('GET /v1/me/approval-requests', { query: { status: 'waiting' } })
    expect(data).toMatchObject([{ id: asked.id, may_decide: true, note: '展示会で使います' }])
    const { detail } = await read(shop, asked.id)
    const { total_payment } = detail.order
    expect(total_payment).toBe(12_770)
    const params = { id: asked.id }
    const [one, other] = await Promise.all([
      shop.call(approve, { params, body: { total_payment } }),
      shop.call(approve, { params, body: { total_payment } }),
    ])
    expect(one.order_no).toEqual(other.order_no)
    expect(one).toMatchObject({ status: 'approved', decided_by: '承認 太郎' })
    const placed = await listOrders(shop)
    expect(placed).toMatchObject([{ user_id: buyer.id, order_no: one.order_no, total_payment: 12_770 }])
    const events = await shop.db.select().from(order_events).where(eq(order_events.order_id, placed[0]!.id))
    expect(events).toMatchObject([{ kind: 'approved', by: 'shopper', actor: '承認 太郎' }])
    expect(await listMails(shop, 'approval-approved')).toHaveLength(1)
    expect(await shop.refuse(giveBack, { params, body: { reason: '遅れて' } })).toMatchObject({
      code: 'approval.not_waiting',
    })
    actAs(shop, buyer)
    expect((await shop.call('GET /v1/me/orders', {})).data).toHaveLength(1)
    expect(await shop.refuse(reopen, { params })).toMatchObject({ code: 'approval.not_waiting' })
  })

  test('Two approvers at once place one order', async () => {
    const { shop, approver, other } = await openCompanyShop(opened.db)
    const { id, total_payment } = await askFor(shop)
    const ask = async (headers: Record<string, string>) => {
      const answer = await shop.app.fetch(
        new Request(`http://shop.test/${shop.channel.name}/v1/me/approval-requests/${id}/approve`, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ total_payment }),
        }),
      )
      return answer.status
    }
    const statuses = await Promise.all([ask(approver.headers), ask(other.headers), ask(approver.headers)])
    expect(statuses).toEqual([200, 200, 200])
    expect(await listOrders(shop)).toHaveLength(1)
  })

  test('While it waits the cart can be read but not changed, and a new one is opened', async () => {
    const { shop } = await openCompanyShop(opened.db)
    const cart = await readyCart(shop, [[1, 1]], 'bank_transfer')
    await askFor(shop, cart)
    const params = { cartToken: cart.token }
    expect((await shop.call('GET /v1/carts/{cartToken}', { params })).detail.products).toHaveLength(1)
    const body = { token: cart.token, product_id: shop.product_ids[0]!, quantity: 1 }
    expect(await shop.refuse('PATCH /v1/carts/products/add', { body })).toMatchObject({
      code: 'cart.common.awaiting_approval',
    })
    const { total_payment } = cart.detail.order
    const decision = { params, body: { total_payment } }
    expect(await shop.refuse('POST /v1/carts/{cartToken}/decision', decision)).toMatchObject({
      code: 'cart.common.awaiting_approval',
    })
    const next = await shop.call('POST /v1/carts/init', { body: { token: cart.token } })
    expect(next.token).not.toBe(cart.token)
    expect(next.notices).toEqual([])
  })

  test('A returned request comes back once, with what lies in the cart by now', async () => {
    const { shop, buyer, approver } = await openCompanyShop(opened.db)
    const { id } = await askFor(shop)
    actAs(shop, approver)
    const params = { id }
    const returned = await shop.call(giveBack, { params, body: { reason: '数を見直してください' } })
    expect(returned).toMatchObject({ status: 'returned', reason: '数を見直してください' })
    expect(await shop.call(giveBack, { params, body: { reason: '二度目' } })).toEqual(returned)
    const [mail] = await listMails(shop, 'approval-returned')
    expect(mail?.text).toContain('数を見直してください')
    expect(await shop.refuse(approve, { params, body: { total_payment: 12_770 } })).toMatchObject({
      code: 'approval.not_waiting',
    })

    actAs(shop, buyer)
    await fillCart(shop, [[0, 1]])
    const back = await shop.call(reopen, { params })
    expect(back.detail.products.map(({ product_id }) => product_id).toSorted()).toEqual(shop.product_ids)
    expect(back.detail.order.orderer).not.toBeNull()
    expect((await shop.call(reopen, { params })).detail.products).toHaveLength(2)
    // The request keeps what it was about.
    const line = back.detail.products.find(({ product_id }) => product_id === shop.product_ids[1])!
    await shop.call('PATCH /v1/carts/products/delete', { body: { token: back.token, key: line.key } })
    expect((await read(shop, id)).detail.products).toHaveLength(1)
    const mended = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: back.token } })
    expect(mended.approval).toBeUndefined()
    await decide(shop, mended)
    expect(await shop.refuse(reopen, { params })).toMatchObject({ code: 'approval.not_waiting' })
  })

  test('A request is withdrawn by who asked, and nobody can approve it any more', async () => {
    const { shop, approver } = await openCompanyShop(opened.db)
    const { id, total_payment } = await askFor(shop)
    await shop.call(reopen, { params: { id } })
    actAs(shop, approver)
    expect(await shop.refuse(approve, { params: { id }, body: { total_payment } })).toMatchObject({
      code: 'approval.not_waiting',
    })
    expect(await listOrders(shop)).toEqual([])
  })

  test('A price that changed since is seen before it is approved', async () => {
    const { shop, approver } = await openCompanyShop(opened.db)
    const { id, total_payment } = await askFor(shop)
    await shop.db.update(products).set({ unit_price: 13_000 }).where(eq(products.id, shop.product_ids[1]!))
    actAs(shop, approver)
    const params = { id }
    expect(await shop.refuse(approve, { params, body: { total_payment } })).toMatchObject({
      code: 'cart.decision.total_changed',
    })
    const today = (await read(shop, id)).detail.order.total_payment
    expect(today).toBe(13_770)
    await shop.call(approve, { params, body: { total_payment: today } })
    expect(await listOrders(shop)).toMatchObject([{ total_payment: 13_770 }])
  })

  test('Goods that are gone are said when it is approved, and the request still waits', async () => {
    const { shop, approver } = await openCompanyShop(opened.db)
    const { id, total_payment } = await askFor(shop)
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, shop.product_ids[1]!))
    actAs(shop, approver)
    expect(await shop.refuse(approve, { params: { id }, body: { total_payment } })).toMatchObject({
      code: 'cart.update_products.stock',
    })
    expect((await read(shop, id)).status).toBe('waiting')
  })

  test('What needs nobody, has nobody, or is paid by card is not asked for', async () => {
    const { shop, buyer, account_id } = await openCompanyShop(opened.db)
    const ask = 'POST /v1/me/approval-requests'
    const toBody = ({ token, detail }: Awaited<ReturnType<typeof readyCart>>) => ({
      body: { token, total_payment: detail.order.total_payment, note: null },
    })
    const cheap = await readyCart(shop, [[0, 1]], 'bank_transfer')
    expect(await shop.refuse(ask, toBody(cheap))).toMatchObject({ code: 'approval.not_needed' })
    const body = { token: cheap.token, product_id: shop.product_ids[1]!, quantity: 1 }
    const dear = await shop.call('PATCH /v1/carts/products/add', { body })
    const wrong = { token: dear.token, total_payment: 1, note: null }
    expect(await shop.refuse(ask, { body: wrong })).toMatchObject({ code: 'cart.decision.total_changed' })
    const card = await readyCart(shop, [[1, 1]], 'card')
    expect(await shop.refuse(ask, toBody(card))).toMatchObject({ code: 'approval.payment_needs_oneself' })

    const alone = await insertCompany(shop)
    const nobody = await insertBuyer(shop, alone, 'buyer', { order_limit: 0 })
    actAs(shop, nobody)
    const own = await readyCart(shop, [[0, 1]], 'bank_transfer')
    expect(await shop.refuse(ask, toBody(own))).toMatchObject({ code: 'approval.nobody_approves' })
    // Somebody else's cart.
    expect(await shop.refuse(ask, toBody(card))).toMatchObject({ status: 404 })
    expect([buyer.id, account_id].every(Boolean)).toBe(true)
  })

  test('Nobody but the company’s approvers decides, and nobody about oneself', async () => {
    const { shop, buyer, account_id } = await openCompanyShop(opened.db)
    const { id, total_payment } = await askFor(shop)
    const params = { id }
    const calls = [
      () => shop.refuse(approve, { params, body: { total_payment } }),
      () => shop.refuse(giveBack, { params, body: { reason: 'なし' } }),
    ]
    const statuses = () => Promise.all(calls.map(async (call) => (await call()).status))
    expect(await statuses()).toEqual([422, 422])

    const stranger = await insertBuyer(shop, await insertCompany(shop), 'approver')
    const plain = await createMember(shop.db, { channel: shop.channel.name, now: shop.clock.now })
    const colleague = await insertBuyer(shop, account_id, 'buyer')
    const stopped = await insertBuyer(shop, account_id, 'approver', { is_active: false })
    for (const somebody of [stranger, plain, colleague, stopped]) {
      actAs(shop, somebody)
      expect(await statuses()).toEqual([404, 404])
      expect(await shop.refuse('GET /v1/me/approval-requests/{id}', { params })).toMatchObject({
        status: 404,
      })
      expect(await shop.refuse(reopen, { params })).toMatchObject({ status: 404 })
      expect((await shop.call('GET /v1/me/approval-requests', {})).data).toEqual([])
    }
    // Who asked was made an approver meanwhile.
    const boss = await insertBuyer(shop, account_id, 'approver')
    actAs(shop, boss)
    await shop.call('PATCH /v1/me/business-account/buyers/{id}', {
      params: { id: buyer.id },
      body: { role: 'approver' },
    })
    actAs(shop, buyer)
    expect(await calls[0]!()).toMatchObject({ status: 422, code: 'approval.own_request' })
    expect(await calls[1]!()).toMatchObject({ status: 422, code: 'approval.own_request' })
    expect(await listOrders(shop)).toEqual([])
  })

  test('What nobody decides about, or whose buyer was stopped, goes back by itself', async () => {
    const { shop, buyer, approver } = await openCompanyShop(opened.db)
    const { id, total_payment } = await askFor(shop)
    const { db } = shop
    const work = (now: Date) =>
      returnLateRequests({ db, now, payments: shop.cards, config: { environment: 'test' } })
    const before = await read(shop, id)
    await work(shop.clock.now)
    expect(await read(shop, id)).toEqual(before)
    actAs(shop, approver)
    const change = { params: { id: buyer.id }, body: { is_active: false } }
    await shop.call('PATCH /v1/me/business-account/buyers/{id}', change)
    expect(await shop.refuse(approve, { params: { id }, body: { total_payment } })).toMatchObject({
      code: 'approval.not_waiting',
    })
    await work(shop.clock.now)
    expect(await read(shop, id)).toMatchObject({ status: 'returned', decided_by: null })
  })

  test('What nobody decides about in time goes back by itself, and not a moment before', async () => {
    const { shop } = await openCompanyShop(opened.db)
    const { id } = await askFor(shop)
    const work = (late_ms: number) =>
      returnLateRequests({
        db: shop.db,
        now: new Date(shop.clock.now.getTime() + APPROVAL_DAYS * 24 * 60 * 60_000 + late_ms),
        payments: shop.cards,
        config: { environment: 'test' },
      })
    await work(-1)
    expect(await read(shop, id)).toMatchObject({ status: 'waiting' })
    await work(0)
    expect(await read(shop, id)).toMatchObject({ status: 'returned', decided_by: null })
  })

  test('A company that goes takes its requests along, and the cart can be changed again', async () => {
    const { shop, account_id } = await openCompanyShop(opened.db)
    const cart = await readyCart(shop, [[1, 1]], 'bank_transfer')
    await askFor(shop, cart)
    await shop.db.delete(business_accounts).where(eq(business_accounts.id, account_id))
    const { db, clock } = shop
    await returnLateRequests({ db, now: clock.now, payments: shop.cards, config: { environment: 'test' } })
    const back = await shop.call('POST /v1/carts/init', { body: { token: null } })
    expect(back.token).toBe(cart.token)
    expect(back.approval).toBeUndefined()
  })

  test('Whoever leaves takes requests and role along', async () => {
    const { shop, buyer } = await openCompanyShop(opened.db)
    const { id } = await askFor(shop)
    await shop.db.transaction((tx) =>
      forgetMemberData(tx, { channel: shop.channel.name, user_id: buyer.id, now: shop.clock.now }),
    )
    expect(await shop.call('GET /v1/me/business-account', {})).toEqual({ account: null })
    const left = await shop.db.select().from(approval_requests).where(eq(approval_requests.id, id))
    expect(left).toEqual([])
    expect(await shop.db.select().from(carts).where(eq(carts.user_id, buyer.id))).toHaveLength(1)
  })
})
