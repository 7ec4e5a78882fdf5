import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accessories, products } from '#shop-api/db/schema/catalogue.ts'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'

const shop = await useBrowserShop([
  { unit_price: 1_000, stock: 100 },
  { unit_price: 200, stock: 1 },
  { unit_price: 300, stock: 100 },
])
const rows = await shop.db.select().from(products).where(eq(products.channel_id, shop.channel.id))
const modelOf = (at: number) => rows.find(({ id }) => id === shop.product_ids[at])?.model_id ?? 0
await shop.db
  .insert(accessories)
  .values([1, 2].map((at, position) => ({ model_id: modelOf(0), accessory_id: modelOf(at), position })))

async function open() {
  const page = await openPage()
  const { addAccessories } = await import('#src/stores/cart/add-accessories.ts')
  const [product_id = 0, one = 0, other = 0] = shop.product_ids
  const toLines = () =>
    page.$cartView.get()?.lines.map((line) => [line.product_id, line.quantity, Boolean(line.parent_key)])
  return { page, addAccessories, product_id, one, other, toLines }
}

test('Accessories go with the line of their product', async () => {
  const { page, addAccessories, product_id, one, other, toLines } = await open()
  await page.addProduct({ product_id, quantity: 2 })
  expect(await addAccessories(product_id, [one, other])).toBeNull()
  expect(toLines()).toEqual([
    [product_id, 2, false],
    [one, 1, true],
    [other, 1, true],
  ])
})

test('One that cannot be had is told, and keeps nobody from the others', async () => {
  const { page, addAccessories, product_id, one, other, toLines } = await open()
  await page.addProduct({ product_id, quantity: 1 })
  await addAccessories(product_id, [one])
  const failure = await addAccessories(product_id, [one, other])
  expect(failure).toMatchObject({ kind: 'refused', code: 'cart.update_products.stock' })
  expect(toLines()).toEqual([
    [product_id, 1, false],
    [one, 1, true],
    [other, 1, true],
  ])
})

test('Where the product is not in the cart nothing is added', async () => {
  const { page, addAccessories, product_id, one } = await open()
  await page.loadCart()
  expect(await addAccessories(product_id, [one])).toBeNull()
  expect(page.$cart.get().state).toBe('empty')
})
