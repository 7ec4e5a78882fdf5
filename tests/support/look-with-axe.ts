import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const requireAsBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axeSource = readFile(requireAsBuilder.resolve('axe-core/axe.min.js'), 'utf8')

/** A telephone and a desk. */
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/**
 * Looks at the screen as it stands, at every width; soft, so that one walk tells of every screen.
 *
 * @param turn for a screen that two shops have: axe looks at it in one width, chosen by turns. Left out: in every width
 */
export async function lookWithAxe(page: Page, screen: string, turn?: number): Promise<void> {
  const before = page.viewportSize()
  for (const [at, size] of WIDTHS.entries()) {
    await page.setViewportSize(size)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overhang, `${screen} at ${size.width} px is no wider than the window`).toBeLessThanOrEqual(0)
    if (turn !== undefined && turn % WIDTHS.length !== at) continue
    expect.soft(await listViolations(page), `${screen} at ${size.width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** What axe finds on the screen as it stands: rule, and where. @param without a part that it leaves out */
export async function listViolations(page: Page, without?: string): Promise<string[]> {
  // Its half megabyte is read once a page, and by frames once each: what stands for it then does nothing.
  const isThere = await page.evaluate(() => 'axe' in window)
  const hasFrames = page.frames().length > 1
  if (!isThere && !hasFrames) await page.evaluate(await axeSource)
  const axe = new AxeBuilder({ page, ...((isThere || !hasFrames) && { axeSource: 'void 0' }) })
  if (without) axe.exclude(without)
  const { violations } = await axe
    // Without legacy mode every look opens a page more, for frames of other origins; there are none.
    .setLegacyMode()
    // Every rule is tried; only what is fine is not described.
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Sends a form that lacks something, and looks at what it says. @param turn see `lookWithAxe` */
export async function lookAtErrors(page: Page, button: string, screen: string, turn?: number): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await lookWithAxe(page, `${screen} with errors`, turn)
}

/**
 * The same two for a walk that each of two shops has: screens take turns, and begin with the other width in the other shop.
 * @param shop 0 or 1
 */
export function lookInTurns(page: Page, shop: number) {
  let turn = shop
  return {
    look: (screen: string) => lookWithAxe(page, screen, turn++),
    lookAtErrors: (button: string, screen: string) => lookAtErrors(page, button, screen, turn++),
  }
}
