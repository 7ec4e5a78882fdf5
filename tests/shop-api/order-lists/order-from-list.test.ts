import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openOffice } from './open-office.ts'

const listLines = ({ detail }: Cart) =>
  detail.products.map(({ product_info, quantity, unit_price }) => [product_info.code, quantity, unit_price])
const listCodes = ({ notices }: Cart) => notices.map(({ code }) => code)

describe.each(ONE_ENGINE)('what a list holds goes into the cart (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('All of it at once; the list is done for this month, and sent twice it counts once', async () => {
    const { owner, keep, openCart, read } = await openOffice(opened.db)
    const { id } = await keep()
    const token = await openCart(owner)
    const body = { token, request_id: crypto.randomUUID() }
    const params = { id }
    const cart = await owner.call('POST /v1/me/order-lists/{id}/cart', { params, body })
    expect(listLines(cart)).toEqual([['C-1', 3, 1_100], ['C-2', 2, 550]]) // prettier-ignore
    expect(cart.notices).toEqual([])
    expect(await read(id)).toMatchObject({ next_on: '2026-12-25' })
    expect((await read(id))?.last_ordered_at).not.toBeNull()
    const again = await owner.call('POST /v1/me/order-lists/{id}/cart', { params, body })
    expect(listLines(again)).toEqual(listLines(cart))
    expect(await read(id)).toMatchObject({ next_on: '2026-12-25' })
    const more = await owner.call('POST /v1/me/order-lists/{id}/cart', { params, body: { token } })
    expect(listLines(more)).toEqual([['C-1', 6, 1_100], ['C-2', 4, 550]]) // prettier-ignore
    expect(await read(id)).toMatchObject({ next_on: '2026-12-25' })
  })

  test('As many as can be had, with a word for each that is missing or fewer', async () => {
    const { owner, shop, keep, openCart } = await openOffice(opened.db)
    const quantities = [18, 5, 1, 4]
    await opened.db.update(products).set({ stock: 99 }).where(eq(products.id, shop.product_ids[0]!))
    await opened.db.update(products).set({ order_multiple: 2 }).where(eq(products.id, shop.product_ids[1]!))
    const lines = quantities.map((quantity, at) => ({ product_id: shop.product_ids[at]!, quantity }))
    const { id } = await keep({ lines })
    const token = await openCart(owner)
    const order = () => owner.call('POST /v1/me/order-lists/{id}/cart', { params: { id }, body: { token } })
    const cart = await order()
    expect(listLines(cart).map(([code, quantity]) => [code, quantity])).toEqual([['C-1', 18], ['C-2', 4], ['C-4', 3]]) // prettier-ignore
    expect(cart.notices.map(({ message }) => message)).toEqual([
      '「商品2」は2点単位での販売のため、5点のうち4点をカートに入れました。',
      '「商品3」は在庫がないため、カートに入れていません。',
      '「商品4」は、在庫またはご注文数の上限のため、4点のうち3点をカートに入れました。',
    ])
    // The limit of a destination holds for what is there already, too.
    const again = await order()
    expect(listLines(again).map(([code, quantity]) => [code, quantity])).toEqual([['C-1', 20], ['C-2', 8], ['C-4', 3]]) // prettier-ignore
    expect(listCodes(again)).toEqual(['quantity_reduced', 'quantity_reduced', 'sold_out', 'quantity_reduced'])
    const cartNow = await owner.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(listLines(cartNow)).toEqual(listLines(again))
  })

  test('When nothing can be had the cart and the list stay as they are', async () => {
    const { owner, shop, keep, openCart, read } = await openOffice(opened.db)
    const { id } = await keep({ lines: [{ product_id: shop.product_ids[2]!, quantity: 1 }] })
    const token = await openCart(owner)
    const params = { id }
    const refused = await owner.refuse('POST /v1/me/order-lists/{id}/cart', { params, body: { token } })
    expect(refused).toMatchObject({ status: 422, code: 'order_list.nothing_sold' })
    expect(await read(id)).toMatchObject({ next_on: '2026-11-25', last_ordered_at: null })
    await opened.db.delete(products).where(eq(products.id, shop.product_ids[2]!))
    expect(await owner.call('GET /v1/me/order-lists/{id}', { params })).toMatchObject({ lines: [] })
    const empty = await owner.refuse('POST /v1/me/order-lists/{id}/cart', { params, body: { token } })
    expect(empty.code).toBe('order_list.nothing_sold')
  })

  test('A colleague orders from a shared list into the own cart, at the company’s prices', async () => {
    const { owner, join, found, keep, openCart, read } = await openOffice(opened.db)
    const colleague = await join('佐藤')
    await found(owner, colleague)
    const { id } = await keep({ is_shared: true })
    const params = { id }
    const token = await openCart(colleague)
    const cart = await colleague.call('POST /v1/me/order-lists/{id}/cart', { params, body: { token } })
    expect(listLines(cart)).toEqual([['C-1', 3, 800], ['C-2', 2, 495]]) // prettier-ignore
    expect(await read(id)).toMatchObject({ next_on: '2026-12-25' })
  })

  test('A list of somebody else, and a cart of somebody else, are not there', async () => {
    const { owner, join, keep, openCart } = await openOffice(opened.db)
    const stranger = await join('鈴木')
    const { id } = await keep()
    const params = { id }
    const [own, others] = [await openCart(stranger), await openCart(owner)]
    const refuse = (who: typeof owner, token: string) =>
      who.refuse('POST /v1/me/order-lists/{id}/cart', { params, body: { token } })
    expect(await refuse(stranger, own)).toMatchObject({ status: 404 })
    expect(await refuse(owner, own)).toMatchObject({ status: 404 })
    expect(await refuse(stranger, others)).toMatchObject({ status: 404 })
  })
})
