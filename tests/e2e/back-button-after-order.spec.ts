import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { countMails, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'

test('going back after the order, and reloading the thanks, never orders again', async ({ page }) => {
  const email = 'back-button@example.com'
  await beginAtConfirm(page, 'okurimono', await findBuyable('okurimono', { nth: 4 }), { email })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.reload()
  expect(await readOrderNo(page)).toBe(order_no)
  await page.goBack()
  await expect(getPlaceButton(page)).toHaveCount(0)
  expect(await countMails(email)).toBe(1)
})

test('whoever stops the browser on its way to the thanks is shown the way there', async ({ page }) => {
  const email = 'stopped@example.com'
  await beginAtConfirm(page, 'okurimono', await findBuyable('okurimono', { nth: 5 }), { email })
  // As «stop» does, or «back» and «forward» in quick succession: the page stays where it was.
  await page.route('**/cart/complete/', (route) => route.abort('aborted'), { times: 1 })
  await getPlaceButton(page).click()
  await page.getByRole('link', { name: '画面が切り替わらない場合はこちら' }).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})
