import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, type PaymentName, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { inTurn } from '#tests/support/turns.ts'

const REFUND = 'ご返金先の口座をショップまでお知らせください'

/** Orders as the member who is logged in, and opens that order in their history. */
async function orderAndOpen(
  page: Page,
  site: Site,
  payment: PaymentName,
  { email, nth }: { email: string; nth: number },
) {
  await beginAtConfirm(page, site, await findBuyable(site, { nth }), { email, payment })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.goto(`${toShopUrl(site)}/mypage/order_history/`)
  await page.getByRole('link', { name: `ご注文の詳細（${order_no}）` }).click()
  await page.waitForURL('**/mypage/order_history/*/')
  return order_no
}

async function cancel(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご注文のキャンセル' })
  await dialog.getByLabel('キャンセル理由').fill(reason)
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click()
}

for (const site of inTurn(sites, 1)) {
  test(`a member of ${site} cancels an order with a reason, and is asked where money by transfer goes back to`, async ({
    page,
  }) => {
    test.slow()
    const { email } = await signInNewMember(page, site)
    const order_no = await orderAndOpen(page, site, '銀行振込', { email, nth: 25 })
    const main = page.getByRole('main')
    await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
    await cancel(page, '')
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('キャンセル理由を入力してください')
    await lookWithAxe(page, 'cancelling without a reason')
    await cancel(page, '別の品を選び直すため')
    await expect(page.getByText('ご注文をキャンセルしました').first()).toBeVisible()
    await expect(main).toContainText(REFUND)
    await expect(page.getByRole('button', { name: 'ご注文をキャンセルする' })).toHaveCount(0)
    await lookWithAxe(page, 'cancelled order')
    await page.reload()
    await expect(main).toContainText(REFUND)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${toShopUrl(site)}/mypage/order_history/`)
    const entry = page.getByRole('listitem').filter({ hasText: order_no })
    await expect(entry).toContainText('キャンセル')
    // The newest order is on the first screen of a phone: what narrows the list down is folded.
    await expect(entry.getByText(order_no)).toBeInViewport()
  })

  test(`what was charged to a card in ${site} is set free without a question`, async ({ page }) => {
    test.slow()
    const { email } = await signInNewMember(page, site)
    await orderAndOpen(page, site, 'クレジットカード', { email, nth: 26 })
    await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
    await cancel(page, '注文を間違えたため')
    await expect(page.getByText('ご注文をキャンセルしました').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(REFUND)
  })
}
