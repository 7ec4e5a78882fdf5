import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { leaveAndComeBack, pressBack } from '#tests/support/go-back.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { countMails, findBuyable, getPlaceButton, putIntoCart, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

// Playwright switches the back/forward cache off unless it is told not to; real browsers keep pages.

test('a cart that comes back shows what was added meanwhile', async ({ page }) => {
  // In a shop without the cart beside its pages: there, «back» closes that first.
  const goods = await findBuyable('moto', { nth: 30 })
  await putIntoCart(page, 'moto', goods)
  await page.goto(`${toShopUrl('moto')}/cart/`)
  const quantity = page.getByRole('textbox', { name: '数量', exact: true })
  await expect(quantity).toHaveValue('1')
  await leaveAndComeBack(page, () => putIntoCart(page, 'moto', goods))
  await expect(quantity).toHaveValue('2')
})

test('the last screen of an order that was placed offers no second order when it comes back', async ({
  page,
}) => {
  const email = 'kept-confirm@example.com'
  await beginAtConfirm(page, 'okurimono', await findBuyable('okurimono', { nth: 31 }), { email })
  await expect(getPlaceButton(page)).toBeEnabled()
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await pressBack(page)
  await expect(getPlaceButton(page)).toHaveCount(0)
  expect(await countMails(email)).toBe(1)
})

test('the order list shows the cancellation to whoever comes back from the order', async ({ page }) => {
  const { email } = await signInNewMember(page, 'moto')
  await beginAtConfirm(page, 'moto', await findBuyable('moto', { nth: 32 }), { email, payment: '銀行振込' })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.goto(`${toShopUrl('moto')}/mypage/order_history/`)
  const row = page.getByRole('listitem').filter({ hasText: order_no })
  await expect(row).not.toContainText('キャンセル')
  await leaveAndComeBack(page, async () => {
    await page.getByRole('link', { name: `ご注文の詳細（${order_no}）` }).click()
    await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
    const dialog = page.getByRole('dialog', { name: 'ご注文のキャンセル' })
    await dialog.getByLabel('キャンセル理由').fill('別の品を選び直すため')
    await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click()
    await expect(page.getByText('ご注文をキャンセルしました').first()).toBeVisible()
  })
  await expect(row).toContainText('キャンセル')
})

test.describe('after the logout', () => {
  // The kept page asks who is there, and is told that nobody is.
  test.use({ expectedComplaints: [/status of 401/] })

  test('a page of the last member shows nothing of them when it comes back after the logout', async ({
    page,
  }) => {
    const { last_name, first_name } = await signInNewMember(page, 'moto')
    await page.goto(`${toShopUrl('moto')}/mypage/user_info/`)
    const name = page.getByText(`${last_name} ${first_name}`).first()
    await expect(name).toBeVisible()
    await page.goto(`${toShopUrl('moto')}/mypage/logout/`)
    await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/mypage/'))
    await pressBack(page, 2)
    await page.waitForURL('**/login/**')
    await expect(page.getByText(`${last_name} ${first_name}`)).toHaveCount(0)
  })
})
