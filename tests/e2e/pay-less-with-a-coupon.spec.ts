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

/** Dear enough for the demo shop's coupon of 500 yen. */
async function findDear() {
  for (let nth = 0; nth < 30; nth += 1) {
    const product = await findBuyable('moto', { nth, below: 30_000 })
    if (product.unit_price >= 8_000) return product
  }
  throw new Error('moto has nothing between 8,000 and 30,000 yen')
}

// What is refused arrives as a 422, which Chromium writes down.
test.use({ expectedComplaints: [/status of 422/] })

test('a guest’s coupon is refused with its reason, then another is taken and shown to the end', async ({
  page,
}) => {
  const product = await findDear()
  await putIntoCart(page, 'moto', product)
  await goToCheckout(page, 'moto')
  await giveAddress(page, 'coupon@example.com')
  await chooseDelivery(page)
  const coupons = page.getByRole('region', { name: 'クーポン' })
  const code = coupons.getByRole('textbox', { name: 'クーポンコード' })
  await code.fill('WHATEVER')
  await coupons.getByRole('button', { name: '適用する' }).click()
  await expect(coupons.getByRole('alert')).toContainText('クーポンコードはご利用いただけません')
  // Enter means the coupon, not the next step.
  await code.fill('ｆｕｙｕ５００')
  await code.press('Enter')
  await expect(coupons.getByRole('listitem')).toContainText('500円引き')
  await choosePayment(page, '銀行振込')
  const main = page.getByRole('main')
  await expect(main).toContainText('クーポン割引')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await expect(main).toContainText('クーポン割引')
})
