import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box or a choice once it stands still. Pressed before its script is there, it is released for a moment as the
 * form becomes active and pressed again (src/layouts/hold-early-input.ts). What counts is that it stays.
 */
export async function tick(choice: Locator): Promise<void> {
  await choice.click()
  await expect(choice).toBeChecked()
}
