import type { Locator, Page } from '@playwright/test'

/** How many of each kind of control are used on a screen. */
const MOST = { text: 10, select: 4, choice: 6, button: 4 }
/** Between two keys: sixteen a second, faster than anybody types. */
const KEY_MS = 60

/**
 * Uses every control of a screen as somebody does who fills it in: types, chooses, ticks, presses, and submits at the
 * end.
 */
export async function useControls(page: Page, within: Locator = page.getByRole('main')): Promise<void> {
  const text = within.locator(
    'input:is([type=text],[type=email],[type=tel],[type=password],[type=search],:not([type])), textarea',
  )
  for (const field of await take(text, MOST.text)) {
    await field.click()
    await page.keyboard.type('やまだtaro1', { delay: KEY_MS })
  }
  for (const field of await take(within.locator('select'), MOST.select)) {
    await field.focus()
    await page.keyboard.press('ArrowDown')
  }
  for (const field of await take(within.locator('input:is([type=radio],[type=checkbox])'), MOST.choice)) {
    await field.click({ force: true })
  }
  for (const button of await take(within.locator('button[type=button]:not(.provider-button)'), MOST.button)) {
    await button.click()
    // Whatever it asks is answered with no.
    await page.keyboard.press('Escape')
  }
  for (const button of await take(within.locator('button[type=submit]'), 1)) await button.click()
}

/** Controls that can be used now. One that disappears meanwhile, because of what was pressed, is left out. */
async function take(all: Locator, most: number): Promise<Locator[]> {
  const usable: Locator[] = []
  for (const one of await all.all()) {
    if (usable.length === most) break
    if ((await one.isVisible()) && (await one.isEnabled())) usable.push(one)
  }
  return usable
}
