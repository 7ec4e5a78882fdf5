import { formatYen } from '#src/rules/money/format-yen.ts'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { enterShop } from '#tests/support/keycode.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  choosePayment,
  countMails,
  findBuyable,
  getPlaceButton,
  goToConfirm,
  type PaymentName,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

const payments: PaymentName[] = ['銀行振込', '代金引換', 'クレジットカード']

for (const site of inTurn(sites, 1)) {
  for (const [nth, payment] of payments.entries()) {
    test(`a guest buys in ${site} and pays by ${payment}`, async ({ page }) => {
      const email = `${site}-${nth}@example.com`
      const product = await findBuyable(site, { nth })
      // From the shelf to the payment once in each shop; the other ways to pay begin where one is chosen.
      if (nth === 0) {
        await enterShop(page.context(), site)
        await goToConfirm(page, site, product, { email, payment })
      } else {
        await beginCheckout(page, site, [product], { email })
        await page.goto(`${toShopUrl(site)}/cart/payment/`)
        await choosePayment(page, payment)
      }
      // The lawful confirm screen: what, how much, how paid, when delivered, how cancelled, who sells.
      const main = page.getByRole('main')
      await expect(main).toContainText(product.name)
      await expect(main).toContainText(formatYen(product.unit_price))
      await expect(main).toContainText(payment)
      await expect(main).toContainText(/キャンセル|返品/)
      await expect(main).toContainText('うち消費税')
      await getPlaceButton(page).click()
      const order_no = await readOrderNo(page)
      if (payment === '銀行振込') await expect(main).toContainText('振込')
      expect(order_no.length).toBeGreaterThan(5)
      expect(await countMails(email)).toBe(1)
      await expect(page.locator('[data-cart-count]').first()).toBeHidden()
    })
  }
}
