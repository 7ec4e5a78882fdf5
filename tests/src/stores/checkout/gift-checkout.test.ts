import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { findMissingStep, toFirstStep } from '#src/rules/checkout/checkout-steps.ts'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'
import { ORDERER } from '#tests/support/selling-shop.ts'
import { RECEIVER } from '#tests/support/social-gift.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

async function openCheckout() {
  const page = await openPage()
  await page.addProduct({ product_id: shop.product_ids[0] ?? 0, quantity: 1 })
  return { page, view: () => page.$cartView.get()! }
}

test('A social gift is checked out without an address, but not without who orders', async () => {
  const { page, view } = await openCheckout()
  expect(view().gift).toBeNull()
  expect(await page.setReceiver(RECEIVER)).toBeNull()
  expect(view().gift).toEqual({ receiver_name: RECEIVER.name, message: RECEIVER.message })
  expect(findMissingStep('payment', view())).toMatchObject({ code: 'checkout.address' })
  expect(await page.setOrderer(ORDERER)).toBeNull()
  expect(findMissingStep('payment', view())).toBeNull()
  expect(toFirstStep(view())).toBe('shipping-detail')
})

test('Whoever takes the gift back is asked for the address again', async () => {
  const { page, view } = await openCheckout()
  await page.setOrderer(ORDERER)
  await page.setReceiver(RECEIVER)
  expect(await page.setReceiver(null)).toBeNull()
  expect(view().gift).toBeNull()
  expect(findMissingStep('payment', view())).toMatchObject({ code: 'checkout.address' })
  expect(toFirstStep(view())).toBe('shipping-add')
})

test('A cart with something that is no gift leads back to the choice, and says why', async () => {
  const { page, view } = await openCheckout()
  await page.setOrderer(ORDERER)
  await page.setReceiver(RECEIVER)
  const isOurs = eq(product_models.channel_id, shop.channel.id)
  await shop.db.update(product_models).set({ is_giftable: false }).where(isOurs)
  await page.loadCart()
  expect(findMissingStep('payment', view())).toEqual({
    path: '/cart/shipping-add/',
    code: 'checkout.no_gift',
  })
  expect(findMissingStep('shipping-add', view())).toBeNull()
  await shop.db.update(product_models).set({ is_giftable: true }).where(isOurs)
})
