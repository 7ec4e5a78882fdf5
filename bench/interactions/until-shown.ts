import type { Page } from '@playwright/test'

/** Waits until a screen shows what it is for: its islands run, no skeleton stands in for anything. */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      !document.querySelector('astro-island[ssr]') &&
      !document.querySelector('main .skeleton, main [aria-busy="true"]'),
  )
}
