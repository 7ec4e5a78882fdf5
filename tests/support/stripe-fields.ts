import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './shop-test.ts'
import { tick } from './tick.ts'

/** The frame in which Stripe's stand-in takes a card. */
export const getStripeFields = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="セキュアな支払い入力フレーム"]')

/** Types a card where Stripe asks for it. */
export async function fillStripeCard(page: Page, number: string): Promise<void> {
  const fields = getStripeFields(page)
  await fields.getByLabel('カード番号').fill(number)
  await fields.getByLabel('有効期限').fill('12/30')
  await fields.getByLabel('セキュリティコード').fill('123')
  await fields.getByLabel('カード名義人').fill('HANAKO YAMADA')
}

/** From the payment step to the confirm screen, with a card. */
export async function payByStripeCard(page: Page, number: string): Promise<void> {
  await tick(page.getByRole('radio', { name: 'クレジットカード' }))
  await expect(getStripeFields(page).getByLabel('カード番号')).toBeVisible()
  await fillStripeCard(page, number)
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await page.waitForURL('**/cart/confirm/')
}
