import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ecommerce_events } from '#shop-api/db/schema/events.ts'
import type { TrackingFacts } from '#src/tracking/tracking-facts.ts'
import { type BrowserShop, openBrowserShop } from '#tests/support/browser-shop.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'

let shop: BrowserShop
beforeAll(async () => {
  shop = await openBrowserShop([
    { unit_price: 1_000, stock: 90 },
    { unit_price: 300, stock: 90 },
  ])
})
beforeEach(async () => {
  shop.startVisit()
  await shop.db.delete(ecommerce_events)
  delete window.dataLayer
})
afterAll(() => shop.close())

const everything: TrackingFacts['destinations'] = [
  { code: 'own_events', purpose: 'analytics' },
  { code: 'tag_manager', purpose: 'analytics' },
  { code: 'retargeting', purpose: 'advertising' },
]

/** A page with tracking switched on; its modules are loaded anew, as after a navigation or in another tab. */
async function openTrackedPage(facts: Partial<TrackingFacts> = {}) {
  vi.resetModules()
  const told: TrackingFacts = {
    destinations: everything,
    services: [],
    popup_function: '',
    gtm_id: 'GTM-TEST',
    is_consent_required: false,
    notice_version: '1',
    ...facts,
  }
  document.querySelector('#noren-tracking')?.remove()
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="noren-tracking">${JSON.stringify(told)}</script>`,
  )
  const page = {
    ...(await import('#src/stores/cart/cart.ts')),
    ...(await import('#src/stores/cart/cart-lines.ts')),
    ...(await import('#src/stores/checkout/cart-details.ts')),
    ...(await import('#src/stores/checkout/cart-payment.ts')),
    ...(await import('#src/stores/cart/cart-view.ts')),
    ...(await import('#src/stores/checkout/order-attempt.ts')),
    ...(await import('#src/tracking/consent.ts')),
    ...(await import('#src/tracking/event-outbox.ts')),
    ...(await import('#src/tracking/tell-purchase.ts')),
    ...(await import('#src/tracking/track-page.ts')),
  }
  page.$cartView.listen(() => undefined)
  page.trackPage()
  return page
}

const listKept = async () => (await shop.db.select().from(ecommerce_events)).map(({ name }) => name).sort()
const listPushed = () =>
  (window.dataLayer ?? []).flatMap((message) => ('event' in message ? [String(message.event)] : []))
const readWaiting = () => JSON.parse(localStorage.getItem('noren.events') ?? '[]') as unknown[]

test('What comes into the cart and leaves it is told once, to the shop and to the container', async () => {
  const page = await openTrackedPage()
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 2 })
  await page.deliverEvents()
  const { key } = page.$cartView.get()!.lines[0]!
  await page.setQuantity(key, 1)
  await page.deliverEvents()
  expect(await listKept()).toEqual(['add_to_cart', 'remove_from_cart'])
  expect(listPushed()).toEqual(['gtm.js', 'add_to_cart', 'retargeting', 'remove_from_cart', 'retargeting'])
  expect(window.dataLayer).toContainEqual(
    expect.objectContaining({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'JPY',
        value: 2_000,
        items: [
          expect.objectContaining({ item_id: 'goods-1', item_name: '商品1', price: 1_000, quantity: 2 }),
        ],
      },
    }),
  )
  // A reload, or a second tab, reads the same cart.
  const again = await openTrackedPage()
  await again.loadCart()
  await again.deliverEvents()
  expect(await listKept()).toEqual(['add_to_cart', 'remove_from_cart'])
})

test('Nobody is told anything before the visitor allows it, and nothing is lost while waiting', async () => {
  const asks = { is_consent_required: true }
  const page = await openTrackedPage(asks)
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  await page.deliverEvents()
  const next = await openTrackedPage(asks)
  await next.addProduct({ product_id: shop.product_ids[1]!, quantity: 1 })
  await next.deliverEvents()
  expect(await listKept()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
  expect(readWaiting()).toHaveLength(2)
  await next.decideConsent({ analytics: true, advertising: false })
  await next.deliverEvents()
  expect(await listKept()).toEqual(['add_to_cart', 'add_to_cart'])
  expect(listPushed()).toEqual(['gtm.js', 'add_to_cart', 'add_to_cart'])
  expect(readWaiting()).toEqual([])
})

test('What a visitor refuses is forgotten and never written down again', async () => {
  const page = await openTrackedPage({ is_consent_required: true })
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  await page.decideConsent({ analytics: false, advertising: false })
  await page.deliverEvents()
  await page.addProduct({ product_id: shop.product_ids[1]!, quantity: 1 })
  expect(readWaiting()).toEqual([])
  expect(await listKept()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('A consent given for other destinations is asked for again', async () => {
  const page = await openTrackedPage({ is_consent_required: true })
  await page.decideConsent({ analytics: true, advertising: true })
  const later = await openTrackedPage({ is_consent_required: true, notice_version: '2' })
  expect(later.$consent.get()).toBeNull()
})

test('An event whose answer was lost is sent again and kept once', async () => {
  const page = await openTrackedPage({ destinations: everything.slice(0, 1) })
  shop.wire.current = async (request, deliver) => {
    const answer = await deliver()
    if (request.url.endsWith('/ecommerce_events')) throw new TypeError('Failed to fetch')
    return answer
  }
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  await page.deliverEvents()
  expect(readWaiting()).toHaveLength(1)
  shop.wire.current = (_, deliver) => deliver()
  const next = await openTrackedPage({ destinations: everything.slice(0, 1) })
  await next.deliverEvents()
  expect(readWaiting()).toEqual([])
  expect(await listKept()).toEqual(['add_to_cart'])
})

test('Advertisements are told of three products at most', async () => {
  await openTrackedPage()
  const { recordEvent } = await import('#src/tracking/event-outbox.ts')
  const items = ['a', 'b', 'c', 'd'].map((item_id) => ({ item_id, item_name: item_id }))
  recordEvent('view_item_list', { item_list_name: '一覧', items })
  await vi.waitFor(() =>
    expect(window.dataLayer).toContainEqual({
      event: 'retargeting',
      retargeting_page: 'view_item_list',
      product_ids: ['a', 'b', 'c'],
    }),
  )
})

test('Without the id of a container its tag is silently left out', async () => {
  const page = await openTrackedPage({ gtm_id: '' })
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  await page.deliverEvents()
  expect(window.dataLayer).toBeUndefined()
  expect(await listKept()).toEqual(['add_to_cart'])
})

async function buy() {
  const page = await openTrackedPage()
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 2 })
  const { detail } = page.$cartView.get()!
  await page.setOrderer(ORDERER)
  await page.setAddress({ key: detail.shippings[0]!.key, address: ADDRESS })
  const { data } = await shop.call('GET /v1/payments', {})
  await page.setPayment({ payment_id: data.find(({ code }) => code === 'bank_transfer')!.id })
  expect(await page.placeOrder(page.$cartView.get()!.order!.total_payment)).toMatchObject({
    state: 'completed',
  })
  window.dataLayer = []
}

test('A purchase is told exactly once, however often the page is reloaded, and its data is cleaned', async () => {
  await buy()
  for (const page of [await openTrackedPage(), await openTrackedPage(), await openTrackedPage()]) {
    await page.tellPurchase()
    await page.deliverEvents()
  }
  expect(listPushed().filter((name) => name === 'purchase')).toHaveLength(1)
  expect((await listKept()).filter((name) => name === 'purchase')).toHaveLength(1)
  expect(window.dataLayer).toContainEqual(
    expect.objectContaining({
      ecommerce: expect.objectContaining({ currency: 'JPY', shipping: 770, value: 2_770, tax: 251 }),
    }),
  )
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('noren.purchase_event')!)).toMatchObject({ data: null }),
  )
})

test('A purchase nobody can read any more is dropped', async () => {
  await buy()
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_800_001)
  const page = await openTrackedPage()
  await page.tellPurchase()
  await page.deliverEvents()
  expect(listPushed()).not.toContain('purchase')
})

test('A login on a page that counts nothing is told by the next page that does, once', async () => {
  const { keepEntry } = await import('#src/tracking/watch-session.ts')
  keepEntry('sign_up')
  const page = await openTrackedPage()
  await page.deliverEvents()
  expect(await listKept()).toEqual(['sign_up'])
  const next = await openTrackedPage()
  await next.deliverEvents()
  expect(await listKept()).toEqual(['sign_up'])
})

test('What happens while the tab keeps a secret is told to the container afterwards, and to the shop at once', async () => {
  sessionStorage.setItem('noren.secret.gift_key', '"hush"')
  const page = await openTrackedPage()
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  await page.deliverEvents()
  expect([await listKept(), listPushed()]).toEqual([['add_to_cart'], []])
  sessionStorage.clear()
  await page.deliverEvents()
  expect(listPushed()).toEqual(['gtm.js', 'add_to_cart', 'retargeting'])
})
