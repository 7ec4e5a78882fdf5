import type { Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { expect, test } from '#tests/support/provider-test.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import {
  choosePayment,
  countMails,
  findBuyable,
  getPlaceButton,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { tick } from '#tests/support/tick.ts'

/** Confirms the order, and stands at PayPay's page behind KOMOJU's. */
async function goToPayPay(page: Page, nth: number, email: string): Promise<void> {
  await beginCheckout(page, 'moto', [await findBuyable('moto', { nth })], { email })
  await page.goto(`${toShopUrl('moto')}/cart/payment/`)
  await tick(page.getByRole('radio', { name: 'PayPay' }))
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await page.waitForURL('**/cart/confirm/')
  await getPlaceButton(page).click()
  await page.waitForURL('https://komoju.com/sessions/**')
  await page.getByRole('button', { name: 'PayPayへ進む' }).click()
  // There, before anything is pressed: «back» while a page is on its way has nothing to go back from.
  await expect(page.getByRole('button', { name: '支払う', exact: true })).toBeVisible()
}

test('PayPay is paid on its own page, and leads back to the thanks', async ({ page }) => {
  const email = 'paypay@example.com'
  await goToPayPay(page, 6, email)
  await page.getByRole('button', { name: '支払う', exact: true }).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

test('whoever does not pay there keeps cart and address, and pays otherwise', async ({ page }) => {
  const email = 'no-paypay@example.com'
  await goToPayPay(page, 7, email)
  await page.getByRole('button', { name: '支払わない' }).click()
  await page.waitForURL('**/cart/confirm/')
  await page.getByRole('button', { name: /やめて、別のお支払い方法を選ぶ/ }).click()
  await page.waitForURL('**/cart/payment/')
  await choosePayment(page, '銀行振込')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

test('a tab closed after paying loses nothing: the order stands, and the shop opened again says so', async ({
  page,
  context,
}) => {
  const email = 'closed-tab@example.com'
  await goToPayPay(page, 8, email)
  // The answer to the press is never looked at.
  await page.route('http://**', (route) => route.abort())
  await page.getByRole('button', { name: '支払う', exact: true }).click()
  await expect.poll(() => countMails(email)).toBe(1)
  const tab = await context.newPage()
  await page.close()
  await tab.goto(`${toShopUrl('moto')}/cart/confirm/`)
  await readOrderNo(tab)
  expect(await countMails(email)).toBe(1)
})

test('«back» from PayPay’s page leads to the question, and on to another way to pay', async ({ page }) => {
  const email = 'back-from-paypay@example.com'
  await goToPayPay(page, 9, email)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('お支払い')
  await page.getByRole('button', { name: /やめて、別のお支払い方法を選ぶ/ }).click()
  await page.waitForURL('**/cart/payment/')
  await choosePayment(page, '代金引換')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})
