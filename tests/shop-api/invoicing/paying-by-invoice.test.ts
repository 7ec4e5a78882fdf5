import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { actAs, insertBuyer, insertCompany } from '#tests/support/company-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { decide, readyCart, toDecision } from '#tests/support/selling-shop.ts'
import { openInvoicedShop } from './open-invoiced-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

describe('paying by invoice', () => {
  test('is offered to buyers of a company whose terms are on, and to nobody else', async () => {
    const { shop, buyer, set, order } = await openInvoicedShop(opened.db)
    const offers = async () => (await shop.call('GET /v1/payments', {})).data.map(({ code }) => code)
    expect(await offers()).toContain('invoice')
    const placed = await order([[0, 1]])
    expect(placed).toMatchObject({ status: 'accepted', paid_at: null, payment_guide: null })
    delete shop.headers['authorization']
    expect(await offers()).not.toContain('invoice')
    const stranger = await insertBuyer(shop, await insertCompany(shop), 'buyer')
    actAs(shop, stranger)
    expect(await offers()).not.toContain('invoice')
    actAs(shop, buyer)
    const cart = await readyCart(shop, [[0, 1]], 'invoice')
    await set({ is_on: false })
    expect(await offers()).not.toContain('invoice')
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({
      code: 'cart.decision.incomplete',
      errors: [{ field: 'detail.order.payment_id', message: 'お支払い方法を選択してください。' }],
    })
  })

  test('ends at the credit limit, and its reason says what is left', async () => {
    const { shop, ready, order, payment_id, set } = await openInvoicedShop(opened.db)
    await order([[2, 2]])
    const cart = await ready([[2, 2]])
    const reason =
      'ご利用可能枠（残り40,000円）を超えるため、ご利用いただけません。ご入金後にもう一度お試しいただくか、別の方法をお選びください。'
    const params = { cartToken: cart.token }
    const { data } = await shop.call('GET /v1/payments/carts/{cartToken}', { params })
    expect(data.find(({ code }) => code === 'invoice')).toMatchObject({ is_available: false, reason })
    const check = { params: { ...params, payment_id } }
    expect(await shop.call('GET /v1/carts/{cartToken}/payment/{payment_id}/check', check)).toMatchObject({
      is_available: false,
      reason,
    })
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused).toMatchObject({ errors: [{ field: 'detail.order.payment_id', message: reason }] })
    const { account } = await shop.call('GET /v1/me/business-account', {})
    expect(account?.invoice).toEqual({
      closing_day: 31,
      due_months: 1,
      due_day: 31,
      credit_limit: 100_000,
      used: 60_000,
      is_stopped: false,
    })
    await set({ credit_limit: null })
    const { detail } = await shop.call('GET /v1/carts/{cartToken}', { params })
    await decide(shop, { ...cart, detail })
  })

  test('an order that was cancelled uses nothing of the limit, and costs nothing', async () => {
    const { shop, editor, order, close, list, at } = await openInvoicedShop(opened.db)
    const { id } = await order([[2, 3]])
    await editor.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
    const { account } = await shop.call('GET /v1/me/business-account', {})
    expect(account?.invoice?.used).toBe(0)
    await at('2027-02-10T10:00:00+09:00')
    expect(await close()).toBe(0)
    expect(await list()).toEqual([])
  })
})
