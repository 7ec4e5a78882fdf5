import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { actAs, type CompanyBuyer, openCompanyShop } from '#tests/support/company-shop.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { decide, readyCart, toDecision } from '#tests/support/selling-shop.ts'

const decision = 'POST /v1/carts/{cartToken}/decision'

describe.each(ONE_ENGINE)('what a buyer may order without being asked (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('An order above the limit of one order is refused with what to do, and says so before', async () => {
    const { shop } = await openCompanyShop(opened.db)
    const cart = await readyCart(shop, [[1, 1]], 'bank_transfer')
    expect(cart.approval).toEqual({
      reason: 'order_limit',
      limit: 10_000,
      ordered_this_month: 0,
      approvers: ['承認 太郎', '承認 次郎'],
    })
    const read = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(read.approval?.reason).toBe('order_limit')
    const refusal = await shop.refuse(decision, toDecision(cart))
    expect(refusal).toMatchObject({ status: 422, code: 'cart.decision.approval_required' })
    expect(refusal.message).toContain('10,000円')
    expect(await shop.db.select().from(orders).where(eq(orders.channel_id, shop.channel.id))).toEqual([])
  })

  test('An order within the limits is placed, and one more within the month is not', async () => {
    const { shop, buyer } = await openCompanyShop(opened.db)
    for (let at = 0; at < 4; at += 1) {
      const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
      expect(cart.approval).toBeUndefined()
      await decide(shop, cart)
    }
    const last = await readyCart(shop, [[0, 1]], 'bank_transfer')
    expect(last.approval).toMatchObject({
      reason: 'monthly_limit',
      limit: 30_000,
      ordered_this_month: 27_080,
    })
    expect(await shop.refuse(decision, toDecision(last))).toMatchObject({
      code: 'cart.decision.approval_required',
    })
    const { account } = await shop.call('GET /v1/me/business-account', {})
    expect(account).toMatchObject({ ordered_this_month: 27_080, role: 'buyer', waiting_count: 0 })

    // A cancelled order does not stand, and a new month begins at midnight in Japan.
    const [first] = await shop.db.select().from(orders).where(eq(orders.user_id, buyer.id))
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first!.id))
    const mended = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: last.token } })
    expect(mended.approval).toBeUndefined()
    await shop.db.update(orders).set({ status: 'accepted' }).where(eq(orders.id, first!.id))
    await shop.db
      .update(orders)
      .set({ ordered_at: new Date('2026-10-31T23:59:59+09:00') })
      .where(eq(orders.id, first!.id))
    await decide(shop, last)
  })

  test('Who approves has no limits; who was stopped is an ordinary member', async () => {
    const { shop, buyer, approver } = await openCompanyShop(opened.db)
    actAs(shop, approver)
    const dear = await readyCart(shop, [[1, 5]], 'bank_transfer')
    expect(dear.approval).toBeUndefined()
    await decide(shop, dear)
    await shop.call('PATCH /v1/me/business-account/buyers/{id}', {
      params: { id: buyer.id },
      body: { is_active: false },
    })
    actAs(shop, buyer)
    expect(await shop.call('GET /v1/me/business-account', {})).toEqual({ account: null })
    await decide(shop, await readyCart(shop, [[1, 1]], 'bank_transfer'))
  })

  test('Two orders at once do not pass the limit of the month together', async () => {
    const { shop, buyer } = await openCompanyShop(opened.db)
    const limits = { order_limit: null, monthly_limit: 20_000 }
    await shop.db.update(business_buyers).set(limits).where(eq(business_buyers.user_id, buyer.id))
    const readyFor = async (who: CompanyBuyer) => {
      actAs(shop, who)
      return readyCart(shop, [[1, 1]], 'bank_transfer')
    }
    // A member has one open cart: the other one was somebody else's before.
    const other = await readyFor(
      await createMember(shop.db, { channel: shop.channel.name, now: shop.clock.now }),
    )
    const own = await readyFor(buyer)
    await shop.db.update(carts).set({ user_id: buyer.id }).where(eq(carts.token, other.token))
    const ends = await Promise.allSettled([own, other].map((cart) => decide(shop, cart)))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shop.db.select().from(orders).where(eq(orders.user_id, buyer.id))).toHaveLength(1)
    const left = ends[0]?.status === 'rejected' ? own : other
    expect(await shop.refuse(decision, toDecision(left))).toMatchObject({
      code: 'cart.decision.approval_required',
    })
  })
})
