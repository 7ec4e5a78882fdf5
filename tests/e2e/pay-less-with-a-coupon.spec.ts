import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { choosePayment, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

/** A coupon of each shop, as a hand types it, and the price it asks for. */
const coupons: Record<Site, { code: string; yen: string; from: number }> = {
  moto: { code: 'ｆｕｙｕ５００', yen: '500', from: 8_000 },
  okurimono: { code: 'ｈａｊｉｍｅｔｅ', yen: '300', from: 3_000 },
  hojin: { code: 'ｈａｔｓｕ１０００', yen: '1,000', from: 10_000 },
}

async function findDear(site: Site, from: number) {
  for (let nth = 0; nth < 40; nth += 1) {
    const product = await findBuyable(site, { nth, below: 30_000 })
    if (product.unit_price >= from) return product
  }
  throw new Error(`${site} has nothing between ${from} and 30,000 yen`)
}

// What is refused arrives as a 422, which Chromium writes down.
test.use({ expectedComplaints: [/status of 422/] })

for (const site of inTurn(sites, 2)) {
  test(`a guest’s coupon is refused in ${site} with its reason, then another is taken and shown to the end`, async ({
    page,
  }) => {
    const { yen, from, code } = coupons[site]
    await beginCheckout(page, site, [await findDear(site, from)], { email: `coupon-${site}@example.com` })
    await page.goto(`${toShopUrl(site)}/cart/payment/`)
    const part = page.getByRole('region', { name: 'クーポン' })
    const field = part.getByRole('textbox', { name: 'クーポンコード' })
    await field.fill('WHATEVER')
    await part.getByRole('button', { name: '適用する' }).click()
    await expect(part.getByRole('alert')).toContainText('クーポンコードはご利用いただけません')
    // Enter means the coupon, not the next step.
    await field.fill(code)
    await field.press('Enter')
    await expect(part.getByRole('listitem')).toContainText(`${yen}円引き`)
    await choosePayment(page, '銀行振込')
    const main = page.getByRole('main')
    await expect(main).toContainText('クーポン割引')
    await getPlaceButton(page).click()
    await readOrderNo(page)
    await expect(main).toContainText('クーポン割引')
  })
}
