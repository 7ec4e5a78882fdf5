import type { Page } from '@playwright/test'

/** Keeps the scripts of every page on the way until they are released, as a slow network would. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve }
}
