import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, decide, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

const GLOVES = { order_multiple: 10, carton_quantity: 120, max_per_order: 240 }
const OSAKA = { ...ADDRESS, prefecture: '大阪府', city: '大阪市北区' }

describe.each(ONE_ENGINE)('goods that are ordered by the step on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openShop(units: Partial<typeof GLOVES> = GLOVES, stock = 500) {
    const shop = await openSellingShop(opened.db, [{ unit_price: 100, stock }])
    const [product_id = 0] = shop.product_ids
    const set = (values: Partial<typeof products.$inferInsert>) =>
      opened.db.update(products).set(values).where(eq(products.id, product_id))
    await set(units)
    const { token } = await shop.call('POST /v1/carts/init', { body: { token: null } })
    const add = (quantity: number) => ({ body: { token, product_id, quantity } })
    return { shop, token, product_id, set, add }
  }

  test('are added by multiples, and a refusal names the next quantity that is right', async () => {
    const { shop, add } = await openShop()
    expect(await shop.refuse('PATCH /v1/carts/products/add', add(15))).toMatchObject({
      status: 422,
      code: 'cart.update_products.multiple',
      errors: [{ field: 'quantity', message: '10点単位でご注文いただけます。数量を20点にしてください。' }],
    })
    const cart = await shop.call('PATCH /v1/carts/products/add', add(120))
    expect(cart.detail.products).toMatchObject([
      {
        quantity: 120,
        problem: null,
        max_quantity: 240,
        product_info: { order_multiple: 10, carton_quantity: 120 },
      },
    ])
    // What is in the cart counts: ten more, not 130.
    expect(await shop.refuse('PATCH /v1/carts/products/add', add(5))).toMatchObject({
      message: expect.stringContaining('数量を10点に') as unknown,
    })
  })

  test('where the stock ends the quantity below is named, and a rest that fills no step is not for sale', async () => {
    const { shop, add, set, token } = await openShop(GLOVES, 25)
    expect(await shop.refuse('PATCH /v1/carts/products/add', add(25))).toMatchObject({
      code: 'cart.update_products.multiple',
      message: expect.stringContaining('20点に') as unknown,
    })
    const cart = await shop.call('PATCH /v1/carts/products/add', add(20))
    expect(cart.detail.products[0]?.max_quantity).toBe(20)
    await set({ stock: 9 })
    const { detail } = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(detail.products).toMatchObject([{ max_quantity: 0, problem: 'sold_out' }])
  })

  test('have a limit of their own for each destination', async () => {
    const { shop, add } = await openShop()
    expect(await shop.refuse('PATCH /v1/carts/products/add', add(250))).toMatchObject({
      code: 'cart.update_products.stock',
      message: 'お届け先1件につき240点までです。数量を減らしてください。',
    })
  })

  test('are lowered to multiples only, and can always be taken out', async () => {
    const { shop, token, add } = await openShop()
    const cart = await shop.call('PATCH /v1/carts/products/add', add(30))
    const key = cart.detail.products[0]?.key ?? ''
    expect(
      await shop.refuse('PATCH /v1/carts/products/modify', { body: { token, key, quantity: 12 } }),
    ).toMatchObject({ code: 'cart.update_products.multiple' })
    const less = await shop.call('PATCH /v1/carts/products/modify', { body: { token, key, quantity: 20 } })
    expect(less.detail.products[0]?.quantity).toBe(20)
    const none = await shop.call('PATCH /v1/carts/products/delete', { body: { token, key } })
    expect(none.detail.products).toEqual([])
  })

  test('are shared out to destinations by multiples', async () => {
    const { shop, token, add } = await openShop()
    const cart = await shop.call('PATCH /v1/carts/products/add', add(30))
    const key = cart.detail.products[0]?.key ?? ''
    const two = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address: OSAKA } })
    const [here = '', there = ''] = two.detail.shippings.map((one) => one.key)
    const share = (first: number, second: number) => ({
      body: {
        token,
        key,
        parts: [
          { shipping_key: here, quantity: first },
          { shipping_key: there, quantity: second },
        ],
      },
    })
    expect(await shop.refuse('PATCH /v1/carts/products/divide', share(15, 15))).toMatchObject({
      errors: [{ field: 'parts.0.quantity', code: 'cart.update_products.multiple' }],
    })
    const shared = await shop.call('PATCH /v1/carts/products/divide', share(10, 20))
    expect(shared.detail.products.map(({ quantity, problem }) => [quantity, problem])).toEqual([
      [10, null],
      [20, null],
    ])
  })

  test('that got a step while they lay in the cart say so, and nothing of them is ordered or lost', async () => {
    const shop = await openSellingShop(opened.db, [{ unit_price: 100, stock: 100 }])
    const [product_id = 0] = shop.product_ids
    const ready = await readyCart(shop, [[0, 5]], 'bank_transfer')
    await opened.db.update(products).set({ order_multiple: 10 }).where(eq(products.id, product_id))
    const { token } = ready
    const { detail } = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(detail.products).toMatchObject([{ quantity: 5, problem: 'not_a_multiple' }])
    await expect(decide(shop, ready)).rejects.toThrow()
    const { notices, detail: kept } = await shop.call('POST /v1/carts/init', {
      body: { token, invalid_product: true },
    })
    expect(notices).toEqual([])
    expect(kept.products).toMatchObject([{ quantity: 5 }])
  })

  test('are lowered to a multiple when the stock no longer suffices', async () => {
    const { shop, token, add, set } = await openShop()
    await shop.call('PATCH /v1/carts/products/add', add(30))
    await set({ stock: 25 })
    const { notices, detail } = await shop.call('POST /v1/carts/init', {
      body: { token, invalid_product: true },
    })
    expect(notices).toMatchObject([{ code: 'quantity_reduced' }])
    expect(detail.products).toMatchObject([{ quantity: 20, problem: null }])
  })
})
