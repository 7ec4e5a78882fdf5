import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { addressOf, giveTo, YEAR_END } from '#tests/support/give-season.ts'
import { type MemberBrowser, openMemberBrowser } from '#tests/support/open-member-browser.ts'
import { ORDERER } from '#tests/support/selling-shop.ts'

const LAST_YEAR = '2025-12-03T10:00:00+09:00'
const KEY = 'year_end-2025'

let shop: MemberBrowser
let tea: number, sweets: number, towel: number
beforeAll(async () => {
  shop = await openMemberBrowser([
    { unit_price: 3_300, stock: 500 },
    { unit_price: 5_500, stock: 500 },
    { unit_price: 800, stock: 500 },
  ])
  ;[tea = 0, sweets = 0, towel = 0] = shop.product_ids
})
afterAll(() => shop.close())

/** A member who gave three people something last year: two of them tea, one sweets. */
beforeEach(async () => {
  await shop.db.update(products).set({ stock: 500 })
  const member = await shop.startMemberVisit('/mypage/gift/')
  Object.assign(shop.headers, member.headers)
  await giveTo(
    shop,
    [
      { address: addressOf('佐藤'), goods: [[0, 1]] },
      { address: addressOf('鈴木'), goods: [[0, 1]] },
      { address: addressOf('高橋'), goods: [[1, 2]], noshi: { ...YEAR_END, names: ['青木', '陽子'] } },
    ],
    LAST_YEAR,
  )
})

/** A page as it opens. */
async function openPage() {
  vi.resetModules()
  const page = {
    ...(await import('#src/stores/gift/give-again.ts')),
    ...(await import('#src/stores/checkout/recipients.ts')),
    ...(await import('#src/stores/cart/cart.ts')),
    ...(await import('#src/stores/cart/cart-lines.ts')),
  }
  const requireCart = () => {
    const state = page.$cart.get()
    if (state.state !== 'open') throw new Error('No cart is open.')
    return state.cart
  }
  return {
    ...page,
    requireCart,
    /** Opens the page of the list. */
    async openList() {
      await page.loadCart()
      page.openRecipients(requireCart())
      return page.$recipients.get()
    },
  }
}

test('Last year’s people become this year’s list, and their order this year’s gifts', async () => {
  const mypage = await openPage()
  expect(await mypage.giveAgain(KEY)).toBeNull()
  expect(location.pathname).toBe('/cart/recipients/')

  const page = await openPage()
  const { rows, pieces, gift } = await page.openList()
  expect(page.requireCart().detail.products.map(({ product_id }) => product_id)).toEqual([tea, sweets])
  expect(pieces).toEqual({ [tea]: 1, [sweets]: 0 })
  expect(gift).toEqual({ wrapping: 'paper', noshi: YEAR_END, message: null })
  expect(rows).toMatchObject([
    { address: { shipping_last_name: '佐藤' }, goods: [], is_left_out: false, note: null },
    { address: { shipping_last_name: '鈴木' }, goods: [] },
    {
      address: { shipping_last_name: '高橋' },
      goods: [{ product_id: sweets, quantity: 2 }],
      noshi: { names: ['青木', '陽子'] },
    },
  ])
  // As everybody.
  expect(rows[0]?.noshi).toBeUndefined()
  // In a year of mourning.
  page.changeRow(rows[1]!.id, { is_left_out: true })
  expect(await page.sendRecipients(page.requireCart(), gift)).toBeNull()

  const { token } = page.requireCart()
  const { data } = await shop.call('GET /v1/payments', {})
  const payment_id = data.find(({ code }) => code === 'bank_transfer')!.id
  const ready = await shop.call('PATCH /v1/carts/order/modify', {
    body: { token, orderer: ORDERER, payment_id },
  })
  await shop.call('POST /v1/carts/{cartToken}/decision', {
    params: { cartToken: token },
    body: { total_payment: ready.detail.order.total_payment },
  })
  const { season, recipients } = await shop.call('GET /v1/me/gift-seasons/{key}', { params: { key: KEY } })
  expect(season).toMatchObject({ recipient_count: 3, given_again: 2 })
  expect(recipients.map(({ is_given_again }) => is_given_again)).toEqual([true, false, true])
  const again = await shop.call('GET /v1/me/gift-seasons/{key}', { params: { key: 'year_end-2026' } })
  expect(again.recipients.map(({ goods, noshi }) => [goods[0]?.product_id, noshi?.names])).toEqual([
    [tea, ['青木']],
    [sweets, ['青木', '陽子']],
  ])
})

test('What is sold out is left to be replaced, and the row says what it was', async () => {
  await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, sweets))
  await (await openPage()).giveAgain(KEY)
  const page = await openPage()
  const { rows } = await page.openList()
  expect(page.requireCart().detail.products.map(({ product_id }) => product_id)).toEqual([tea])
  expect(rows[2]).toMatchObject({ goods: [], note: expect.stringContaining('「商品2」') as string })
  expect(rows[0]?.note).toBeNull()
})

test('Where nothing of it is sold, the list waits until there are goods', async () => {
  await shop.db.update(products).set({ stock: 0 })
  await (await openPage()).giveAgain(KEY)
  expect(location.pathname).toBe('/cart/')
  await shop.db.update(products).set({ stock: 9 }).where(eq(products.id, towel))
  const page = await openPage()
  await page.addProduct({ product_id: towel, quantity: 1 })
  expect((await page.openList()).rows).toHaveLength(3)
})

test('Goods in the cart stay to be chosen, and nobody gets them unasked', async () => {
  const mypage = await openPage()
  await mypage.addProduct({ product_id: towel, quantity: 4 })
  await mypage.giveAgain(KEY)
  const page = await openPage()
  const { pieces } = await page.openList()
  expect(pieces).toEqual({ [tea]: 1, [sweets]: 0, [towel]: 0 })
  expect(page.requireCart().detail.products).toMatchObject([
    { product_id: towel, quantity: 4 },
    { product_id: tea },
    { product_id: sweets },
  ])
})

test('Whoever got something this year is in the list, and left out', async () => {
  await giveTo(shop, [{ address: addressOf('佐藤'), goods: [[1, 1]] }])
  await (await openPage()).giveAgain(KEY)
  const { rows } = await (await openPage()).openList()
  expect(rows.map(({ is_left_out, note }) => [is_left_out, note !== null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('A list that is under way keeps its people, goods and dress; the others come with their own', async () => {
  const earlier = await openPage()
  await earlier.addProduct({ product_id: towel, quantity: 1 })
  await earlier.openList()
  const typed = { ...(await import('#src/rules/checkout/to-recipient-row.ts')) }
  earlier.addRows([typed.toPlainRow('typed-1', addressOf('田中'))])
  earlier.setPieces(towel, 3)
  expect(await (await openPage()).giveAgain(KEY)).toBeNull()
  const page = await openPage()
  const { rows, pieces } = await page.openList()
  expect(pieces).toEqual({ [tea]: 0, [sweets]: 0, [towel]: 3 })
  expect(rows).toMatchObject([
    { id: 'typed-1', goods: [] },
    { goods: [{ product_id: tea }], noshi: YEAR_END, wrapping: 'paper' },
    { goods: [{ product_id: tea }] },
    { goods: [{ product_id: sweets, quantity: 2 }] },
  ])
  expect(rows[0]?.noshi).toBeUndefined()
  // From the page of the list itself, a second time: nobody twice.
  const end = await page.addGivenSeason(KEY)
  expect(end).toEqual({ state: 'told', value: { added: 0, known: 3 } })
  expect(page.$recipients.get().rows).toHaveLength(4)
})

test('A season that is none is refused, and nothing changes', async () => {
  const page = await openPage()
  expect(await page.giveAgain('year_end-1999')).toMatchObject({ kind: 'refused', status: 404 })
  expect(page.$recipients.get().rows).toEqual([])
  expect(location.pathname).toBe('/mypage/gift/')
})
