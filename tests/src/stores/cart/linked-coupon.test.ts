import { expect, test, vi } from 'vitest'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { useBrowserShop } from '#tests/support/browser-shop.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 10 }])
await shop.db.insert(coupons).values({
  channel_id: shop.channel.id,
  code: 'WELCOME',
  name: 'はじめての方へ',
  description: '',
  kind: 'amount',
  discount: 300,
  minimum_total: 0,
  starts_at: new Date('2026-01-01'),
})

/** A page of its own, its modules loaded anew. */
async function openPage(path: string) {
  vi.resetModules()
  window.history.replaceState(null, '', path)
  const page = {
    ...(await import('#src/enhance/cart/linked-coupon.ts')),
    ...(await import('#src/stores/cart/linked-coupon.ts')),
    ...(await import('#src/stores/cart/cart.ts')),
    ...(await import('#src/stores/cart/cart-lines.ts')),
    ...(await import('#src/stores/page/toasts.ts')),
  }
  page.keepLinkedCoupon()
  return page
}

async function fillCart(path: string) {
  const page = await openPage(path)
  expect(await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })).toBeNull()
  return openPage('/cart/')
}

test('The coupon of a link is used once there are goods, and told', async () => {
  const cart = await fillCart('/news/?coupon=WELCOME')
  await cart.loadCart()
  await cart.applyLinkedCoupon()
  expect(cart.$cart.get()).toMatchObject({ cart: { detail: { coupons: [{ code: 'WELCOME' }] } } })
  expect(cart.$toasts.get()).toMatchObject([{ code: 'coupon.linked', type: 'positive' }])
  // Used once: whoever takes it back is not given it again.
  const later = await openPage('/cart/')
  await later.applyLinkedCoupon()
  expect(later.$toasts.get()).toEqual([])
})

test('A coupon there is not is told once, and the cart stays as it is', async () => {
  const cart = await fillCart('/?coupon=NOBODY')
  await cart.applyLinkedCoupon()
  expect(cart.$toasts.get()).toMatchObject([{ code: 'cart.coupon.not_found', type: 'negative' }])
  await cart.applyLinkedCoupon()
  expect(cart.$toasts.get()).toHaveLength(1)
})
