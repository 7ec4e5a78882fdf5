import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { choosePayment, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { moveOrder, openStaff } from '#tests/support/staff-errands.ts'
import { inTurn } from '#tests/support/turns.ts'

/** Yen of the line a screen of the checkout sums up with. */
async function readTotal(page: Page): Promise<number> {
  const sum = page.getByRole('main').locator('.totals-sum dd').first()
  await expect(sum).toContainText('円')
  return Number(((await sum.textContent()) ?? '').replace(/円.*$/, '').replace(/\D/g, ''))
}

for (const site of inTurn(sites, 2)) {
  test(`a member of ${site} earns points when the order has left, pays with them, and gets them back for a cancelled one`, async ({
    page,
  }) => {
    test.slow()
    const shop = toShopUrl(site)
    const { email } = await signInNewMember(page, site)
    const product = await findBuyable(site, { nth: 27 })
    const main = page.getByRole('main')
    await beginAtConfirm(page, site, product, { email, payment: 'クレジットカード' })
    await getPlaceButton(page).click()
    const first_no = await readOrderNo(page)
    const earned = Math.floor(product.unit_price / 100)
    await page.goto(`${shop}/mypage/point/`)
    await expect(main).toContainText(`このほかに${earned}ポイントを`)
    await moveOrder(openStaff(site), first_no, 'shipped')
    await page.reload()
    const rows = main.getByRole('row')
    await expect(rows.filter({ hasText: first_no })).toContainText(`+${earned}`)
    await expect(main.locator('.point-number')).toContainText(String(earned))

    await beginAtConfirm(page, site, product, { email })
    const without = await readTotal(page)
    await page.goto(`${shop}/cart/payment/`)
    const points = page.getByRole('region', { name: 'ポイント' })
    const wanted = points.getByLabel('ご利用ポイント')
    await wanted.fill('0')
    await points.getByRole('button', { name: 'ポイントを使う' }).click()
    await expect(points.getByRole('alert')).toContainText('1以上の整数')
    await lookWithAxe(page, 'points with an error')
    await wanted.fill('１０')
    await points.getByRole('button', { name: 'ポイントを使う' }).click()
    await expect(points.getByRole('listitem')).toContainText('10ポイントを使います。')
    await choosePayment(page, '銀行振込')
    await expect(main).toContainText('ポイント利用')
    expect(await readTotal(page)).toBe(without - 10)
    await getPlaceButton(page).click()
    const second_no = await readOrderNo(page)
    await expect(main).toContainText('ポイント利用')
    await page.goto(`${shop}/mypage/point/`)
    await expect(rows.filter({ hasText: second_no })).toContainText('利用')
    await expect(main.locator('.point-number')).toContainText(String(earned - 10))

    await page.goto(`${shop}/mypage/order_history/`)
    await page.getByRole('link', { name: `ご注文の詳細（${second_no}）` }).click()
    await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
    await page.getByLabel('キャンセル理由').fill('都合が変わったため')
    await page.getByRole('button', { name: 'キャンセルを確定する' }).click()
    await expect(page.getByText('ご注文をキャンセルしました').first()).toBeVisible()
    await page.goto(`${shop}/mypage/point/`)
    await expect(main.locator('.point-number')).toContainText(String(earned))
  })
}
