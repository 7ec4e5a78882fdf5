import { expect, test } from '#tests/support/shop-test.ts'
import { countMails, findBuyable, getPlaceButton, goToConfirm, readOrderNo } from '#tests/support/shopper.ts'

test('going back after the order, and reloading the thanks, never orders again', async ({ page }) => {
  const email = 'back-button@example.com'
  await goToConfirm(page, 'okurimono', await findBuyable('okurimono', { nth: 4 }), { email })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.reload()
  expect(await readOrderNo(page)).toBe(order_no)
  await page.goBack()
  await expect(getPlaceButton(page)).toHaveCount(0)
  expect(await countMails(email)).toBe(1)
})
