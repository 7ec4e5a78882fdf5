import { expect, type Page } from '@playwright/test'
import { listViolations } from '../look-with-axe.ts'
import { toShopUrl } from '../shop-address.ts'
import type { ContactSheets } from './contact-sheets.ts'
import { allowedCovers, allowedCuts, findFaults } from './find-faults.ts'
import type { Screen } from './list-screens.ts'
import { pickWidths, WIDTHS } from './pick-widths.ts'

const TELEPHONE_HEIGHT = 844
const DESK_HEIGHT = 900
const PATIENCE_MS = 5000

/** Forms that complain when they are sent empty. Others are filled already: sending them would change something. */
const emptyForms = new Set([
  '/login',
  '/register',
  '/contact',
  '/catalog-order',
  '/reminder',
  '/reminder/username',
  '/mypage/address/add',
  '/mypage/memorial/add',
  '/mypage/password',
])

interface State {
  name: string
  /** Words and places are those of a state before it: only where the mouse is and what has the focus differ. */
  isRepeated?: true
  /** Axe looks at it, too. */
  isForAxe?: true
  /** Brings the open screen into this state; false when it has no such state. */
  enter: (page: Page, screen: Screen) => Promise<boolean>
}

const states: State[] = [
  { name: 'opened', isForAxe: true, enter: async () => true },
  { name: 'mouse', enter: moveMouse },
  { name: 'touch', isRepeated: true, enter: touch },
  { name: 'focus', isRepeated: true, enter: focus },
  { name: 'filter', enter: filter },
  { name: 'error', isForAxe: true, enter: err },
]

interface Walk {
  sheets: ContactSheets
  /** Every width and a picture of every state; otherwise one or two widths a state, in turns, and no picture. */
  isFull: boolean
}

/** Opens a screen once and looks at it in each of its states. Answers what is wrong, screen first. */
export async function walkScreen(page: Page, screen: Screen, { sheets, isFull }: Walk): Promise<string[]> {
  const faults: string[] = []
  await resize(page, 390)
  const answer = await page.goto(toShopUrl(screen.site) + screen.path)
  // A list that fits on one page has no second one.
  if (answer?.status() === 404 && screen.path.endsWith('/page/2/')) return []
  for (const [at, { name, isRepeated, isForAxe, enter }] of states.entries()) {
    if (!(await enter(page, screen))) continue
    await settle(page)
    const widths = isFull ? WIDTHS : pickWidths(screen.turn, at, isRepeated)
    for (const [place, width] of widths.entries()) {
      const found = await listFaults(page, width)
      // A telephone for one screen, a desk for the next.
      if (isForAxe && place === screen.turn % widths.length) found.push(...(await listViolations(page)))
      faults.push(
        ...found.map((fault) => `${screen.path} as ${screen.visitor} after ${name}, ${width} px: ${fault}`),
      )
      if (isFull) await sheets.take(page, { ...screen, state: name, width })
    }
    await resize(page, 390)
  }
  await page.unrouteAll()
  return faults
}

/** What is wrong with the open page at a width in px. */
export async function listFaults(page: Page, width: number): Promise<string[]> {
  await resize(page, width)
  return page.evaluate(findFaults, { cuts: allowedCuts, covers: allowedCovers })
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? TELEPHONE_HEIGHT : DESK_HEIGHT })
  // A sheet that was a column slides away: what moves has to arrive first. What moves for ever does not.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

/** Nothing is waited for any more: no skeleton, nothing busy, and every card has its heart once there was input. */
export async function settle(page: Page): Promise<void> {
  // The page waits by itself: a locator brings all of Playwright's own script into it first.
  const isSettled = await page.evaluate(waitUntilSettled, PATIENCE_MS).catch(() => false)
  // It waits still, or has moved on to another page meanwhile.
  if (!isSettled) await expect(page.locator('main').locator('.skeleton, [aria-busy="true"]')).toHaveCount(0)
}

/** Runs inside the page, so it may use nothing from outside itself. @returns whether nothing is waited for any more */
async function waitUntilSettled(patience_ms: number): Promise<boolean> {
  const isWaiting = () => document.querySelector('main :is(.skeleton, [aria-busy="true"])') !== null
  const end = performance.now() + patience_ms
  while (isWaiting() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 25))
  return !isWaiting()
}

/** Cards are given hearts by a script that comes after the first input, where the page has one to copy. */
async function awaitHearts(page: Page): Promise<void> {
  const copied = page.locator('main button[data-favourite]:not([data-favourite=""])')
  const template = await page.locator('template[data-heart-template]').count()
  if (template + (await copied.count()) === 0) return
  const bare = page.locator('article[data-product]:not([data-product=""]):not(:has([data-favourite]))')
  await expect(bare).toHaveCount(0)
}

async function moveMouse(page: Page): Promise<boolean> {
  const target = page.locator('main :is(a, button, input):visible').first()
  await page.mouse.move(4, 200)
  if ((await target.count()) > 0) await target.hover({ force: true, timeout: 3000 }).catch(() => undefined)
  await awaitHearts(page)
  return true
}

/** Where nothing is to be pressed, nor near it: a finger is wide, and browsers look for what it meant. */
async function touch(page: Page): Promise<boolean> {
  await page.mouse.move(0, 0)
  const place = await page.evaluate(() => {
    const around = [-24, -12, 0, 12, 24]
    const isFree = (x: number, y: number) =>
      around.every((right) =>
        around.every((down) => {
          const found = document.elementFromPoint(x + right, y + down)
          return !found?.closest('header, a, button, input, select, textarea, label, summary')
        }),
      )
    const rows = Array.from({ length: 24 }, (_, at) => 100 + at * 28)
    return rows
      .flatMap((y) => [26, 100, 195, 290, 362].map((x) => ({ x, y })))
      .find(({ x, y }) => isFree(x, y))
  })
  if (!place) return false
  await page.touchscreen.tap(place.x, place.y)
  await awaitHearts(page)
  return true
}

async function focus(page: Page): Promise<boolean> {
  await page.locator('main').focus()
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab')
  return true
}

async function filter(page: Page, { route }: Screen): Promise<boolean> {
  if (route !== '/product' && route !== '/category/{key}') return false
  await resize(page, 1280)
  const choice = page.locator('form[data-filters] input[name="in_stock"]')
  // The list moves as it is filtered; where the box stands matters to other tests.
  await choice.evaluate((input: HTMLInputElement) => input.click())
  await page.waitForURL(/in_stock=/)
  await awaitHearts(page)
  return true
}

/** A list finds nothing, a form is sent empty, a basket cannot be reached. */
async function err(page: Page, { site, route }: Screen): Promise<boolean> {
  if (route === '/product') {
    await page.goto(`${toShopUrl(site)}/product/?q=${encodeURIComponent('どこにもない品物')}`)
    await expect(page.locator('[data-list-empty]')).toBeVisible()
    return true
  }
  if (route === '/product/{resourceKey}') {
    await page.route('**/v1/carts/**', (request) => request.abort())
    await page.getByRole('button', { name: 'カートに入れる' }).first().click()
    await expect(page.locator('.toast').first()).toBeVisible()
    return true
  }
  if (!emptyForms.has(route)) return false
  // Members find theirs filled in.
  const fields = page.locator(
    'main form :is(input[type="text"], input[type="email"], input[type="tel"]):visible',
  )
  for (const field of await fields.all()) await field.fill('')
  await page.locator('main form button:not([type="button"]):visible').first().click()
  await expect(page.locator('main [role="alert"], main [aria-invalid="true"]').first()).toBeVisible()
  return true
}
