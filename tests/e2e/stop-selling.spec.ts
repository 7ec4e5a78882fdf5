import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { openStaff } from '#tests/support/staff-errands.ts'
import { inTurn } from '#tests/support/turns.ts'

// Whoever orders from a page of before is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

const STOPPED = /販売を(一時停止|休止)しております/
const PUBLISH_TIMEOUT_MS = 60_000

const staff = { moto: openStaff('moto'), okurimono: openStaff('okurimono'), hojin: openStaff('hojin') }

/** Stops, or goes on. */
const setSelling = (site: Site, is_selling: boolean) =>
  staff[site].call('PUT /v1/admin/selling', { body: { is_selling } })

/** Stops or goes on, and waits until the published pages say so. */
async function switchSelling(page: Page, site: Site, is_selling: boolean, path: string): Promise<void> {
  await setSelling(site, is_selling)
  // From within the page: Node cannot resolve `*.localhost`.
  const read = () => page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).text(), path)
  const saysStopped = async () => STOPPED.test(await read())
  await expect.poll(saysStopped, { timeout: PUBLISH_TIMEOUT_MS }).toBe(!is_selling)
}

for (const site of inTurn(sites, 2)) {
  test.describe(site, { tag: `@${site}` }, () => {
    test.afterEach(() => setSelling(site, true))

    test(`while ${site} has stopped selling nothing can be bought, and every cart is kept`, async ({
      page,
      context,
    }) => {
      test.slow()
      const shop = toShopUrl(site)
      const product = await findBuyable(site, { nth: 24 })
      const product_path = `${shop}/product/${product.key}/`
      await beginAtConfirm(page, site, product, { email: 'stopped@example.com' })
      const before = await context.newPage()
      await before.goto(product_path)

      await switchSelling(page, site, false, product_path)
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
      await page.goto(`${shop}/product/`)
      await expect(main.getByRole('button', { name: /カートに/ })).toHaveCount(0)
      await page.goto(`${shop}/cart/`)
      await expect(main).toContainText(product.name)
      await expect(main).toContainText(STOPPED)
      await expect(page.getByRole('button', { name: 'レジへ進む' })).toBeDisabled()
      await lookWithAxe(page, 'cart while selling is stopped')

      await switchSelling(page, site, true, product_path)
      await page.goto(`${shop}/cart/`)
      await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('1')
      await page.getByRole('link', { name: 'レジへ進む' }).click()
      await page.waitForURL('**/cart/shipping-detail/')
      await page.goto(`${shop}/cart/confirm/`)
      await getPlaceButton(page).click()
      await readOrderNo(page)
    })
  })
}
