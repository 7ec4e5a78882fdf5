import type { Browser, Page } from '@playwright/test'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { enterShop } from '#tests/support/keycode.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

/** A telephone whose browser runs no scripts, inside a shop. */
async function openWithoutScript(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await enterShop(context, site)
  const page = await context.newPage()
  await page.goto(toShopUrl(site))
  return page
}

/** The way ends where an order needs scripts: it is said there, with a telephone number for whoever has none. */
async function pressBuy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'カートに入れる' }).click()
  await page.waitForURL('**/cart/?**')
  await expect(page.locator('.need-script', { hasText: cartScreenTexts.need_script })).toBeVisible()
  await expect(page.locator('.skeleton').first()).toBeHidden()
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible()
}

test('a giver finds a present by its occasion, and reads what is done for it', async ({ browser }) => {
  const page = await openWithoutScript(browser, 'okurimono')
  await page.locator('.occasions a').first().click()
  await page.waitForURL('**/category/**')
  await page.locator('a[data-field="link"]').first().click()
  await page.waitForURL('**/product/**')
  await expect(page.getByRole('main')).toContainText('贈りものとして')
  await expect(page.getByRole('main')).toContainText('熨斗')
  await expect(page.getByRole('main').getByText('税込').first()).toBeVisible()
  await pressBuy(page)
  await page.context().close()
})

test('a buyer of a company finds an article on its shelf, with both prices and its units', async ({
  browser,
}) => {
  const page = await openWithoutScript(browser, 'hojin')
  await page.locator('.shelf-index a').first().click()
  await page.waitForURL('**/category/**')
  const row = page.locator('article[data-product]:not([data-product=""])').first()
  await expect(row).toContainText('税抜')
  await expect(row).toContainText('税込')
  await row.locator('a[data-field="link"]').click()
  await page.waitForURL('**/product/**')
  await expect(page.getByRole('main')).toContainText('税抜')
  await pressBuy(page)
  await page.context().close()
})
