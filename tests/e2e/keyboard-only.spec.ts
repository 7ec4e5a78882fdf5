import type { Locator, Page } from '@playwright/test'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, readOrderNo, shopper } from '#tests/support/shopper.ts'

/** Presses Tab until the element has the focus: what cannot be reached so cannot be used so. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(target)}.`)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label).first())
  await page.keyboard.type(text)
}

test('a shopper without a mouse buys', async ({ page }) => {
  const product = await findBuyable('moto', { nth: 11 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${toShopUrl('moto')}/product/${product.key}/`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'カートに入れる' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByText('カートに入れました').first()).toBeVisible()
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await tabTo(page, page.getByRole('link', { name: 'レジへ進む' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/shipping-add/')
  await type(page, 'お名前（姓）', shopper.last_name)
  await type(page, 'お名前（名）', shopper.first_name)
  // Hiragana is what an input method leaves when nobody looks: it becomes katakana by itself.
  await type(page, 'フリガナ（セイ）', 'やまだ')
  await type(page, 'フリガナ（メイ）', 'はなこ')
  await type(page, 'メールアドレス', 'keyboard@example.com')
  await type(page, '電話番号', '０９０－１２３４－５６７８')
  await type(page, '郵便番号', '100-0001')
  await expect(page.getByLabel('市区町村').first()).toHaveValue('千代田区')
  await type(page, '丁目・番地・号', shopper.address1)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/shipping-detail/')
  await tabTo(page, page.getByRole('button', { name: 'お支払い方法の選択へ進む' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/payment/')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '銀行振込' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: '注文内容の確認へ進む' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/confirm/')
  await tabTo(page, getPlaceButton(page))
  await page.keyboard.press('Enter')
  await readOrderNo(page)
})
