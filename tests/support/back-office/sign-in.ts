import type { Page } from '@playwright/test'
import { STAFF } from '#tests/support/editor.ts'

/** Types the password of the test's staff and waits for the menu. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('パスワード').fill(STAFF.password)
  await page.getByRole('button', { name: 'ログイン' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'ログイン' }).waitFor()
}
