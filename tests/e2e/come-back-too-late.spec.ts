import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable } from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

// A cart the shop has forgotten is answered with 404 or 410, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 4(04|10)/] })

for (const site of inTurn(sites)) {
  test(`in ${site} a cart that is no longer known leads back to the cart`, async ({ page }) => {
    await beginCheckout(page, site, [await findBuyable(site, { nth: 17 })], { email: 'late@example.com' })
    await page.goto(`${toShopUrl(site)}/cart/payment/`)
    await expect(page.getByRole('radio', { name: '銀行振込' })).toBeVisible()
    // As after weeks: the shop has forgotten the cart this browser remembers.
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'cartToken')
    await page.context().addCookies([{ ...cookie!, value: 'ffffffffffffffffffffffffffffffff' }])
    await page.reload()
    await page.waitForURL('**/cart/')
    await expect(page.getByRole('main')).toContainText('カートに商品が入っていません')
  })
}
