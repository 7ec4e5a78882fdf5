import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Noshi } from '#contract/shapes/noshi.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { order_shippings } from '#shop-api/db/schema/selling.ts'
import { eraseOldOrders } from '#shop-api/orders/erase-old-orders.ts'
import { createMember } from '#tests/support/create-member.ts'
import { addressOf, giveTo, YEAR_END } from '#tests/support/give-season.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts'
import { RECEIVER, sendGift } from '#tests/support/social-gift.ts'

const LAST_YEAR = '2025-12-03T10:00:00+09:00'
const [sato, suzuki, takada] = [addressOf('佐藤'), addressOf('鈴木'), addressOf('髙田')]

describe.each(ONE_ENGINE)('whom a member gave something (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  /** A shop on 24 November 2026, and somebody logged in. */
  async function open(): Promise<SellingShop> {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 3_300, stock: 99 },
      { unit_price: 5_500, stock: 99 },
      { unit_price: 800, stock: 99 },
    ])
    await signIn(shop)
    return shop
  }

  async function signIn(shop: SellingShop): Promise<void> {
    const member = await createMember(opened.db, { channel: shop.channel.name, now: shop.clock.now })
    Object.assign(shop.headers, member.headers)
  }

  const list = async (shop: SellingShop) => (await shop.call('GET /v1/me/gift-seasons', {})).data
  const read = (shop: SellingShop, key = 'year_end-2025') =>
    shop.call('GET /v1/me/gift-seasons/{key}', { params: { key } })

  test('Each season of each year tells how many got something, the latest first', async () => {
    const shop = await open()
    expect(await list(shop)).toEqual([])
    await giveTo(shop, [{ address: sato, goods: [[0, 1]] }], '2024-12-03T10:00:00+09:00')
    const midyear = { ...YEAR_END, title: 'お中元' }
    await giveTo(shop, [{ address: sato, goods: [[0, 1]], noshi: midyear }], '2025-07-03T10:00:00+09:00')
    const people = [sato, suzuki, takada, addressOf('田中')]
    await giveTo(
      shop,
      people.map((address) => ({ address, goods: [[0, 1]] })),
      LAST_YEAR,
    )
    await giveTo(shop, [{ address: sato, goods: [[0, 1]], noshi: { ...YEAR_END, title: '御祝' } }], LAST_YEAR)
    await giveTo(shop, [{ address: sato, goods: [[0, 1]], noshi: null }], LAST_YEAR)
    expect(await list(shop)).toEqual([
      {
        key: 'year_end-2025',
        season: 'year_end',
        year: 2025,
        recipient_count: 4,
        names: ['佐藤 花子', '鈴木 花子', '髙田 花子'],
        is_on: true,
        coming_year: 2026,
        given_again: 0,
      },
      {
        key: 'midyear-2025',
        season: 'midyear',
        year: 2025,
        recipient_count: 1,
        names: ['佐藤 花子'],
        is_on: false,
        coming_year: null,
        given_again: 0,
      },
      expect.objectContaining({ key: 'year_end-2024', recipient_count: 1, is_on: true }),
    ])
  })

  test('What is ordered in December for the new year belongs to the coming one', async () => {
    const shop = await open()
    shop.clock.now = new Date('2026-12-15T10:00:00+09:00')
    await signIn(shop)
    const noshi = { ...YEAR_END, title: '御年賀' }
    await giveTo(shop, [{ address: sato, goods: [[0, 1]], noshi }], '2025-12-20T10:00:00+09:00')
    expect((await list(shop))[0]).toMatchObject({ key: 'new_year-2026', is_on: true, coming_year: 2027 })
    expect((await read(shop, 'new_year-2026')).season.coming_year).toBe(2027)
  })

  test('Somebody who got two parcels is one, with all that was in them, as the last one was wrapped', async () => {
    const shop = await open()
    await giveTo(shop, [{ address: sato, goods: [[0, 1], [1, 2]], message: '初めての年' }], LAST_YEAR) // prettier-ignore
    const wide = { ...sato, address1: '神宮前１－２－３', shipping_last_name: '佐藤　' }
    const last = await giveTo(
      shop,
      [
        { address: wide, goods: [[1, 1]], message: '本年もお世話になりました' },
        { address: suzuki, goods: [[2, 5]], noshi: { ...YEAR_END, names: ['青木', '陽子'] } },
      ],
      '2025-12-05T10:00:00+09:00',
    )
    const { season, recipients } = await read(shop)
    expect(season).toMatchObject({ recipient_count: 2, names: ['佐藤 花子', '鈴木 花子'] })
    expect(recipients).toMatchObject([
      {
        goods: [
          { name: '商品1', code: 'C-1', key: 'goods-1', quantity: 1, unit_price: 3_300, problem: null },
          { name: '商品2', code: 'C-2', quantity: 3 },
        ],
        wrapping: 'paper',
        noshi: YEAR_END,
        message: '本年もお世話になりました',
        order_no: last.order_no,
        is_given_again: false,
        user_address_id: null,
      },
      {
        address: suzuki,
        goods: [{ product_id: shop.product_ids[2], quantity: 5 }],
        noshi: { names: ['青木', '陽子'] },
        message: null,
      },
    ])
  })

  test('Whoever got something this year already is counted, also at an address written otherwise', async () => {
    const shop = await open()
    await giveTo(
      shop,
      [
        { address: sato, goods: [[0, 1]] },
        { address: suzuki, goods: [[0, 1]] },
      ],
      LAST_YEAR,
    )
    const now = await giveTo(shop, [{ address: { ...sato, address2: '' }, goods: [[1, 1]] }])
    const { season, recipients } = await read(shop)
    expect(season).toMatchObject({ is_on: true, given_again: 1 })
    expect(recipients.map(({ is_given_again }) => is_given_again)).toEqual([true, false])
    // This year's own is no offer.
    expect((await list(shop))[0]).toMatchObject({ key: 'year_end-2026', is_on: false, recipient_count: 1 })
    await shop.call('PUT /v1/me/orders/{id}/cancel', {
      params: { id: now.id },
      body: { cancel_reason: '間違えました' },
    })
    expect((await read(shop)).season.given_again).toBe(0)
    expect((await list(shop)).map(({ key }) => key)).toEqual(['year_end-2025'])
  })

  test('What is sold out, too few or not sold any more says so; prices are today’s', async () => {
    const shop = await open()
    await giveTo(shop, [{ address: sato, goods: [[0, 1], [1, 4], [2, 1]] }], LAST_YEAR) // prettier-ignore
    const [one = 0, two = 0, three = 0] = shop.product_ids
    await opened.db.update(products).set({ unit_price: 3_600, stock: 0 }).where(eq(products.id, one))
    await opened.db.update(products).set({ stock: 3 }).where(eq(products.id, two))
    const [model] = await opened.db.select().from(products).where(eq(products.id, three))
    await opened.db
      .update(product_models)
      .set({ published_at: new Date('2027-01-01T00:00:00Z') })
      .where(eq(product_models.id, model!.model_id))
    const { recipients } = await read(shop)
    expect(recipients[0]?.goods).toMatchObject([
      { problem: 'sold_out', unit_price: 3_600, key: 'goods-1' },
      { problem: 'not_enough_stock', quantity: 4 },
      { problem: 'not_on_sale', unit_price: null, key: null, name: '商品3', code: 'C-3' },
    ])
  })

  test('The address book is named as long as it has the entry', async () => {
    const shop = await open()
    const { id } = await shop.call('POST /v1/me/user-addresses', { body: sato })
    const order = await giveTo(shop, [{ address: sato, goods: [[0, 1]] }], LAST_YEAR)
    await opened.db
      .update(order_shippings)
      .set({ shipping: sql`jsonb_set(${order_shippings.shipping}, '{user_address_id}', ${`${id}`}::jsonb)` })
      .where(eq(order_shippings.order_id, order.id))
    expect((await read(shop)).recipients[0]).toMatchObject({ user_address_id: id, moved_to: null })
    const moved = { ...sato, postal_code: '5300001', prefecture: '大阪府', city: '大阪市北区' }
    await shop.call('PUT /v1/me/user-addresses/{id}', { params: { id }, body: moved })
    expect((await read(shop)).recipients[0]).toMatchObject({ address: sato, moved_to: moved })
    await giveTo(shop, [{ address: moved, goods: [[0, 1]] }])
    expect((await read(shop)).recipients[0]?.is_given_again).toBe(true)
    expect((await list(shop))[1]).toMatchObject({ key: 'year_end-2025', given_again: 1 })
    // The words of the member's own entry are those of the profile, so it cannot stand for what was sent.
    await opened.db.update(user_addresses).set({ division_ct: 1 }).where(eq(user_addresses.id, id))
    expect((await read(shop)).recipients[0]).toMatchObject({ user_address_id: null, moved_to: null })
    await opened.db.update(user_addresses).set({ division_ct: 2 }).where(eq(user_addresses.id, id))
    await opened.db.delete(user_addresses).where(eq(user_addresses.id, id))
    expect((await read(shop)).recipients[0]?.user_address_id).toBeNull()
  })

  test('A noshi from before cords were asked for tells its season as well', async () => {
    const shop = await open()
    const { id } = await giveTo(shop, [{ address: sato, goods: [[0, 1]] }], LAST_YEAR)
    const [row] = await opened.db.select().from(order_shippings).where(eq(order_shippings.order_id, id))
    const noshi = { title: 'お歳暮', name: '青木' } as unknown as Noshi
    const packings = row!.packings.map((packing) => ({ ...packing, noshi }))
    await opened.db.update(order_shippings).set({ packings }).where(eq(order_shippings.id, row!.id))
    expect((await read(shop)).recipients[0]?.noshi).toEqual({
      mizuhiki: null,
      placement: null,
      title: 'お歳暮',
      names: ['青木'],
    })
  })

  test('Where a social gift went is told to nobody', async () => {
    const shop = await open()
    const { order_no } = await sendGift(shop, 'card', async (token) => {
      const { detail } = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
      const key = detail.packings[0]?.key ?? ''
      await shop.call('PATCH /v1/carts/packings/modify', { body: { token, key, noshi: YEAR_END } })
    })
    expect(order_no).not.toBe('')
    expect(await list(shop)).toEqual([])
    const refused = await shop.refuse('GET /v1/me/gift-seasons/{key}', { params: { key: 'year_end-2026' } })
    expect(refused.status).toBe(404)
    expect(JSON.stringify(refused)).not.toContain(RECEIVER.name)
  })

  test('Nobody else sees it, no other shop knows it, and a season without gifts is none', async () => {
    const shop = await open()
    await giveTo(shop, [{ address: sato, goods: [[0, 1]] }], LAST_YEAR)
    for (const key of [
      'year_end-2023',
      'midyear-2025',
      'year_end',
      'constructor-2025',
      'year_end-2025x',
      '%',
    ])
      expect((await shop.refuse('GET /v1/me/gift-seasons/{key}', { params: { key } })).status).toBe(404)
    await signIn(shop)
    expect(await list(shop)).toEqual([])
    const params = { key: 'year_end-2025' }
    expect((await shop.refuse('GET /v1/me/gift-seasons/{key}', { params })).status).toBe(404)
    delete shop.headers['authorization']
    expect((await shop.refuse('GET /v1/me/gift-seasons', {})).status).toBe(401)
    expect((await shop.refuse('GET /v1/me/gift-seasons/{key}', { params })).status).toBe(401)
  })

  test('What is older than four years, and what was erased, is not there', async () => {
    const shop = await open()
    const gift = [{ address: sato, goods: [[0, 1]] as [number, number][] }]
    await giveTo(shop, gift, '2021-12-03T10:00:00+09:00')
    await giveTo(shop, gift, '2023-12-03T10:00:00+09:00')
    expect((await list(shop)).map(({ key }) => key)).toEqual(['year_end-2023'])
    await eraseOldOrders(opened.db, new Date('2034-01-01T00:00:00Z'))
    expect(await list(shop)).toEqual([])
  })
})
