import { expect, test, vi } from 'vitest'
import { inArray } from 'drizzle-orm'
import { accessories, products } from '#shop-api/db/schema/catalogue.ts'
import { tellPage } from '#tests/support/install-browser.ts'
import { leavePage, useBrowserShop, openPage } from '#tests/support/browser-shop.ts'

const shop = await useBrowserShop([
  { unit_price: 1_000, stock: 500 },
  { unit_price: 2_500, stock: 3 },
  { unit_price: 80, stock: 9 },
])
const { db, product_ids } = shop
const rows = await db.select().from(products).where(inArray(products.id, product_ids))
const modelOf = (at: number) => rows.find(({ id }) => id === product_ids[at])!.model_id
await db.insert(accessories).values({ model_id: modelOf(0), accessory_id: modelOf(2), position: 0 })

const countCalls = (name: string) => shop.wire.calls.filter((call) => call === name).length
const ADD = 'PATCH /v1/carts/products/add'
const MODIFY = 'PATCH /v1/carts/products/modify'
const first = (quantity: number) => ({ product_id: shop.product_ids[0] ?? 0, quantity })
const second = (quantity: number) => ({ product_id: shop.product_ids[1] ?? 0, quantity })

async function readQuantities(token: string) {
  const cart = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
  return cart.detail.products.map(({ quantity }) => quantity)
}

async function openFilledPage(quantity: number) {
  const page = await openPage()
  await page.addProduct(first(quantity))
  const line = page.$cartView.get()!.lines[0]!
  return { page, key: line.key, token: (await page.requireCartToken())!, line }
}

test('Twenty quick clicks on «add» put twenty pieces into the cart with a few calls', async () => {
  const page = await openPage()
  const ends = await Promise.all(Array.from({ length: 20 }, () => page.addProduct(first(1))))
  expect(ends.every((end) => end === null)).toBe(true)
  expect(await readQuantities(await page.requireCartToken())).toEqual([20])
  expect(page.$cartSummary.get()?.count ?? 0).toBe(20)
  expect(countCalls(ADD)).toBeLessThanOrEqual(2)
})

test('Fifty quick clicks on «more» and «less» show at once and end in the right quantity', async () => {
  const { page, key, token } = await openFilledPage(1)
  shop.wire.calls.length = 0
  const clicks = Array.from({ length: 50 }, (_, at) => page.setQuantity(key, 2 + (at % 19)))
  expect(page.$cartView.get()?.lines[0]).toMatchObject({ quantity: 13, subtotal: null })
  expect(page.$cartView.get()).toMatchObject({ is_pending: true, order: null })
  await Promise.all(clicks)
  expect(await readQuantities(token)).toEqual([13])
  expect(page.$cartView.get()).toMatchObject({ is_pending: false, count: 13 })
  expect(page.$cartView.get()?.order?.subtotal).toBe(13_000)
  expect(countCalls(MODIFY)).toBeLessThanOrEqual(2)
})

test('Removing lines quickly one after another loses none of the removals', async () => {
  const page = await openPage()
  await Promise.all([page.addProduct(first(2)), page.addProduct(second(1))])
  await Promise.all(page.$cartView.get()!.lines.map(({ key }) => page.removeLine(key)))
  expect(await readQuantities(await page.requireCartToken())).toEqual([])
  expect(page.$cartSummary.get()?.count ?? 0).toBe(0)
})

test('More than the stock is refused beside the line and the quantity goes back to the truth', async () => {
  const page = await openPage()
  await page.addProduct(second(1))
  const { key } = page.$cartView.get()!.lines[0]!
  const end = await page.setQuantity(key, 900)
  expect(end).toMatchObject({ kind: 'refused', code: 'cart.update_products.stock' })
  const line = page.$cartView.get()!.lines[0]!
  expect(line.quantity).toBe(1)
  expect(line.refusal?.code).toBe('cart.update_products.stock')
})

test('An answer that comes late does not overwrite a newer cart', async () => {
  const { page, key } = await openFilledPage(1)
  const held = Promise.withResolvers<void>()
  shop.wire.current = async (request, deliver) => {
    const answer = await deliver()
    if (request.method === 'GET') await held.promise
    return answer
  }
  const late = page.loadCart()
  await vi.waitFor(() => expect(shop.wire.calls.at(-1)).toMatch(/^GET/))
  await page.setQuantity(key, 7)
  held.resolve()
  await late
  expect(page.$cartView.get()?.lines[0]?.quantity).toBe(7)
})

test('What waits for its turn when the page is left is sent at once, and counts once on the next page', async () => {
  const { page, key, token } = await openFilledPage(1)
  const held = Promise.withResolvers<Response>()
  shop.wire.current = async (_, deliver) => {
    await deliver()
    return held.promise
  }
  void page.setQuantity(key, 4)
  void page.addProduct(second(2))
  await vi.waitFor(() => expect(countCalls(MODIFY)).toBe(1))
  leavePage()
  await vi.waitFor(() => expect(countCalls(ADD)).toBe(2))
  await vi.waitFor(async () => expect(await readQuantities(token)).toEqual([4, 2]))

  shop.wire.current = (_, deliver) => deliver()
  const next = await openPage()
  await next.loadCart()
  await next.replayIntents()
  expect(next.$cartView.get()).toMatchObject({ count: 6, is_pending: false })
  expect(await readQuantities(token)).toEqual([4, 2])
})

test('Of two adds left behind, one arrived and one not, the next page makes up for just the missing one', async () => {
  const { page, token } = await openFilledPage(1)
  const held = Promise.withResolvers<Response>()
  shop.wire.calls.length = 0
  shop.wire.current = async (_, deliver) => {
    if (countCalls(ADD) > 1) throw new TypeError('Failed to fetch')
    await deliver()
    return held.promise
  }
  void page.addProduct(first(1))
  await vi.waitFor(() => expect(countCalls(ADD)).toBe(1))
  await vi.waitFor(async () => expect(await readQuantities(token)).toEqual([2]))
  void page.addProduct(first(1))
  leavePage()
  await vi.waitFor(() => expect(countCalls(ADD)).toBe(2))

  shop.wire.current = (_, deliver) => deliver()
  const next = await openPage()
  await next.loadCart()
  const replayed = next.replayIntents()
  await Promise.all([replayed, next.addProduct(first(1))])
  expect(await readQuantities(token)).toEqual([4])
})

test('An add whose answer was lost is repeated and still counts once', async () => {
  const page = await openPage()
  let lost = 0
  shop.wire.current = async (request, deliver) => {
    const answer = await deliver()
    if (request.url.endsWith('/add') && (lost += 1) === 1) throw new TypeError('Failed to fetch')
    return answer
  }
  expect(await page.addProduct(first(3))).toBeNull()
  expect(lost).toBe(2)
  expect(page.$cartSummary.get()?.count ?? 0).toBe(3)
})

test('Without a network the shopper is told, and the cart shows what the API last knew', async () => {
  const { page, key } = await openFilledPage(2)
  shop.wire.current = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await page.setQuantity(key, 5)).toEqual({ kind: 'network' })
  expect(page.$cartView.get()).toMatchObject({ is_pending: false })
  expect(page.$cartView.get()?.lines[0]).toMatchObject({ quantity: 2, refusal: { code: 'network' } })
})

test('Two tabs agree: a change in one is read by the other', async () => {
  const { page: one, key } = await openFilledPage(1)
  const two = await openPage()
  await two.loadCart()
  expect(two.$cartSummary.get()?.count ?? 0).toBe(1)
  await one.setQuantity(key, 8)
  tellPage('storage', { key: 'noren.cart' })
  await vi.waitFor(() => expect(two.$cartView.get()?.count).toBe(8))
  expect(two.$cartSummary.get()?.count ?? 0).toBe(8)
})

test('Two pages that add first at the same time share one cart', async () => {
  const [one, two] = [await openPage(), await openPage()]
  await Promise.all([one.addProduct(first(1)), two.addProduct(first(1))])
  expect(await readQuantities(await two.requireCartToken())).toEqual([2])
})

test('A cart that expired is opened anew and takes what was being added', async () => {
  const { page } = await openFilledPage(1)
  shop.clock.now = new Date(shop.clock.now.getTime() + 400 * 24 * 60 * 60 * 1000)
  expect(await page.addProduct(first(2))).toBeNull()
  expect(page.$cartSummary.get()?.count ?? 0).toBe(2)
  expect(page.$flash.get()?.code).toBe('cart.common.is_expired')
})

test('An accessory is changed on its own, leaves with its line, and comes back with it', async () => {
  const { page, key, token, line } = await openFilledPage(2)
  expect(line.product_info.has_accessories).toBe(true)
  const wish = { parent_key: key, product_id: shop.product_ids[2] ?? 0, quantity: 1 }
  await Promise.all([page.addAccessory(wish), page.addAccessory(wish)])
  const accessory = page.$cartView.get()!.lines[1]!
  expect(accessory).toMatchObject({ parent_key: key, quantity: 2 })
  await page.setQuantity(accessory.key, 3)
  expect(countCalls('PATCH /v1/carts/accessories/modify')).toBe(1)
  const accessories = page.$cartView.get()!.lines.slice(1)
  await page.removeLine(key)
  expect(await readQuantities(token)).toEqual([])
  const { putBackLine } = await import('#src/stores/cart/put-back-line.ts')
  await putBackLine(line, accessories)
  expect(await readQuantities(token)).toEqual([2, 3])
  const back = page.$cartView.get()!.lines
  expect(back[1]?.parent_key).toBe(back[0]?.key)
})

test('A product nothing is sold with says nothing of accessories', async () => {
  const page = await openPage()
  await page.addProduct(second(1))
  expect(page.$cartView.get()!.lines[0]!.product_info).not.toHaveProperty('has_accessories')
})
