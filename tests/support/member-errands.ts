import { expect, type Page } from '@playwright/test'
import { toShopUrl } from './shop-address.ts'
import { shopper, type Site } from './shopper.ts'

/** The member every demo shop knows (README). */
export const DEMO_MEMBER = { username: 'demo@example.jp', password: 'noren-demo-1' }
export const NEW_PASSWORD = 'noren-2026'

/** Fills in the page to register and sends it. */
export async function register(page: Page, site: Site, email: string): Promise<void> {
  await page.goto(`${toShopUrl(site)}/register/`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('textbox', { name: 'パスワード', exact: false }).first().fill(NEW_PASSWORD)
  await page.getByLabel('パスワード（確認用）').fill(NEW_PASSWORD)
  await page.getByLabel('お名前（姓）').fill(shopper.last_name)
  await page.getByLabel('お名前（名）').fill(shopper.first_name)
  await page.getByLabel('フリガナ（セイ）').fill(shopper.last_name_kana)
  await page.getByLabel('フリガナ（メイ）').fill(shopper.first_name_kana)
  await page.getByLabel('郵便番号').first().fill(shopper.postal_code)
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区')
  await page.getByLabel('丁目・番地・号').fill(shopper.address1)
  await page.getByLabel('携帯電話番号').fill(shopper.phone_number)
  await page.getByRole('button', { name: '登録する' }).click()
}

/** Fills in the login page it stands on and sends it with Enter. */
export async function logIn(page: Page, { username, password } = DEMO_MEMBER): Promise<void> {
  await page.getByLabel('メールアドレスまたはログインID').fill(username)
  await page.getByRole('textbox', { name: 'パスワード', exact: false }).fill(password)
  await page.keyboard.press('Enter')
}

export async function logOut(page: Page, site: Site): Promise<void> {
  await page.goto(`${toShopUrl(site)}/mypage/logout/`)
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page.getByText('ログアウトしました')).toBeVisible()
}
