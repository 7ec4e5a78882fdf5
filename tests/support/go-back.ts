import { expect, type Page } from '@playwright/test'

/** Goes back by the browser's button. Playwright's own `goBack` waits for a load that a kept page never has. */
export async function pressBack(page: Page, steps = 1): Promise<void> {
  await page.evaluate((count) => void setTimeout(() => history.go(-count)), steps)
}

/**
 * Leaves the page on screen by `leave` and comes back by the browser's button, as the back/forward cache has it: the
 * very page that was left, alive, not one that was loaded anew.
 */
export async function leaveAndComeBack(page: Page, leave: () => Promise<void>): Promise<void> {
  const mark = crypto.randomUUID()
  await page.evaluate((value) => void Object.assign(window, { page_mark: value }), mark)
  const left = page.url()
  await leave()
  await pressBack(page)
  // No `waitForURL`: it waits for a load, which a kept page never has again.
  await expect.poll(() => page.url()).toBe(left)
  const found = await page.evaluate(() => ({
    mark: (window as unknown as { page_mark?: string }).page_mark,
    // Why it was not kept, as the browser tells it.
    reasons: JSON.stringify(performance.getEntriesByType('navigation')[0], [
      'notRestoredReasons',
      'reasons',
      'reason',
    ]),
  }))
  expect(found.mark, `the browser kept ${left}: ${found.reasons}`).toBe(mark)
}
