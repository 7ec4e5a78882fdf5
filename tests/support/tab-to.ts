import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the element has the focus: what cannot be reached so cannot be used so. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(target)}.`)
}
