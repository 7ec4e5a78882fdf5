import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/shapes/cart.ts'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { decide, fillCart, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const YAMADA: NameEmbroideryInput = {
  text: '山田',
  script: 'kanji',
  typeface: 'mincho',
  colour: 'navy',
  place: 'left_chest',
}

/** A shop on whose first product a name can be sewn. */
async function openShop() {
  const shop = await openSellingShop(opened.db, [
    { unit_price: 3_000, stock: 20 },
    { unit_price: 500, stock: 20 },
  ])
  const [shirt] = await opened.db
    .select({ model_id: products.model_id })
    .from(products)
    .where(eq(products.id, shop.product_ids[0] ?? 0))
  await opened.db
    .update(product_models)
    .set({ is_embroiderable: true })
    .where(eq(product_models.id, shirt?.model_id ?? 0))
  const { token } = await fillCart(shop, [])
  const add = (embroidery?: NameEmbroideryInput, at = 0, quantity = 1) => ({
    body: { token, product_id: shop.product_ids[at] ?? 0, quantity, ...(embroidery && { embroidery }) },
  })
  return { shop, token, add }
}

const toLines = ({ detail }: Cart) =>
  detail.products.map(({ quantity, embroidery }) => [quantity, embroidery?.label])

test('Pieces with another name are another line; the same name is sewn on more', async () => {
  const { shop, add } = await openShop()
  await shop.call('PATCH /v1/carts/products/add', add())
  await shop.call('PATCH /v1/carts/products/add', add(YAMADA))
  await shop.call('PATCH /v1/carts/products/add', add({ ...YAMADA, text: '佐藤' }))
  const cart = await shop.call('PATCH /v1/carts/products/add', add(YAMADA, 0, 2))
  expect(toLines(cart)).toEqual([
    [1, undefined],
    [3, '刺繍「山田」明朝体・紺糸・左胸'],
    [1, '刺繍「佐藤」明朝体・紺糸・左胸'],
  ])
  expect(cart.detail.products[0]?.product_info.is_embroiderable).toBe(true)
  // All of them come from the same shelf.
  const tooMany = await shop.refuse('PATCH /v1/carts/products/add', add(YAMADA, 0, 16))
  expect(tooMany.code).toBe('cart.update_products.stock')
})

test('A line is given a name, another one, and none, and keeps its quantity', async () => {
  const { shop, token, add } = await openShop()
  const { detail } = await shop.call('PATCH /v1/carts/products/add', add(undefined, 0, 2))
  const key = detail.products[0]?.key ?? ''
  const modify = (embroidery: NameEmbroideryInput | null) =>
    shop.call('PATCH /v1/carts/products/modify', { body: { token, key, embroidery } })
  expect(toLines(await modify(YAMADA))).toEqual([[2, '刺繍「山田」明朝体・紺糸・左胸']])
  const gold = { ...YAMADA, colour: 'gold', place: 'sleeve', typeface: 'brush' } as const
  expect(toLines(await modify(gold))).toEqual([[2, '刺繍「山田」行書体・金糸・袖']])
  const more = await shop.call('PATCH /v1/carts/products/modify', { body: { token, key, quantity: 3 } })
  expect(toLines(more)).toEqual([[3, '刺繍「山田」行書体・金糸・袖']])
  expect(toLines(await modify(null))).toEqual([[3, undefined]])
})

test('What is not sewn on, or cannot be, is refused beside its field', async () => {
  const { shop, token, add } = await openShop()
  const other = await shop.refuse('PATCH /v1/carts/products/add', add(YAMADA, 1))
  expect(other).toMatchObject({ code: 'cart.embroidery.not_available', errors: [{ field: 'embroidery' }] })
  const { detail } = await shop.call('PATCH /v1/carts/products/add', add())
  const key = detail.products[0]?.key ?? ''
  const refuse = async (values: object) => {
    const body = { token, key, embroidery: { ...YAMADA, ...values } }
    const { errors } = await shop.refuse('PATCH /v1/carts/products/modify', { body })
    return errors?.map(({ field, message }) => [field, message])
  }
  expect(await refuse({ text: ' ' })).toEqual([['embroidery.text', 'この項目を入力してください']])
  expect(await refuse({ text: 'とても長くて胸に入らないお名前' })).toEqual([
    ['embroidery.text', 'この項目は12文字以内で入力してください'],
  ])
  expect((await refuse({ colour: 'pink' }))?.[0]?.[0]).toBe('embroidery.colour')
})

test('A divided line keeps its name in both parcels', async () => {
  const { shop, token, add } = await openShop()
  await shop.call('PATCH /v1/carts/products/add', add(YAMADA, 0, 3))
  const { detail } = await shop.call('PATCH /v1/carts/packings/add', { body: { token, shipping_key: 's1' } })
  const parts = detail.packings.map(({ key }, at) => ({
    shipping_key: 's1',
    packing_key: key,
    quantity: at + 1,
  }))
  const key = detail.products[0]?.key ?? ''
  const divided = await shop.call('PATCH /v1/carts/products/divide', { body: { token, key, parts } })
  const label = '刺繍「山田」明朝体・紺糸・左胸'
  expect(toLines(divided)).toEqual([
    [1, label],
    [2, label],
  ])
  const gathered = await shop.call('PATCH /v1/carts/shippings/reset', { body: { token } })
  expect(toLines(gathered)).toEqual([[3, label]])
})

test('The order, its mail and its papers say what is sewn', async () => {
  const { shop } = await openShop()
  const ready = await readyCart(shop, [[0, 1]], 'bank_transfer')
  const { token } = ready
  const key = ready.detail.products[0]?.key ?? ''
  const cart = await shop.call('PATCH /v1/carts/products/modify', {
    body: { token, key, embroidery: YAMADA },
  })
  const { order_no } = await decide(shop, cart)
  const order = await shop.call('GET /v1/carts/order/{orderNo}', {
    params: { orderNo: order_no },
    query: { token },
  })
  expect(order.detail.products).toMatchObject([{ embroidery: { ...YAMADA } }])
  const [mail] = await opened.db
    .select()
    .from(mails)
    .where(eq(mails.topic, `order:${shop.channel.name}:${order_no}`))
  expect(mail?.text).toContain('刺繍「山田」明朝体・紺糸・左胸')
})
