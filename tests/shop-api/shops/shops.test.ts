import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShopInput } from '#contract/shapes/shops.ts'
import {
  ADDRESS,
  COMPANY,
  decide,
  openSellingShop,
  ORDERER,
  readyCart,
  toDecision,
} from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { createEditor, STAFF, staffSecrets } from '#tests/support/editor.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const BLEND = {
  key: 'blend',
  name: 'かもめブレンド',
  name_kana: 'カモメブレンド',
  catch_copy: '',
  description: '<p>毎朝焙煎します。</p>',
  maker_key: null,
  brand_key: null,
  category_keys: [],
  tag_keys: [],
  tax_rate: 8 as const,
  is_giftable: false,
  pictures: [],
  specs: [],
  axes: [],
  products: [{ code: 'KB-200', options: [], unit_price: 1_200, list_price: null, stock: 10, jan_code: null }],
}
const OPERATOR = 'token of the installation'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets, installation_token: OPERATOR } })
})
afterAll(() => shop.close())

const operator = () => createEditor(shop.request, { bearer: OPERATOR })
const staffOf = (channel: string) => createEditor(shop.request, { channel })
const toShop = (channel: string, more: Partial<ShopInput> = {}): ShopInput => ({
  channel,
  name: '喫茶かもめ',
  theme: 'simple',
  origin: 'https://kissa.example',
  email: 'kamome@kissa.example',
  ...more,
})
const read = async (path: string) => (await shop.request(path)).json() as Promise<Record<string, unknown>>

describe('a shop from nothing', () => {
  test('wears a theme that is installed; another is refused beside its field, with those there are', async () => {
    const body = toShop('typo', { theme: 'gargae' })
    const refused = await operator().refuse('POST /v1/admin/shops', { body })
    expect(refused).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'theme',
          code: 'choice',
          message: `「gargae」というテーマは組み込まれていません。${listThemes().sort().join('、')}のどれかを選んでください`,
        },
      ],
    })
    const params = { channel: 'typo' }
    expect((await operator().refuse('GET /v1/admin/shops/{channel}', { params })).status).toBe(404)
  })

  test('is made whole, being prepared, and answers as a shop', async () => {
    const made = await operator().call('POST /v1/admin/shops', { body: toShop('kissa') })
    expect(made).toEqual({ key: 'kissa', token: expect.stringMatching(/^.{20,}$/) })
    const link = await createEditor(shop.request, { channel: 'kissa' }).call(
      'POST /v1/admin/auth/invitation',
      { body: { token: made.token } },
    )
    expect(link).toMatchObject({ role: 'owner', email: 'kamome@kissa.example', is_known: false })
    const entry = await operator().call('GET /v1/admin/shops/{channel}', { params: { channel: 'kissa' } })
    expect(entry).toEqual({
      channel: 'kissa',
      name: '喫茶かもめ',
      theme: 'simple',
      origin: 'https://kissa.example',
      state: 'preparing',
      product_count: 0,
      order_count: 0,
      created_at: '2026-11-20T03:00:00.000Z',
    })
    const { data } = await operator().call('GET /v1/admin/shops', { query: {} })
    expect(data.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      'moto open',
      'gift open',
      'kissa preparing',
    ])
    const settings = await read('/kissa/v1/settings/front')
    expect(settings).toMatchObject({
      'SITE.NAME': '喫茶かもめ',
      'SITE.STATE': 'preparing',
      'PAYMENT.HOSTS': expect.stringMatching(/^frame=http/),
    })
    expect(await read('/kissa/v1/company')).toMatchObject({ name: '', email: 'kamome@kissa.example' })
    expect(await read('/kissa/v1/products')).toEqual({ data: [] })
    const asked = await read('/kissa/v1/categories/hierarchy?table=inquiries')
    expect(asked['data']).toHaveLength(5)
    expect(await read('/kissa/public.json')).toMatchObject({ content_version: 1 })
  })

  test('is refused when its name is taken, reserved or no name, and leaves nothing', async () => {
    const before = (await operator().call('GET /v1/admin/shops', { query: {} })).data.length
    const taken = await operator().refuse('POST /v1/admin/shops', { body: toShop('moto') })
    expect(taken).toMatchObject({ status: 422, errors: [{ field: 'channel', code: 'admin.key_taken' }] })
    for (const channel of [
      'v1',
      'admin',
      'storage',
      'Kissa',
      'kis sa',
      '-a',
      'a--b',
      '1st',
      'a'.repeat(41),
      '',
    ]) {
      const { status, errors } = await operator().refuse('POST /v1/admin/shops', { body: toShop(channel) })
      expect([channel, status, errors?.map(({ field }) => field)]).toEqual([channel, 422, ['channel']])
    }
    const wrong = { origin: 'https://kissa.example/shop', email: 'nobody', theme: '../x', name: '' }
    const { errors } = await operator().refuse('POST /v1/admin/shops', { body: toShop('ok', wrong) })
    expect(errors?.map(({ field }) => field).toSorted()).toEqual(['email', 'name', 'origin', 'theme'])
    expect((await operator().call('GET /v1/admin/shops', { query: {} })).data).toHaveLength(before)
  })

  test('two at once: one is made, the other is told', async () => {
    const answers = await Promise.allSettled(
      [1, 2].map(() => operator().call('POST /v1/admin/shops', { body: toShop('futari') })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the way to open', () => {
  const channel = 'hiraku'
  beforeAll(() => operator().call('POST /v1/admin/shops', { body: toShop(channel) }))

  test('says what is left, sells nothing, and will not open before', async () => {
    const staff = staffOf(channel)
    const { state, version } = await staff.call('GET /v1/admin/shop-state', {})
    expect(state).toBe('preparing')
    const { steps } = await staff.call('GET /v1/admin/opening', {})
    expect(steps.filter(({ is_done }) => !is_done).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['company', 'shipping_fees', 'products']),
    )
    const early = await staff.refuse('PUT /v1/admin/shop-state', { body: { state: 'open', version } })
    expect(early).toMatchObject({ status: 422, code: 'admin.opening_left' })
    expect(early.message).toContain('送料')
    const pages = await staff.refuse('POST /v1/admin/first-pages', {})
    expect(pages).toMatchObject({ status: 422, code: 'admin.opening_left' })
    expect(await read(`/${channel}/v1/static-pages/urls`)).toEqual({ data: [] })
  })
})

test('from nothing to the first order, by calls alone', async () => {
  await operator().call('POST /v1/admin/shops', { body: toShop('hajime') })
  const { call } = staffOf('hajime')
  const company = await call('GET /v1/admin/company', {})
  const { closed_weekdays: _days, ...seller } = COMPANY
  await call('PUT /v1/admin/company', { body: { ...company, ...seller, invoice_number: '' } })
  const fees = await call('GET /v1/admin/shipping-fees', {})
  const regions = fees.regions.map((one) => ({ ...one, carriage: 700 }))
  await call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions } })
  const ways = await call('GET /v1/admin/payment-methods', {})
  const payments = ways.payments.map((one) =>
    one.code === 'bank_transfer'
      ? { ...one, is_offered: true, guide: { account: 'そよかぜ銀行 普通 1234567', deadline_days: 7 } }
      : one,
  )
  await call('PUT /v1/admin/payment-methods', { body: { ...ways, payments } })
  const law = await call('GET /v1/admin/trade-law', {})
  await call('PUT /v1/admin/trade-law', { body: { ...law, returns: '到着後8日以内に承ります。' } })
  await call('POST /v1/admin/products', { body: BLEND })
  const standing = await call('GET /v1/admin/shop-state', {})
  await call('PUT /v1/admin/shop-state', { body: { ...standing, state: 'open' } })

  const shopper = openShopperBrowser(shop.request, { channel: 'hajime' })
  const { data } = await shopper.call('GET /v1/products', { query: { is_detail: true } })
  const product_id = data.flatMap((one) => ('product_model' in one ? one.product_model.products : []))[0]!.id
  const { token } = await shopper.call('POST /v1/carts/init', { body: { token: null } })
  const cart = await shopper.call('PATCH /v1/carts/products/add', {
    body: { token, product_id, quantity: 2 },
  })
  const key = cart.detail.shippings[0]?.key ?? ''
  await shopper.call('PATCH /v1/carts/shippings/modify', { body: { token, key, address: ADDRESS } })
  const offered = await shopper.call('GET /v1/payments', {})
  const payment_id = offered.data.find(({ code }) => code === 'bank_transfer')!.id
  const ready = await shopper.call('PATCH /v1/carts/order/modify', {
    body: { token, orderer: ORDERER, payment_id },
  })
  const decided = await shopper.call('POST /v1/carts/{cartToken}/decision', toDecision(ready))
  expect(decided).toMatchObject({ order_no: expect.any(String) })
  const { order_count } = await operator().call('GET /v1/admin/shops/{channel}', {
    params: { channel: 'hajime' },
  })
  expect(order_count).toBe(1)
})

describe('an open shop', () => {
  test('closes: it sells no more, and its settings say so', async () => {
    const staff = staffOf('gift')
    const { version } = await staff.call('GET /v1/admin/shop-state', {})
    const since = await staff.readVersion()
    const closed = await staff.call('PUT /v1/admin/shop-state', { body: { state: 'closed', version } })
    expect(closed.state).toBe('closed')
    expect(await staff.listChanges(since)).toEqual(['settings SITE.STATE updated'])
    expect(await read('/gift/v1/settings/front')).toMatchObject({ 'SITE.STATE': 'closed' })
    const late = await staff.refuse('PUT /v1/admin/shop-state', { body: { state: 'closed', version } })
    expect([late.status, late.code]).toEqual([409, 'admin.version_conflict'])
    const shopper = openShopperBrowser(shop.request, { channel: 'gift' })
    const { data } = await shopper.call('GET /v1/products', { query: { is_detail: true } })
    const product_id = data.flatMap((one) => ('product_model' in one ? one.product_model.products : []))[0]!
      .id
    const cart = await shopper.call('POST /v1/carts/init', { body: { token: null } })
    const body = { token: cart.token, product_id, quantity: 1 }
    const added = await shopper.refuse('PATCH /v1/carts/products/add', { body })
    expect(added.code).toBe('cart.common.selling_stopped')
  })

  test('opens again once every step is done', async () => {
    const staff = staffOf('gift')
    const law = await staff.call('GET /v1/admin/trade-law', {})
    const returns = '到着後8日以内に承ります。'
    await staff.call('PUT /v1/admin/trade-law', { body: { ...law, returns } })
    const standing = await staff.call('GET /v1/admin/shop-state', {})
    const open = await staff.call('PUT /v1/admin/shop-state', { body: { ...standing, state: 'open' } })
    expect(open.state).toBe('open')
    expect(await staff.call('GET /v1/admin/shop-state', {})).toEqual(open)
  })

  test('has its first pages written as drafts, once, without a blank', async () => {
    const staff = staffOf('gift')
    const { data } = await staff.call('POST /v1/admin/first-pages', {})
    expect(data.map(({ url, publication }) => `${url} ${publication}`)).toEqual(
      ['/privacy/', '/guide/', '/terms/'].map((url) => `${url} draft`),
    )
    for (const { body } of data) expect(body).not.toMatch(/undefined|null|○○/)
    expect(data[0]?.body).toContain('株式会社ちいさな店')
    expect(await staff.call('POST /v1/admin/first-pages', {})).toEqual({ data: [] })
  })
})

describe('a shop that goes', () => {
  const params = { channel: 'owari' }

  test('is gone with all it had, and its name is free again', async () => {
    await operator().call('POST /v1/admin/shops', { body: toShop('owari') })
    await operator().call('DELETE /v1/admin/shops/{channel}', { params, query: {} })
    expect((await operator().refuse('GET /v1/admin/shops/{channel}', { params })).status).toBe(404)
    expect((await operator().refuse('DELETE /v1/admin/shops/{channel}', { params, query: {} })).status).toBe(
      404,
    )
    expect((await shop.request('/owari/v1/settings/front')).status).toBe(404)
    await operator().call('POST /v1/admin/shops', { body: toShop('owari') })
  })
})

describe('the door of the installation', () => {
  const asked = [
    ['GET', '/v1/admin/shops'],
    ['POST', '/v1/admin/shops'],
    ['GET', '/v1/admin/shops/moto'],
    ['DELETE', '/v1/admin/shops/moto'],
  ] as const

  test('opens to its own token alone, not to the staff of a shop, and at no shop’s address', async () => {
    for (const [method, path] of asked) {
      for (const bearer of [undefined, STAFF.token, `${OPERATOR}x`]) {
        const headers = new Headers(bearer === undefined ? undefined : { authorization: `Bearer ${bearer}` })
        expect([path, (await shop.request(path, { method, headers })).status]).toEqual([path, 401])
      }
      const headers = { authorization: `Bearer ${OPERATOR}` }
      const status = (await shop.request(`/moto${path}`, { method, headers })).status
      expect([path, status]).toEqual([path, 404])
    }
    expect((await shop.request('/v1/admin/shops', { method: 'PATCH' })).status).toBe(405)
    expect((await shop.request('/moto/v1/settings/front')).status).toBe(200)
  })

  test('without a token of the installation nobody comes in', async () => {
    const shut = await openTestShop({ config: { staff: staffSecrets } })
    for (const bearer of ['undefined', '', STAFF.token]) {
      const refusal = await createEditor(shut.request, { bearer }).refuse('GET /v1/admin/shops', {
        query: {},
      })
      expect(refusal.status).toBe(401)
    }
    await shut.close()
  })
})

test('a shop with orders that the law has kept goes only when that is said', async () => {
  const selling = await openSellingShop(shop.db, [{ unit_price: 1_000, stock: 5 }])
  await decide(selling, await readyCart(selling, [[0, 1]], 'bank_transfer'))
  const params = { channel: selling.channel.name }
  const refusal = await operator().refuse('DELETE /v1/admin/shops/{channel}', { params, query: {} })
  expect(refusal).toMatchObject({ status: 422, code: 'admin.shop_has_orders' })
  const { order_count } = await operator().call('GET /v1/admin/shops/{channel}', { params })
  expect(order_count).toBe(1)
  await operator().call('DELETE /v1/admin/shops/{channel}', { params, query: { with_orders: 'true' } })
  expect((await operator().refuse('GET /v1/admin/shops/{channel}', { params })).status).toBe(404)
})
