import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { product_models, product_texts, products } from '#shop-api/db/schema/catalogue.ts'
import { type BrowserShop, openBrowserShop, openPage } from '#tests/support/browser-shop.ts'

let shop: BrowserShop
/** {resourceKey} of the boots. */
let boots = ''
beforeAll(async () => {
  shop = await openBrowserShop([
    { unit_price: 1_000, stock: 50 },
    { unit_price: 1_200, stock: 50 },
    { unit_price: 1_300, stock: 0 },
  ])
  // Boots in two sizes and black, of which one is sold out.
  const rows = await shop.db.select().from(products).where(eq(products.channel_id, shop.channel.id))
  const find = (at: number) => rows.find(({ id }) => id === shop.product_ids[at])
  const model_id = find(0)?.model_id ?? 0
  const options = [
    ['ブラック', '24.0'],
    ['ブラック', '25.0'],
    ['ブラウン', '25.0'],
  ]
  for (const [at, chosen] of options.entries()) {
    await shop.db
      .update(products)
      .set({ model_id, options: chosen, position: at })
      .where(eq(products.id, find(at)?.id ?? 0))
  }
  await shop.db
    .insert(product_texts)
    .values({ model_id, description: '', specs: [], axes: ['カラー', 'サイズ'] })
  const [model] = await shop.db.select().from(product_models).where(eq(product_models.id, model_id))
  boots = model?.key ?? ''
})
beforeEach(() => shop.startVisit())
afterAll(() => shop.close())

/** Opens the cart page at an address and lets it add what the address asks for. */
async function openCartAt(search: string) {
  location.href = `https://shop.test/cart/${search}`
  vi.stubGlobal('history', window.history)
  const page = await openPage()
  const { addFromAddress } = await import('#src/islands/cart/add-from-address.ts')
  return { page, end: await addFromAddress() }
}

const chooseBoots = (color: string, size: string, rest = '') =>
  `?product=${boots}&option-0=${encodeURIComponent(color)}&option-1=${size}&quantity=1${rest}`

test('A buy box sent as a plain form puts the product in once, and the address is clean at once', async () => {
  const { page, end } = await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=3`)
  expect(end).toMatchObject({ state: 'bought', quantity: 3 })
  expect(page.$cartView.get()?.lines).toMatchObject([{ quantity: 3 }])
  expect(location.search).toBe('')
})

test('Loading the cart page again adds nothing', async () => {
  await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=2`)
  const again = await openCartAt(location.search)
  expect(again.end).toBeNull()
  await again.page.loadCart()
  expect(again.page.$cartView.get()?.count).toBe(2)
})

test('What was chosen of each axis decides, whatever variation the form was published with', async () => {
  const { page, end } = await openCartAt(
    chooseBoots('ブラック', '25.0', `&product_id=${shop.product_ids[0]}`),
  )
  expect(end).toMatchObject({ state: 'bought', product_id: shop.product_ids[1] })
  expect(page.$cartView.get()?.lines).toMatchObject([
    { product_id: shop.product_ids[1], quantity: 1, unit_price: 1_200 },
  ])
})

test('A combination that is not sold, or sold out, is asked about and nothing is put in', async () => {
  for (const [search, kind] of [
    [chooseBoots('ブラウン', '24.0'), 'no_such_variation'],
    [chooseBoots('ブラウン', '25.0'), 'sold_out'],
    [`?product=${boots}&option-0=ブラック&quantity=1`, 'no_such_variation'],
    ['?product=gone&option-0=ブラック&option-1=25.0&quantity=1', 'no_such_product'],
    ['?option-0=ブラック&option-1=25.0&quantity=1', 'nothing_chosen'],
  ] as const) {
    const { page, end } = await openCartAt(search)
    expect(end).toMatchObject({ state: 'asked', question: { kind } })
    expect(location.search).toBe('')
    await page.loadCart()
    expect(page.$cart.get().state).toBe('empty')
  }
})

test('An address that names no product is asked about, and so is a quantity that is none', async () => {
  expect((await openCartAt('')).end).toBeNull()
  expect((await openCartAt('?order=AB-1+2')).end).toBeNull()
  for (const search of ['?quantity=2', '?product_id=abc', '?product_id=-1', '?product_id=1e99']) {
    const { end } = await openCartAt(search)
    expect(end).toMatchObject({ state: 'asked', question: { kind: 'nothing_chosen' } })
  }
  for (const quantity of ['many', '0', '-1', '1.5', '10000', '']) {
    const { page, end } = await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=${quantity}`)
    expect(end).toMatchObject({ state: 'asked', question: { kind: 'quantity' } })
    await page.loadCart()
    expect(page.$cart.get().state).toBe('empty')
  }
})

test('More than the stock is refused in words', async () => {
  const { end } = await openCartAt(`?product_id=${shop.product_ids[0]}&quantity=900`)
  expect(end).toMatchObject({
    state: 'asked',
    question: { kind: 'failed', failure: { kind: 'refused', code: 'cart.update_products.stock' } },
  })
})
