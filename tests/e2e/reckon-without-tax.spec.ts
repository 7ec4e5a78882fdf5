import type { Locator, Page } from '@playwright/test'
import { enterShop } from '#tests/support/keycode.ts'
import { DEMO_MEMBER, logIn } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable } from '#tests/support/shopper.ts'

const shop = toShopUrl('hojin')

test.beforeEach(({ context }) => enterShop(context, 'hojin'))

const toYen = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))
/** The amount beside one label of the totals. */
async function readTotal(main: Locator, label: string): Promise<number> {
  const row = main.locator('.totals-row', { hasText: label }).first()
  return toYen(await row.innerText(), /([\d,]+)円/)
}

/** What the totals say of tax, rate by rate. */
async function readTax(main: Locator): Promise<number> {
  const rows = await main.locator('.totals-tax').allInnerTexts()
  return rows.reduce((sum, row) => sum + toYen(row, /うち消費税 ([\d,]+)円/), 0)
}

async function expectWithoutTax(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('.totals')).toHaveAttribute('aria-busy', 'false')
  const total = await readTotal(main, '合計（送料を除く）')
  expect(await readTotal(main, '税抜合計')).toBe(total - (await readTax(main)))
}

test('a purchaser reads every amount without tax: in the bar, in the cart and in the history', async ({
  page,
}) => {
  const { key, product_id } = await findBuyable('hojin', { nth: 34 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop}/product/${key}/?variant=${product_id}`)
  const bar = page.locator('[data-buy-bar]')
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, innerHeight))
  await expect(bar).toBeVisible()
  const without = await page.locator('#buy-box [data-field="untaxed_price"]').innerText()
  expect(without).toMatch(/^税抜 [\d,]+円$/)
  await expect(bar.locator('[data-field="untaxed_price"]')).toHaveText(without)
  await page.locator('[data-add-to-cart]').click()
  await expect(page.getByText('カートに入れました').first()).toBeVisible()
  await page.goto(`${shop}/cart/`)
  await expect(page.locator('.cart-line')).toContainText(without)
  await expectWithoutTax(page)
  await page.goto(`${shop}/login/`)
  await logIn(page, DEMO_MEMBER)
  await page.waitForURL('**/ec/')
  await page.goto(`${shop}/mypage/order_history/`)
  await expect(page.locator('.order-card').first()).toContainText(/[\d,]+円 ?（税抜 [\d,]+円）/)
})

test('a shop of people shows no amount without tax', async ({ page }) => {
  const { key } = await findBuyable('moto', { nth: 34 })
  await page.goto(`${toShopUrl('moto')}/product/${key}/`)
  await expect(page.getByRole('main')).toContainText('（税込）')
  await expect(page.getByText('税抜')).toHaveCount(0)
})
