import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { invoices } from '#shop-api/db/schema/invoices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { actAs, insertBuyer } from '#tests/support/company-shop.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { createCaller, readyCart, toDecision } from '#tests/support/selling-shop.ts'
import { BILLING_EMAIL, openInvoicedShop } from './open-invoiced-shop.ts'

describe.each(ENGINES)('invoices, several at once (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('two buyers of a company do not pass its limit together', async () => {
    const { shop, account_id, buyer } = await openInvoicedShop(opened.db)
    const other = await insertBuyer(shop, account_id, 'buyer')
    const carts = []
    for (const one of [buyer, other]) {
      actAs(shop, one)
      carts.push({ one, cart: await readyCart(shop, [[2, 2]], 'invoice') })
    }
    const outcomes = await Promise.all(
      carts.map(({ one, cart }) => {
        const { send, headers } = createCaller(shop.app, shop.channel.name)
        Object.assign(headers, one.headers)
        const { body } = toDecision(cart)
        return send('POST', `/${shop.channel.name}/v1/carts/${cart.token}/decision`, body)
      }),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const refused = outcomes.find(({ status }) => status === 422)
    expect(JSON.stringify(refused?.body)).toContain('ご利用可能枠（残り40,000円）を超えるため')
  })

  test('a month is closed once, and its number follows the last', async () => {
    const { shop, order, ship, refund, close, list, read, pay, readMails, at } = await openInvoicedShop(
      opened.db,
    )
    const placed = await order([[0, 1]])
    await ship(placed.id)
    await at('2026-12-02T10:00:00+09:00')
    const made = await Promise.all([close(), close(), close()])
    expect(made.reduce((all, one) => all + one, 0)).toBe(1)
    const listed = await list()
    expect(listed.map(({ number }) => number)).toEqual(['INV-000001'])
    expect(await readMails(BILLING_EMAIL)).toHaveLength(1)
    const { id } = listed[0]!
    await Promise.all([1, 2, 3].map(() => pay(id, 500, '2026-12-02', 'the-same-request')))
    expect((await read(id)).payments).toHaveLength(1)
    await refund(placed.id, { amount: 100, request_key: 'request-8' })
    await ship((await order([[0, 1]])).id)
    await at('2027-01-02T10:00:00+09:00')
    await close()
    // All of it goes with its shop.
    await opened.db.delete(channels).where(eq(channels.id, shop.channel.id))
    expect(await opened.db.$count(invoices, eq(invoices.channel_id, shop.channel.id))).toBe(0)
  })
})
