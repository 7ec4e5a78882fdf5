import { expect, test } from '#tests/support/shop-test.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import {
  choosePayment,
  countMails,
  findBuyable,
  getPlaceButton,
  goToCheckout,
  goToConfirm,
  putIntoCart,
  readOrderNo,
} from '#tests/support/shopper.ts'

/** The test card company's numbers: refused, and charged while the answer gets lost. */
const REFUSED = '4000000000000002'
const SILENT = '4000000000000119'

// What is refused arrives as a 422 or 404, which Chromium writes down.
test.use({ expectedComplaints: [/status of 4(22|04|10)/] })

test('a refused card places nothing and says so, and another card pays for the same cart', async ({
  page,
}) => {
  const email = 'refused-card@example.com'
  const product = await findBuyable('moto', { nth: 16 })
  await goToConfirm(page, 'moto', product, { email, payment: 'クレジットカード', card: REFUSED })
  await getPlaceButton(page).click()
  await expect(page.getByRole('alert')).toContainText('カードのご利用が承認されませんでした')
  expect(await countMails(email)).toBe(0)
  await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click()
  await page.waitForURL('**/cart/payment/')
  await choosePayment(page, 'クレジットカード')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

test('when the card company stays silent nobody is charged twice, and the order is found', async ({
  page,
}) => {
  const email = 'silent-card@example.com'
  const product = await findBuyable('okurimono', { nth: 16 })
  await goToConfirm(page, 'okurimono', product, { email, payment: 'クレジットカード', card: SILENT })
  await getPlaceButton(page).click()
  await expect(page.getByRole('alert')).toContainText('ご注文はすでに成立している可能性があります')
  await expect(getPlaceButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: '注文の状況を確認する' }).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

test('a cart that is no longer known leads back to the cart', async ({ page }) => {
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 17 }))
  await goToCheckout(page, 'moto')
  // As after weeks: the shop has forgotten the cart this browser remembers.
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'cartToken')
  await page.context().addCookies([{ ...cookie!, value: 'ffffffffffffffffffffffffffffffff' }])
  await page.goto(`${toShopUrl('moto')}/cart/payment/`)
  await page.waitForURL('**/cart/')
  await expect(page.getByRole('main')).toContainText('カートに商品が入っていません')
})

test('the cart is quoted, to whom the shopper says', async ({ page }) => {
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 18 }))
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await page.getByText('見積書をダウンロードする').click()
  await page.getByLabel('宛名（任意）').fill('株式会社のれん 御中')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '見積書（PDF）を発行' }).click()
  expect((await download).suggestedFilename()).toMatch(/^見積書_\d{8}\.pdf$/)
  await expect(page.getByText('ダウンロードが完了しました')).toBeVisible()
})
