import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable } from '#tests/support/shopper.ts'

/** okurimono writes no quotations: PLUGIN.QUOTATION.IS_USE is not set there. */
const quoting = sites.filter((site) => site !== 'okurimono')

for (const site of quoting) {
  test(`the cart of ${site} is quoted, to whom the shopper says`, async ({ page }) => {
    await beginCheckout(page, site, [await findBuyable(site, { nth: 18 })], { email: 'quoted@example.com' })
    await page.goto(`${toShopUrl(site)}/cart/`)
    await page.getByText('見積書をダウンロードする').click()
    await page.getByLabel('宛名（任意）').fill('株式会社のれん 御中')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '見積書（PDF）を発行' }).click()
    expect((await download).suggestedFilename()).toMatch(/^見積書_\d{8}\.pdf$/)
    await expect(page.getByText('ダウンロードが完了しました')).toBeVisible()
  })
}

test('a shop without quotations offers none', async ({ page }) => {
  const product = await findBuyable('okurimono', { nth: 18 })
  await beginCheckout(page, 'okurimono', [product], { email: 'unquoted@example.com' })
  await page.goto(`${toShopUrl('okurimono')}/cart/`)
  await expect(page.getByRole('link', { name: 'レジへ進む' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('見積書')
})
