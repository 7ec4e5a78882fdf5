import type { Page } from '@playwright/test'
import { requireSite } from '#sites/load-sites.ts'
import { toKeycode } from '#sites/site-config.ts'
import { routes } from '#src/routes.ts'
import { listViolations } from '#tests/support/look-with-axe.ts'
import { weighOpenPage } from '#tests/support/measure-page.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import type { ContactSheets } from '#tests/support/walk/contact-sheets.ts'
import type { Screen } from '#tests/support/walk/list-screens.ts'
import { listFaults, settle } from '#tests/support/walk/walk-screen.ts'
import { listMisplaced, listTooLarge } from './keeps-hierarchy.ts'
import { listBroken } from './keeps-the-law.ts'
import { listKinds } from './list-kinds.ts'
import type { MetKinds } from './met-kinds.ts'
import { listNamesInPieces } from './name-in-pieces.ts'
import { listRunTogether } from './runs-together.ts'
import { listSaidTwice } from './said-twice.ts'

/** A telephone and a desk. */
const WIDTHS = [390, 1280]

export interface Budget {
  script: number
  whole: number
}

export interface Look {
  sheets: ContactSheets
  budget: Budget | undefined
  /** Gets what the screen looks like, small, by width. */
  looks: Record<string, string>
  /** Kinds of elements that axe has met: a screen that has no other is not shown to it. */
  met: MetKinds
}

/** Whether a closed shop shows it to those who have no keycode yet. */
async function isAtDoor({ site, route }: Screen): Promise<boolean> {
  const isClosed = toKeycode(await requireSite(site), {}) !== null
  return isClosed && routes.some((one) => one.path === route && one.is_open_without_keycode)
}

/** Opens a screen and says all that is wrong with it at both widths; undefined where the shop has no such screen. */
export async function lookAtScreen(
  page: Page,
  screen: Screen,
  { sheets, budget, looks, met }: Look,
): Promise<string[] | undefined> {
  const faults: string[] = []
  const hear = (words: string) => faults.push(`console: ${words}`)
  const onError = (error: Error) => hear(error.message)
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (['error', 'warning'].includes(message.type())) hear(message.text())
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  try {
    const isMissing = screen.route === '/404'
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = await page.goto(toShopUrl(screen.site) + screen.path)
    if (answer?.status() === 404 && !isMissing) return undefined
    await settle(page)
    // As it is loaded, before anybody does anything with it.
    if (budget) await page.waitForLoadState('networkidle')
    const weight = budget && (await weighOpenPage(page))
    if (weight && weight.script > budget.script)
      faults.push(`heavy: ${weight.script} bytes of script, ${budget.script} are allowed`)
    if (weight && weight.whole > budget.whole)
      faults.push(`heavy: ${weight.whole} bytes, ${budget.whole} are allowed`)
    faults.push(
      ...(await page.evaluate(listBroken, { route: screen.route, is_at_door: await isAtDoor(screen) })),
    )
    faults.push(...(await page.evaluate(listMisplaced, { route: screen.route })))
    for (const width of WIDTHS) {
      const found = [
        ...(await listFaults(page, width)),
        ...(await page.evaluate(listSaidTwice)),
        ...(await page.evaluate(listTooLarge)),
        ...(await page.evaluate(listRunTogether)),
        ...(await page.evaluate(listNamesInPieces)),
      ]
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
      looks[width] = await sheets.take(page, { ...screen, state: '', width })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const violations = await met.look(await page.evaluate(listKinds), () => {
      // Axe speaks to frames of other origins, of which the browser complains: it comes last, and nobody listens.
      page.off('console', onConsole)
      return listViolations(page)
    })
    faults.push(...violations.map((fault) => `axe: ${fault}`))
    // The browser says of itself that the page is not there.
    return isMissing ? faults.filter((fault) => !/status of 404/.test(fault)) : faults
  } finally {
    page.off('pageerror', onError)
    page.off('console', onConsole)
  }
}
