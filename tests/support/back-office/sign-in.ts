import type { Page } from '@playwright/test'
import { STAFF_PASSWORD } from '#tests/support/staff-person.ts'

/** Types who somebody of the staff is, and waits for the screen behind the login. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'ログイン' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'ログイン' }).waitFor()
}
