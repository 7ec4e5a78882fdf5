import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/index.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { createRecipients } from '#tests/support/many-recipients.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { fillCart, openSellingShop } from '#tests/support/selling-shop.ts'

type Wishes = Omit<CallInput<'PATCH /v1/carts/packings/modify-all'>['body'], 'token'>

const NOSHI: NonNullable<Wishes['noshi']> = {
  mizuhiki: 'red_white_bow',
  placement: 'outer',
  title: '御歳暮',
  names: ['佐藤'],
}

describe.each(ONE_ENGINE)('wishes for all parcels of a cart on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openParcels() {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 100 }])
    const { token } = await fillCart(shop, [[0, 1]])
    const recipients = createRecipients(3, [{ product_id: shop.product_ids[0] ?? 0, quantity: 1 }])
    await shop.call('PUT /v1/carts/recipients', { body: { token, recipients } })
    return {
      shop,
      token,
      wish: (wishes: Wishes) =>
        shop.call('PATCH /v1/carts/packings/modify-all', { body: { token, ...wishes } }),
      refuse: (wishes: Wishes) =>
        shop.refuse('PATCH /v1/carts/packings/modify-all', { body: { token, ...wishes } }),
    }
  }

  test('are set alike; fields left out stay', async () => {
    const { shop, token, wish } = await openParcels()
    const { detail } = await wish({ noshi: NOSHI, wrapping: 'paper', delivery_date: '2026-11-28' })
    const alike = { noshi: NOSHI, wrapping: 'paper', delivery_date: '2026-11-28', message: null }
    expect(detail.packings).toMatchObject([alike, alike, alike])
    const [first] = detail.packings
    await shop.call('PATCH /v1/carts/packings/modify', {
      body: { token, key: first?.key ?? '', noshi: null },
    })
    const after = await wish({ message: 'お元気で', delivery_timezone_key: 'am' })
    expect(after.detail.packings).toMatchObject([
      { ...alike, noshi: null, message: 'お元気で', delivery_timezone_key: 'am' },
      { ...alike, message: 'お元気で', delivery_timezone_key: 'am' },
      { ...alike, message: 'お元気で', delivery_timezone_key: 'am' },
    ])
  })

  test('ask nothing of a parcel that nothing goes into', async () => {
    const { shop, token, wish } = await openParcels()
    await shop.call('PATCH /v1/carts/shippings/add', { body: { token } })
    const { detail } = await wish({ delivery_date: '2026-11-28' })
    expect(detail.packings.map(({ delivery_date }) => delivery_date)).toEqual([
      '2026-11-28',
      '2026-11-28',
      '2026-11-28',
      null,
    ])
  })

  test('hold for every parcel or for none: a day one of them cannot make is refused by its name', async () => {
    const { shop, token, refuse } = await openParcels()
    // 沖縄 is three days away, the others one.
    expect(await refuse({ wrapping: 'paper', delivery_date: '2026-11-25' })).toMatchObject({
      status: 422,
      code: 'cart.packing.day_not_available',
      errors: [
        {
          field: 'delivery_date',
          message: '3件目（佐藤 花子3 様）：この日にはお届けできません。別の日をお選びください。',
        },
      ],
    })
    expect(await refuse({ delivery_timezone_key: 'midnight' })).toMatchObject({
      code: 'cart.packing.timezone_not_available',
    })
    expect(await refuse({ noshi: { ...NOSHI, mizuhiki: 'yellow_white_knot' } })).toMatchObject({
      errors: [{ field: 'noshi.mizuhiki', code: 'cart.packing.mizuhiki_not_fitting' }],
    })
    const { detail } = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(detail.packings.map(({ wrapping }) => wrapping)).toEqual([null, null, null])
  })
})
