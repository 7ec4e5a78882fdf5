import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box or takes a choice, where it stands still. Pressed before its script is there, it is released for a moment as
 * the form comes alive and pressed again (src/layouts/hold-early-input.ts): what counts is that it stays.
 */
export async function tick(choice: Locator): Promise<void> {
  await choice.click()
  await expect(choice).toBeChecked()
}
