import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { business_accounts, business_buyers, contract_prices } from '#shop-api/db/schema/business.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import {
  decide,
  fillCart,
  openSellingShop,
  readyCart,
  type SellingShop,
  toDecision,
} from '#tests/support/selling-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

const SHELF = [
  { unit_price: 1_100, stock: 50 },
  { unit_price: 540, tax_rate: 8 as const, stock: 50 },
  { unit_price: 3_300, stock: 50 },
]

describe.each(inTurn(ENGINES))('what a company pays on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  /** A shop with a company that pays 880 for the first of the goods, and a member who buys for it. */
  async function open(account: Partial<typeof business_accounts.$inferInsert> = {}) {
    const shop = await openSellingShop(opened.db, SHELF)
    const account_id = await addAccount(shop, account)
    await agree(shop, account_id, { at: 0, unit_price: 880 })
    const member = await addMember(shop, account_id)
    Object.assign(shop.headers, member.headers)
    return { shop, account_id, member }
  }

  async function addAccount(
    { db, channel }: SellingShop,
    more: Partial<typeof business_accounts.$inferInsert> = {},
  ) {
    const values = { channel_id: channel.id, code: 'K-1', name: '株式会社青葉', version: 1, ...more }
    const [row] = await db.insert(business_accounts).values(values).returning({ id: business_accounts.id })
    return row!.id
  }

  async function addMember({ db, channel, clock }: SellingShop, account_id?: number): Promise<TestMember> {
    const member = await createMember(db, { channel: channel.name, now: clock.now })
    if (account_id !== undefined)
      await db
        .insert(business_buyers)
        .values({ user_id: member.id, account_id, role: 'approver', version: 1 })
    return member
  }

  const agree = (
    { db, channel, product_ids }: SellingShop,
    account_id: number,
    { at, ...price }: { at: number; unit_price: number; valid_from?: string; valid_until?: string },
  ) =>
    db
      .insert(contract_prices)
      .values({ channel_id: channel.id, account_id, product_id: product_ids[at] ?? 0, version: 1, ...price })

  const listLines = async (shop: SellingShop) =>
    (
      await fillCart(shop, [
        [0, 1],
        [1, 1],
      ])
    ).detail.products.map(({ unit_price, agreed }) => [unit_price, agreed])

  test('a buyer pays the agreed price, sees what everybody else pays, and the order keeps both', async () => {
    const { shop } = await open()
    const cart = await readyCart(shop, [[0, 2]], 'bank_transfer')
    expect(cart.detail.products).toMatchObject([
      { unit_price: 880, subtotal: 1_760, agreed: { by: 'contract', regular_price: 1_100 } },
    ])
    expect(cart.detail.order.subtotal).toBe(1_760)
    await decide(shop, cart)
    const { data } = await shop.call('GET /v1/me/orders', {})
    const order = await shop.call('GET /v1/me/orders/{id}', { params: { id: data[0]!.id } })
    expect(order.detail.products).toMatchObject([{ unit_price: 880, agreed: { regular_price: 1_100 } }])
  })

  test('what has no price of its own costs the rate of the usual one, without fractions of a yen', async () => {
    const { shop } = await open({ price_rate: 93 })
    expect(await listLines(shop)).toEqual([
      [880, { by: 'contract', regular_price: 1_100 }],
      [502, { by: 'contract', regular_price: 540 }],
    ])
  })

  test('a guest, a member without company and a member of another company pay other prices', async () => {
    const { shop } = await open()
    const usual = [
      [1_100, undefined],
      [540, undefined],
    ]
    const plain = await addMember(shop)
    Object.assign(shop.headers, plain.headers)
    expect(await listLines(shop)).toEqual(usual)
    const other = await addAccount(shop, { code: 'K-2', name: '若草商事' })
    await agree(shop, other, { at: 1, unit_price: 432 })
    Object.assign(shop.headers, (await addMember(shop, other)).headers)
    expect(await listLines(shop)).toEqual([usual[0], [432, { by: 'contract', regular_price: 540 }]])
    delete shop.headers['authorization']
    expect(await listLines(shop)).toEqual(usual)
  })

  test('a price is good from its first day in Japan to the end of its last', async () => {
    const { shop, account_id } = await open()
    await agree(shop, account_id, {
      at: 2,
      unit_price: 2_200,
      valid_from: '2026-11-25',
      valid_until: '2026-11-26',
    })
    const readPrice = async (moment: string) => {
      shop.clock.now = new Date(moment)
      // Logins do not last a day.
      Object.assign(shop.headers, (await addMember(shop, account_id)).headers)
      const { data } = await shop.call('GET /v1/me/prices', { query: { keys: ['goods-3'] } })
      return data[0]?.unit_price
    }
    expect(await readPrice('2026-11-24T23:59:59+09:00')).toBeUndefined()
    expect(await readPrice('2026-11-25T00:00:00+09:00')).toBe(2_200)
    await opened.db
      .update(contract_prices)
      .set({ valid_until: '2026-11-24', valid_from: null })
      .where(eq(contract_prices.unit_price, 2_200))
    expect(await readPrice('2026-11-24T23:59:59+09:00')).toBe(2_200)
    expect(await readPrice('2026-11-25T00:00:00+09:00')).toBeUndefined()
  })

  test('a stopped buyer and a stopped company pay what everybody pays', async () => {
    const { shop, account_id, member } = await open()
    const isOwn = eq(business_buyers.user_id, member.id)
    await opened.db.update(business_buyers).set({ is_active: false }).where(isOwn)
    expect((await listLines(shop))[0]).toEqual([1_100, undefined])
    await opened.db.update(business_buyers).set({ is_active: true }).where(isOwn)
    await opened.db
      .update(business_accounts)
      .set({ is_active: false })
      .where(eq(business_accounts.id, account_id))
    expect((await shop.call('GET /v1/me/prices', { query: { keys: ['goods-1'] } })).data).toEqual([])
  })

  test('a company of another shop agrees on nothing here', async () => {
    const { account_id } = await open({ price_rate: 90 })
    const shop = await openSellingShop(opened.db, SHELF)
    const stranger = await addMember(shop, account_id)
    Object.assign(shop.headers, stranger.headers)
    expect((await listLines(shop))[0]).toEqual([1_100, undefined])
  })

  test('a price that changed between the look and the decision is not charged unseen', async () => {
    const { shop } = await open()
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    await opened.db
      .update(contract_prices)
      .set({ unit_price: 990 })
      .where(eq(contract_prices.channel_id, shop.channel.id))
    const changed = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(changed).toMatchObject({ status: 422, code: 'cart.decision.total_changed' })
    const now = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect(now.detail.products[0]?.unit_price).toBe(990)
    await decide(shop, now)
  })

  test('whoever holds the token of a buyer’s cart without the login does not order at its prices', async () => {
    const { shop } = await open()
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    delete shop.headers['authorization']
    expect(
      (await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))).status,
    ).toBeGreaterThanOrEqual(400)
  })

  test('the cart of a guest gets the company’s prices once it is the buyer’s', async () => {
    const { shop, member } = await open()
    delete shop.headers['authorization']
    const guest = await fillCart(shop, [[0, 3]])
    expect(guest.detail.products[0]).toMatchObject({ unit_price: 1_100 })
    Object.assign(shop.headers, member.headers)
    const own = await shop.call('POST /v1/carts/init', { body: { token: guest.token } })
    expect(own.detail.products).toMatchObject([
      { unit_price: 880, quantity: 3, agreed: { by: 'contract', regular_price: 1_100 } },
    ])
  })

  test('own prices name every variation of products that have one, and need a login', async () => {
    const { shop } = await open()
    const keys = ['goods-1', 'goods-2', 'no-such']
    expect((await shop.call('GET /v1/me/prices', { query: { keys } })).data).toEqual([
      { key: 'goods-1', product_id: shop.product_ids[0], unit_price: 880, regular_price: 1_100 },
    ])
    delete shop.headers['authorization']
    expect((await shop.refuse('GET /v1/me/prices', { query: { keys } })).status).toBe(401)
  })
})
