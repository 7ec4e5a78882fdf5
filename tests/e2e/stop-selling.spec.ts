import type { Page } from '@playwright/test'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  giveAddress,
  goToCheckout,
  putIntoCart,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { openStaff } from '#tests/support/staff-errands.ts'

// Whoever orders from a page of before is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

const STOPPED = /販売を(一時停止|休止)しております/
const PUBLISH_TIMEOUT_MS = 60_000

const staff = openStaff('okurimono')
test.afterEach(async () => {
  await staff.call('PUT /v1/admin/selling', { body: { is_selling: true } })
})

/** Stops or goes on, and waits until the published pages say so. */
async function switchSelling(page: Page, is_selling: boolean, path: string): Promise<void> {
  await staff.call('PUT /v1/admin/selling', { body: { is_selling } })
  // From within the page: Node cannot resolve `*.localhost`.
  const read = () => page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).text(), path)
  const saysStopped = async () => STOPPED.test(await read())
  await expect.poll(saysStopped, { timeout: PUBLISH_TIMEOUT_MS }).toBe(!is_selling)
}

test('while the shop has stopped selling nothing can be bought, and every cart is kept', async ({
  page,
  context,
}) => {
  test.slow()
  const shop = toShopUrl('okurimono')
  const product = await findBuyable('okurimono', { nth: 24 })
  const product_path = `${shop}/product/${product.key}/`
  await putIntoCart(page, 'okurimono', product)
  await goToCheckout(page, 'okurimono')
  await giveAddress(page, 'stopped@example.com')
  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')
  await expect(getPlaceButton(page)).toBeEnabled()
  const before = await context.newPage()
  await before.goto(product_path)

  await switchSelling(page, false, product_path)
  // Pages opened before it was stopped are told when they try.
  await getPlaceButton(page).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('ただいま販売を一時停止しております。')
  expect(page.url()).toContain('/cart/confirm/')
  await before.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(before.getByText('ただいま販売を一時停止しております。').first()).toBeVisible()
  await before.close()

  // Published ones say so by themselves.
  await page.goto(product_path)
  await expect(main).toContainText(STOPPED)
  await expect(page.getByRole('button', { name: 'カートに入れる' })).toHaveCount(0)
  await lookWithAxe(page, 'product while selling is stopped')
  await page.goto(`${shop}/cart/`)
  await expect(main).toContainText(product.name)
  await expect(main).toContainText(STOPPED)
  await expect(page.getByRole('button', { name: 'レジへ進む' })).toBeDisabled()
  await lookWithAxe(page, 'cart while selling is stopped')

  await switchSelling(page, true, product_path)
  await page.goto(`${shop}/cart/`)
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('1')
  await page.getByRole('link', { name: 'レジへ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
  await page.goto(`${shop}/cart/confirm/`)
  await getPlaceButton(page).click()
  await readOrderNo(page)
})
