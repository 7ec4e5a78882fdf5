import type { Page } from '@playwright/test'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  findBuyable,
  getPlaceButton,
  goToConfirm,
  type PaymentName,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

// A cancellation without a reason is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

const shop = toShopUrl('okurimono')
const REFUND = 'ご返金先の口座をショップまでお知らせください'

/** Orders as the member who is logged in, and opens that order in their history. */
async function orderAndOpen(
  page: Page,
  payment: PaymentName,
  { email, nth }: { email: string; nth: number },
) {
  await goToConfirm(page, 'okurimono', await findBuyable('okurimono', { nth }), { email, payment })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.goto(`${shop}/mypage/order_history/`)
  await page.getByRole('link', { name: `ご注文の詳細（${order_no}）` }).click()
  await page.waitForURL('**/mypage/order_history/*/')
  return order_no
}

async function cancel(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご注文のキャンセル' })
  await dialog.getByLabel('キャンセル理由').fill(reason)
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click()
}

test('a member cancels an order with a reason, and is asked where money by transfer goes back to', async ({
  page,
}) => {
  test.slow()
  const { email } = await signInNewMember(page, 'okurimono')
  const order_no = await orderAndOpen(page, '銀行振込', { email, nth: 25 })
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
  await cancel(page, '')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await lookWithAxe(page, 'cancelling without a reason')
  await cancel(page, '別の品を選び直すため')
  await expect(page.getByText('ご注文をキャンセルしました').first()).toBeVisible()
  await expect(main).toContainText(REFUND)
  await expect(page.getByRole('button', { name: 'ご注文をキャンセルする' })).toHaveCount(0)
  await lookWithAxe(page, 'cancelled order')
  await page.reload()
  await expect(main).toContainText(REFUND)
  await page.goto(`${shop}/mypage/order_history/`)
  await expect(page.getByRole('listitem').filter({ hasText: order_no })).toContainText('キャンセル')
})

test('what was charged to a card is set free without a question', async ({ page }) => {
  test.slow()
  const { email } = await signInNewMember(page, 'okurimono')
  await orderAndOpen(page, 'クレジットカード', { email, nth: 26 })
  await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
  await cancel(page, '注文を間違えたため')
  await expect(page.getByText('ご注文をキャンセルしました').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(REFUND)
})
