import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import type { Address } from '#contract/shapes/address.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import type { RecipientInput } from '#contract/shapes/recipients.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { createRecipientAddress, createRecipients } from '#tests/support/many-recipients.ts'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, fillCart, openSellingShop, ORDERER, type SellingShop } from '#tests/support/selling-shop.ts'

const PUT = 'PUT /v1/carts/recipients'
const YEAR_END: NoshiInput = {
  mizuhiki: 'red_white_bow',
  placement: 'outer',
  title: '御歳暮',
  names: ['佐藤'],
}

/** What goes where, by the first name of who gets it. */
const toGoods = ({ detail }: Pick<Cart, 'detail'>) =>
  detail.shippings.map(({ key, address }) => [
    address?.shipping_first_name,
    ...detail.products
      .filter(({ shipping_key }) => shipping_key === key)
      .map(({ product_name, quantity }) => `${product_name} ${quantity}`),
  ])

describe.each(ONE_ENGINE)('the recipients of a cart on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openCart(stock = 1_000) {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 1_000, stock },
      { unit_price: 2_000, stock },
    ])
    const { token } = await fillCart(shop, [[0, 2]])
    const [one = 0, two = 0] = shop.product_ids
    const put = (recipients: RecipientInput[]) => shop.call(PUT, { body: { token, recipients } })
    const refuse = (recipients: RecipientInput[]) => shop.refuse(PUT, { body: { token, recipients } })
    const read = () => shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    return { shop, token, one, two, put, refuse, read }
  }

  const give = (number: number, product_id: number, quantity = 1): RecipientInput => ({
    address: createRecipientAddress(number),
    goods: [{ product_id, quantity }],
  })

  test('become its destinations, and what they get its goods, with carriage for each', async () => {
    const { one, two, put } = await openCart()
    const cart = await put([
      { ...give(0, one, 3), wrapping: 'paper', noshi: YEAR_END, message: '一年間ありがとうございました。' },
      { ...give(1, two), goods: [...give(1, one).goods, ...give(1, two, 2).goods] },
      give(2, one),
    ])
    expect(toGoods(cart)).toEqual([
      ['花子1', '商品1 3'],
      ['花子2', '商品1 1', '商品2 2'],
      ['花子3', '商品1 1'],
    ])
    expect(cart.detail.shippings.map(({ carriage }) => carriage)).toEqual([770, 880, 1_650])
    expect(cart.detail.order).toMatchObject({ subtotal: 9_000, total_carriage: 3_300 })
    expect(cart.detail.packings).toMatchObject([
      { wrapping: 'paper', noshi: YEAR_END, message: '一年間ありがとうございました。' },
      { wrapping: null, noshi: null, message: null },
      { wrapping: null, noshi: null, message: null },
    ])
    expect(cart.detail.packings.map(({ shipping_key }) => shipping_key)).toEqual(
      cart.detail.shippings.map(({ key }) => key),
    )
  })

  test('sent again they change nothing', async () => {
    const { one, two, put } = await openCart()
    const recipients = [give(0, one, 3), give(1, two, 2), { ...give(2, one), noshi: YEAR_END }]
    const first = await put(recipients)
    const again = await put(recipients)
    expect(again.detail).toEqual(first.detail)
  })

  test('who stays keeps sender, day, time, and the wishes that are left out', async () => {
    const { shop, token, one, two, put } = await openCart()
    const first = await put([give(0, one), { ...give(1, one), wrapping: 'gift_box', noshi: YEAR_END }])
    const [, shipping] = first.detail.shippings
    const [, packing] = first.detail.packings
    const [key = '', parcel = ''] = [shipping?.key, packing?.key]
    await shop.call('PATCH /v1/carts/shippings/modify', { body: { token, key, sender: ADDRESS } })
    await shop.call('PATCH /v1/carts/packings/modify', {
      body: { token, key: parcel, delivery_date: '2026-11-26', delivery_timezone_key: 'am' },
    })
    const { detail } = await put([give(2, one), { ...give(1, two), wrapping: null }])
    expect(detail.shippings[1]).toMatchObject({ key, sender: ADDRESS })
    expect(detail.packings[1]).toMatchObject({
      key: parcel,
      delivery_date: '2026-11-26',
      delivery_timezone_key: 'am',
      wrapping: null,
      noshi: YEAR_END,
    })
    expect(detail.packings[0]).toMatchObject({ delivery_date: null, noshi: null })
  })

  test('are as many as one order may have, and no more', async () => {
    const { one, put, refuse } = await openCart()
    const goods = [{ product_id: one, quantity: 1 }]
    const { detail } = await put(createRecipients(RECIPIENTS_MAX, goods))
    expect(detail.shippings).toHaveLength(RECIPIENTS_MAX)
    expect(detail.products.every(({ problem }) => problem === null)).toBe(true)
    expect(await refuse(createRecipients(RECIPIENTS_MAX + 1, goods))).toMatchObject({
      status: 422,
      errors: [{ field: 'recipients' }],
    })
  })

  test('are taken over whole or not at all; each problem stands beside its place and names who it is about', async () => {
    const { one, read, refuse } = await openCart()
    const before = await read()
    const far: Address = { ...createRecipientAddress(1), prefecture: '北海道' }
    const mourning: NoshiInput = { ...YEAR_END, mizuhiki: 'black_white_knot' }
    const answer = await refuse([
      give(0, one),
      { ...give(1, one), address: far },
      { ...give(2, one), noshi: mourning },
      give(3, 999_999),
      { user_address_id: 1, goods: give(4, one).goods },
    ])
    expect(answer.status).toBe(422)
    expect(answer.errors).toMatchObject([
      { field: 'recipients.1.address.prefecture', code: 'cart.shipping.not_deliverable' },
      { field: 'recipients.2.noshi.mizuhiki', code: 'cart.packing.mizuhiki_not_fitting' },
      { field: 'recipients.4.user_address_id', code: 'cart_detail.set_user_address.not_data' },
      { field: 'recipients.3.goods.0.product_id', code: 'cart.add_products.product_not_found' },
    ])
    expect(answer.errors?.[0]?.message).toBe('2件目（佐藤 花子2 様）：この地域へはお届けできません。')
    expect(answer.code).toBe('cart.shipping.not_deliverable')
    expect(answer.message).toBe(`${answer.errors?.[0]?.message}（ほか3件）`)
    expect((await read()).detail).toEqual(before.detail)
  })

  test('get a hundred different goods at most, however many lines that makes', async () => {
    const shelf = Array.from({ length: 101 }, () => ({ unit_price: 100, stock: 100 }))
    const shop = await openSellingShop(opened.db, shelf)
    const { token } = await fillCart(shop, [[0, 1]])
    const toRecipients = (count: number): RecipientInput[] =>
      Array.from({ length: 11 }, (_, at) => ({
        address: createRecipientAddress(at),
        goods: shop.product_ids
          .slice(0, count)
          .filter((__, place) => Math.floor(place / 10) === at)
          .concat(at === 10 && count === 100 ? shop.product_ids.slice(0, 10) : [])
          .map((product_id) => ({ product_id, quantity: 1 })),
      }))
    const { detail } = await shop.call(PUT, { body: { token, recipients: toRecipients(100) } })
    expect(detail.products).toHaveLength(110)
    expect(await shop.refuse(PUT, { body: { token, recipients: toRecipients(101) } })).toMatchObject({
      code: 'cart.add_products.too_many',
      errors: [{ field: 'recipients' }],
    })
  })

  test('share the stock: it is said from whom on it does not suffice', async () => {
    const { one, two, put, refuse } = await openCart(30)
    expect(await refuse([give(0, one, 20), give(1, two), give(2, one, 11)])).toMatchObject({
      code: 'cart.update_products.stock',
      errors: [
        {
          field: 'recipients.2.goods.0.quantity',
          message:
            '3件目（佐藤 花子3 様）：「商品1」は、このお届け先の分から在庫が不足しています。数量を減らしてください。',
        },
      ],
    })
    const cart = await put([give(0, one, 20), give(1, two), give(2, one, 10)])
    expect(cart.detail.products.map(({ problem }) => problem)).toEqual([null, null, null])
    expect(cart.detail.products[0]?.max_quantity).toBe(30)
    // Who gets nothing of it lets nobody have more.
    expect(await refuse([give(0, one, 21), give(1, two)])).toMatchObject({
      errors: [
        {
          field: 'recipients.0.goods.0.quantity',
          message:
            '1件目（佐藤 花子1 様）：「商品1」は、お届け先1件につき20点までです。数量を減らしてください。',
        },
      ],
    })
  })

  test('get twenty pieces of each at most, whatever the others get', async () => {
    const { shop, token, one, put, refuse, read } = await openCart()
    const most = (place: number) => ({
      errors: [
        {
          field: `recipients.${place - 1}.goods.0.quantity`,
          message: `${place}件目（佐藤 花子${place} 様）：「商品1」は、お届け先1件につき20点までです。数量を減らしてください。`,
        },
      ],
    })
    expect(await refuse([give(0, one, 39), give(1, one)])).toMatchObject(most(1))
    expect(await refuse([give(0, one), give(1, one, 25), give(2, one, 20)])).toMatchObject(most(2))
    // Back to one place it is too much for that place, not for the shop.
    await put(createRecipients(25, [{ product_id: one, quantity: 1 }]))
    const { detail } = await shop.call('PATCH /v1/carts/shippings/reset', { body: { token } })
    expect(detail.products).toMatchObject([{ quantity: 25, problem: 'too_many_each', max_quantity: 20 }])
    const more = { body: { token, key: detail.products[0]?.key ?? '', quantity: 26 } }
    expect(await shop.refuse('PATCH /v1/carts/products/modify', more)).toMatchObject({
      errors: [{ field: 'quantity', message: 'お届け先1件につき20点までです。数量を減らしてください。' }],
    })
    const { notices } = await shop.call('POST /v1/carts/init', { body: { token, invalid_product: true } })
    expect(notices.map(({ message }) => message)).toEqual([
      '「商品1」はお届け先1件につき20点までのため、数量を合計20点に変更しました。',
    ])
    expect((await read()).detail.products).toMatchObject([{ quantity: 20, problem: null }])
  })

  test('whose goods become too few are told of each product once', async () => {
    const { shop, token, one, put } = await openCart()
    await put(createRecipients(5, [{ product_id: one, quantity: 2 }]))
    await opened.db.update(products).set({ stock: 3 }).where(eq(products.id, one))
    const { notices, detail } = await shop.call('POST /v1/carts/init', {
      body: { token, invalid_product: true },
    })
    expect(notices).toMatchObject([
      { message: '「商品1」は在庫が少なくなったため、数量を合計3点に変更しました。' },
    ])
    expect(detail.products.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  test('are refused by a shop that sends an order to one place, and where the recipient decides', async () => {
    const { shop, token, one, refuse } = await openCart()
    await shop.call('PATCH /v1/carts/social/receiver', {
      body: { token, receiver: { name: '鈴木', message: '' } },
    })
    expect(await refuse([give(0, one)])).toMatchObject({ code: 'cart.social.recipient_decides' })
    await shop.call('PATCH /v1/carts/social/receiver', { body: { token, receiver: null } })
    await opened.db
      .insert(settings)
      .values({ channel_id: shop.channel.id, key: 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', value: false })
    expect(await refuse([give(0, one)])).toMatchObject({ code: 'cart.shipping.too_many' })
  })

  test('sent by two windows at once, one list stands, whole', async () => {
    const { one, two, put, read } = await openCart()
    const few = [give(0, one, 2)]
    const many = createRecipients(8, [{ product_id: two, quantity: 1 }])
    const carts = await Promise.all([put(few), put(many), put(few), put(many)])
    const { detail } = await read()
    expect(carts.map((cart) => cart.detail)).toContainEqual(detail)
    expect([1, 8]).toContain(detail.shippings.length)
    expect(new Set(detail.products.map(({ product_id }) => product_id)).size).toBe(1)
    expect(detail.products).toHaveLength(detail.shippings.length)
    expect(new Set(detail.products.map(({ key }) => key)).size).toBe(detail.products.length)
  })

  async function logIn(shop: SellingShop, token: string, name: string) {
    const channel = shop.channel.name
    const email = `${name}@${channel}.example.jp`
    await createMemberWithPassword(opened.db, email, { channel, now: shop.clock.now })
    const { access_token } = await shop.call('POST /v1/auth/login', {
      body: { username: email, password: PASSWORD, cart_token: token },
    })
    shop.headers['authorization'] = `Bearer ${access_token}`
  }

  test('come from the own address book only, with the usual sender on gifts to others', async () => {
    const { shop, token, one, put, refuse } = await openCart()
    await logIn(shop, token, 'taro')
    const keep = (address: Address) => shop.call('POST /v1/me/user-addresses', { body: address })
    const goods = [{ product_id: one, quantity: 1 }]
    const { id } = await keep(createRecipientAddress(0))
    const sender = await keep({ ...ADDRESS, company_name: '佐藤商店' })
    await shop.call('PATCH /v1/me/user-addresses/{id}/use-sender', { params: { id: sender.id } })
    await shop.call('PATCH /v1/carts/order/modify', { body: { token, orderer: ORDERER } })
    const { detail } = await put([
      { user_address_id: id, goods },
      { address: ADDRESS, goods },
    ])
    expect(detail.shippings).toMatchObject([
      { user_address_id: id, address: createRecipientAddress(0), sender: { company_name: '佐藤商店' } },
      { user_address_id: null, address: ADDRESS },
    ])
    expect(detail.shippings[1]?.sender).toBeUndefined()

    // Nobody else's cart takes it, and nobody else changes this one.
    const { token: another } = await fillCart({ ...shop, call: shop.configured({}).call }, [[0, 1]])
    await logIn(shop, another, 'jiro')
    expect(await refuse([{ user_address_id: id, goods }])).toMatchObject({ status: 404 })
    expect(
      await shop.refuse(PUT, { body: { token: another, recipients: [{ user_address_id: id, goods }] } }),
    ).toMatchObject({
      code: 'cart_detail.set_user_address.not_data',
      errors: [
        { field: 'recipients.0.user_address_id', message: expect.stringMatching(/^1件目：/) as string },
      ],
    })
    delete shop.headers['authorization']
    expect(await refuse([give(0, one)])).toMatchObject({ status: 401 })
  })
})
