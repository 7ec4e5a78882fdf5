import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import type { CallInput } from '#contract/index.ts'
import type { Address } from '#contract/shapes/address.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, decide, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

const SUZUKI = {
  ...ADDRESS,
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_last_name_kana: 'スズキ',
  shipping_first_name_kana: 'イチロウ',
  prefecture: '大阪府',
  city: '大阪市北区',
}
const FIRM: Address = { ...ADDRESS, shipping_first_name: '商店', company_name: '佐藤商店' }

const toGoods = ({ detail }: Pick<Cart, 'detail'>) =>
  detail.products.map(({ shipping_key, product_name, quantity }) => [shipping_key, product_name, quantity])

describe.each(ONE_ENGINE)('the destinations of a cart on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openTwoDestinations() {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 1_000, stock: 20 },
      { unit_price: 2_000, stock: 20 },
    ])
    const lines: [number, number][] = [
      [0, 5],
      [1, 1],
    ]
    const { token } = await readyCart(shop, lines, 'bank_transfer')
    const two = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address: SUZUKI } })
    const [here = '', there = ''] = two.detail.shippings.map(({ key }) => key)
    const parts = [
      { shipping_key: here, quantity: 2 },
      { shipping_key: there, quantity: 3 },
    ]
    const key = two.detail.products[0]?.key ?? ''
    const cart = await shop.call('PATCH /v1/carts/products/divide', { body: { token, key, parts } })
    return { shop, token, here, there, cart }
  }

  test('a destination goes, and its goods with what another one has of them already', async () => {
    const { shop, token, here, there } = await openTwoDestinations()
    const remove = (key: string, to_key?: string) =>
      shop.call('PATCH /v1/carts/shippings/delete', { body: { token, key, to_key } })
    const left = await remove(there)
    expect(toGoods(left)).toEqual([
      [here, '商品1', 5],
      [here, '商品2', 1],
    ])
    expect(left.detail.shippings.map(({ key }) => key)).toEqual([here])
    expect(left.detail.packings.map(({ shipping_key }) => shipping_key)).toEqual([here])
    // Sent twice, it is done once.
    expect(toGoods(await remove(there))).toEqual(toGoods(left))
    expect(
      await shop.refuse('PATCH /v1/carts/shippings/delete', { body: { token, key: here } }),
    ).toMatchObject({ status: 422, code: 'cart.shipping.last_one' })
  })

  test('the first destination may go too, and the wishes for the others stay', async () => {
    const { shop, token, here, there, cart } = await openTwoDestinations()
    const parcel = cart.detail.packings.find(({ shipping_key }) => shipping_key === there)?.key ?? ''
    const noshi: NoshiInput = {
      mizuhiki: 'red_white_bow',
      placement: 'inner',
      title: '内祝',
      names: ['佐藤'],
    }
    await shop.call('PATCH /v1/carts/packings/modify', {
      body: { token, key: parcel, noshi, delivery_date: '2026-11-26' },
    })
    const astray = { token, key: here, to_key: 's99' }
    expect(await shop.refuse('PATCH /v1/carts/shippings/delete', { body: astray })).toMatchObject({
      code: 'cart.shipping.not_found',
      errors: [{ field: 'to_key' }],
    })
    const left = await shop.call('PATCH /v1/carts/shippings/delete', {
      body: { token, key: here, to_key: there },
    })
    expect(toGoods(left)).toEqual([
      [there, '商品1', 5],
      [there, '商品2', 1],
    ])
    expect(left.detail.packings).toMatchObject([{ key: parcel, noshi, delivery_date: '2026-11-26' }])
  })

  test('what was wished for one destination stays when another one is added', async () => {
    const { shop, token, here, cart } = await openTwoDestinations()
    const key = cart.detail.packings.find(({ shipping_key }) => shipping_key === here)?.key ?? ''
    await shop.call('PATCH /v1/carts/packings/modify', {
      body: { token, key, delivery_date: '2026-11-26', delivery_timezone_key: 'am', wrapping: 'paper' },
    })
    const three = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address: ADDRESS } })
    expect(three.detail.packings.find((packing) => packing.key === key)).toMatchObject({
      delivery_date: '2026-11-26',
      delivery_timezone_key: 'am',
      wrapping: 'paper',
    })
  })

  test('a shop that sends an order to one place takes no second one', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const { token } = await readyCart(shop, [[0, 2]], 'bank_transfer')
    await opened.db.insert(settings).values({
      channel_id: shop.channel.id,
      key: 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE',
      value: false,
    })
    const refused = await shop.refuse('PATCH /v1/carts/shippings/add', { body: { token, address: SUZUKI } })
    expect(refused).toMatchObject({ status: 422, code: 'cart.shipping.too_many' })
  })

  test('another sender is named per destination, and stands in the order', async () => {
    const { shop, token, there } = await openTwoDestinations()
    const modify = (input: Omit<CallInput<'PATCH /v1/carts/shippings/modify'>['body'], 'token' | 'key'>) =>
      shop.call('PATCH /v1/carts/shippings/modify', { body: { token, key: there, ...input } })
    const named = await modify({ sender: FIRM })
    expect(named.detail.shippings[0]?.sender).toBeUndefined()
    expect(named.detail.shippings[1]).toMatchObject({ sender: FIRM, address: SUZUKI })
    // Fields left out stay; null is the orderer again.
    expect((await modify({ address: SUZUKI })).detail.shippings[1]?.sender).toEqual(FIRM)
    expect((await modify({ sender: null })).detail.shippings[1]?.sender).toBeNull()
    const ready = await modify({ sender: FIRM })
    const { order_no } = await decide(shop, ready)
    const order = await shop.call('GET /v1/carts/order/{orderNo}', {
      params: { orderNo: order_no },
      query: { token },
    })
    expect(order.detail.shippings).toMatchObject([{ address: ADDRESS }, { address: SUZUKI, sender: FIRM }])
  })

  async function openMemberCart() {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const channel = shop.channel.name
    const email = `book@${channel}.example.jp`
    await createMemberWithPassword(opened.db, email, { channel, now: shop.clock.now })
    const guest = await readyCart(shop, [[0, 4]], 'bank_transfer')
    const login = await shop.call('POST /v1/auth/login', {
      body: { username: email, password: PASSWORD, cart_token: guest.token },
    })
    shop.headers['authorization'] = `Bearer ${login.access_token}`
    const keep = (address: Address) => shop.call('POST /v1/me/user-addresses', { body: address })
    return { shop, token: guest.token, keep }
  }
  const addFromBook = (token: string, user_address_id: number) =>
    ({ body: { token, user_address_id } }) satisfies Pick<CallInput<'PATCH /v1/carts/shippings/add'>, 'body'>

  test('a member sends to an entry of the address book, and nobody else does', async () => {
    const { shop, token, keep } = await openMemberCart()
    const { id } = await keep(SUZUKI)
    const cart = await shop.call('PATCH /v1/carts/shippings/add', addFromBook(token, id))
    expect(cart.detail.shippings[1]).toMatchObject({ user_address_id: id, address: SUZUKI })
    expect(Object.keys(cart.detail.shippings[1]?.address ?? {}).sort()).toEqual(Object.keys(ADDRESS).sort())
    const missing = { status: 422, code: 'cart_detail.set_user_address.not_data' }
    const add = 'PATCH /v1/carts/shippings/add'
    expect(await shop.refuse(add, addFromBook(token, 999_999))).toMatchObject(missing)
    // Whoever holds the token of the cart, but is not the member, does not read the book through it.
    delete shop.headers['authorization']
    expect(await shop.refuse(add, addFromBook(token, id))).toMatchObject({ status: 401 })
    const guest = await shop.call('POST /v1/carts/init', { body: { token: null } })
    expect(await shop.refuse(add, addFromBook(guest.token, id))).toMatchObject(missing)
  })

  test('a destination of the cart moves to an entry of the book', async () => {
    const { shop, token, keep } = await openMemberCart()
    const { id } = await keep(SUZUKI)
    const { detail } = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    const key = detail.shippings[0]?.key ?? ''
    const moved = await shop.call('PATCH /v1/carts/shippings/modify', {
      body: { token, key, user_address_id: id },
    })
    expect(moved.detail.shippings).toMatchObject([{ key, user_address_id: id, address: SUZUKI }])
    const far = await keep({ ...SUZUKI, prefecture: '北海道' })
    expect(
      await shop.refuse('PATCH /v1/carts/shippings/modify', {
        body: { token, key, user_address_id: far.id },
      }),
    ).toMatchObject({ code: 'cart.shipping.not_deliverable', errors: [{ field: 'user_address_id' }] })
  })

  test('the usual sender stands on gifts to others until a gift says otherwise, not on what one orders oneself', async () => {
    const { shop, token, keep } = await openMemberCart()
    const firm = await keep(FIRM)
    await shop.call('PATCH /v1/me/user-addresses/{id}/use-sender', { params: { id: firm.id } })
    const add = async (address: typeof ADDRESS) => {
      const { detail } = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address } })
      return detail.shippings.at(-1)
    }
    expect((await add(ADDRESS))?.sender).toBeUndefined()
    const gift = await add(SUZUKI)
    expect(gift?.sender).toEqual(FIRM)
    const body = { token, key: gift?.key ?? '' }
    await shop.call('PATCH /v1/carts/shippings/modify', { body: { ...body, sender: null } })
    const moved = await shop.call('PATCH /v1/carts/shippings/modify', {
      body: { ...body, address: { ...SUZUKI, city: '大阪市中央区' } },
    })
    expect(moved.detail.shippings.at(-1)?.sender).toBeNull()
  })
})
