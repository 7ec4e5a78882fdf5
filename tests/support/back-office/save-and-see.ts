import { expect } from 'vitest'
import type { Page } from '@playwright/test'

/**
 * Does what saves, and comes back when the API has taken it and the notice says so. The notice alone proves nothing: that of an
 * earlier save stays for twelve seconds.
 */
export async function saveAndSee(
  page: Page,
  save = () => page.getByRole('button', { name: '保存する', exact: true }).click(),
): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/v1/admin/'),
  )
  await save()
  expect((await answer).status()).toBeLessThan(300)
  await page.getByText('保存しました').first().waitFor()
}
