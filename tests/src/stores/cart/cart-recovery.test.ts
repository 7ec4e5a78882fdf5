import { isProductGone } from '#src/rules/calls/call-failure.ts'
import { expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([
  { unit_price: 1_000, stock: 100 },
  { unit_price: 2_000, stock: 100 },
])

const refusing = (code: string, status = 422) => Response.json({ code, message: `${code}です。` }, { status })

/** A page of the shop at a path, with one piece of each product in its cart. */
async function openFilledPage(path: string) {
  const goTo = vi.fn()
  vi.stubGlobal('location', {
    protocol: 'https:',
    origin: 'https://shop.test',
    pathname: path,
    assign: goTo,
    replace: goTo,
  })
  const page = await openPage()
  for (const product_id of shop.product_ids) await page.addProduct({ product_id, quantity: 1 })
  return { page, goTo, key: page.$cartView.get()!.detail.shippings[0]!.key }
}

const expire = (request: Request, deliver: () => Promise<Response>) =>
  request.url.endsWith('/modify') ? Promise.resolve(refusing('cart.common.is_expired', 410)) : deliver()

test('A cart that expired in the checkout leads back to the cart page, with the reason', async () => {
  const { page, goTo, key } = await openFilledPage('/cart/shipping-add/')
  shop.wire.current = expire
  await page.setAddress({ key, address: ADDRESS })
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/cart/')
  expect(sessionStorage.getItem('noren.flash')).toContain('cart.common.is_expired')
})

test('On the cart page itself the reason is said without leaving', async () => {
  const { page, goTo, key } = await openFilledPage('/cart/')
  shop.wire.current = expire
  await page.setAddress({ key, address: ADDRESS })
  expect(goTo).not.toHaveBeenCalled()
  expect(page.$flash.get()).toMatchObject({ code: 'cart.common.is_expired', type: 'negative' })
})

test('A product that is no longer sold is dropped, and the rest of the cart stays', async () => {
  const { page } = await openFilledPage('/cart/')
  const [gone, kept] = page.$cartView.get()!.lines
  const change = (published_at: Date) =>
    shop.db.update(product_models).set({ published_at }).where(eq(product_models.key, gone!.product_info.key))
  await change(new Date('2999-01-01'))
  const end = await page.setQuantity(gone!.key, 2)
  await change(new Date('2026-01-01'))
  expect(end?.kind).toBe('refused')
  expect(page.$cartView.get()?.lines.map(({ key }) => key)).toEqual([kept!.key])
  expect(page.$toasts.get()).toHaveLength(1)
  // What a form would say in its summary is said by the toast already.
  expect(end && isProductGone(end)).toBe(true)
})

test('An address the API lost resets the shipping once, not again and again', async () => {
  const { page, key } = await openFilledPage('/cart/shipping-select/')
  shop.wire.current = (request, deliver) =>
    request.url.endsWith('/shippings/modify')
      ? Promise.resolve(refusing('cart_detail.set_user_address.not_data'))
      : deliver()
  await page.setAddress({ key, user_address_id: 1 })
  await page.setAddress({ key, user_address_id: 1 })
  expect(page.$shippingReset.get()).toBe('resetted')
  expect(shop.wire.calls.filter((call) => call.endsWith('/shippings/reset'))).toHaveLength(1)
})

test('Maintenance leads to its screen with what it shows', async () => {
  const { page, goTo } = await openFilledPage('/cart/')
  const maintenance = { title: 'メンテナンス中', message: '3時まで', gtm_id: null }
  shop.wire.current = async () => Response.json({ code: 'x', message: '', maintenance }, { status: 503 })
  expect(await page.setNote('急ぎです')).toEqual({ kind: 'maintenance' })
  expect(page.$maintenance.get()).toEqual(maintenance)
  expect(goTo).toHaveBeenCalledWith('/maintenance/')
})

test('What was dropped is still told on the page the shopper is sent to, until it was read', async () => {
  const { page, goTo } = await openFilledPage('/cart/confirm/')
  const names = page.$cartView.get()!.lines.map(({ product_name }) => product_name)
  const change = (published_at: Date) =>
    shop.db.update(product_models).set({ published_at }).where(eq(product_models.channel_id, shop.channel.id))
  await change(new Date('2999-01-01'))
  await page.setQuantity(page.$cartView.get()!.lines[0]!.key, 2)
  await change(new Date('2026-01-01'))
  // The screen sends the shopper on, once: `tests/e2e/change-while-checking-out.spec.ts`.
  expect(goTo).not.toHaveBeenCalled()
  expect(page.$toasts.get()).toEqual([])
  const next = await openPage()
  next.$cartNotices.listen(() => undefined)
  await next.loadCart()
  expect(next.$cartNotices.get().map(({ product_name }) => product_name)).toEqual(names)
  next.dismissCartNotices()
  const last = await openPage()
  last.$cartNotices.listen(() => undefined)
  expect(last.$cartNotices.get()).toEqual([])
})
