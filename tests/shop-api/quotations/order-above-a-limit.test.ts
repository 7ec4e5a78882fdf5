import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { actAs, openCompanyShop } from '#tests/support/company-shop.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { readyCart } from '#tests/support/selling-shop.ts'

describe.each(ONE_ENGINE)('quotations of buyers with a limit (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  /** Keeps a quotation of as many pieces of the good that costs 6,000 yen, and reads it. */
  async function quote({ shop }: Awaited<ReturnType<typeof openCompanyShop>>, pieces: number) {
    const { token } = await readyCart(shop, [[0, pieces]], 'bank_transfer')
    const body = { token, title: null, addressee: null }
    const { id } = await shop.call('POST /v1/me/quotations', { body })
    const quotation = await shop.call('GET /v1/me/quotations/{id}', { params: { id } })
    const { total_payment } = quotation.detail.order
    return { quotation, order: { params: { id }, body: { total_payment } } }
  }

  test('Above the limit it says who approves, and one press orders nothing; in the cart it can be asked for', async () => {
    const company = await openCompanyShop(opened.db)
    const { shop } = company
    const { quotation, order } = await quote(company, 2)
    expect([quotation.problems, quotation.approval]).toEqual([
      [],
      {
        reason: 'order_limit',
        limit: 10_000,
        ordered_this_month: 0,
        approvers: ['承認 太郎', '承認 次郎'],
      },
    ])
    const refusal = await shop.refuse('POST /v1/me/quotations/{id}/order', order)
    expect([refusal.status, refusal.code]).toEqual([422, 'cart.decision.approval_required'])
    expect(await shop.db.$count(orders, eq(orders.channel_id, shop.channel.id))).toBe(0)

    const { token } = await shop.call('POST /v1/carts/init', { body: { token: null } })
    const cart = await shop.call('POST /v1/me/quotations/{id}/cart', { ...order, body: { token } })
    expect([cart.approval?.reason, cart.quotation_no]).toEqual(['order_limit', quotation.quotation_no])
  })

  test('Within the limit, and for whoever approves, one press orders it', async () => {
    const company = await openCompanyShop(opened.db)
    const { shop, approver } = company
    const small = await quote(company, 1)
    expect(small.quotation.approval).toBeUndefined()
    await shop.call('POST /v1/me/quotations/{id}/order', small.order)
    actAs(shop, approver)
    const large = await quote(company, 2)
    expect(large.quotation.approval).toBeUndefined()
    await shop.call('POST /v1/me/quotations/{id}/order', large.order)
    expect(await shop.db.$count(orders, eq(orders.channel_id, shop.channel.id))).toBe(2)
  })
})
