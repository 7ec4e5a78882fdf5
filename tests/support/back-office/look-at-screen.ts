import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { listViolations } from '#tests/support/look-with-axe.ts'
import { isLong } from '#tests/support/turns.ts'
import { NARROW, WIDE } from './open-staff-browser.ts'

/** Where pictures of the screens go; none are taken without it. */
const folder = process.env['BACK_OFFICE_PICTURES']

/** Marks what stands under the heading of the screen that is left: while it is there, the next one is not. */
const LEFT = 'data-left'

/** Opens another screen of the back office without loading the page anew. */
export async function openScreen(page: Page, url: string): Promise<void> {
  if (page.url() === url) return
  await page.evaluate((mark) => {
    document.querySelector('main > h1 + *')?.setAttribute(mark, '')
  }, LEFT)
  await page.goto(url)
}

/** What the staff wrote begins with headings that fit the page of the shop, not this one. */
const WRITTEN = '.tiptap'

/** Requests of a page: which are under way, and what was refused or lost. */
export function watchRequests(page: Page) {
  const underWay = new Set<unknown>()
  const failed: string[] = []
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => {
    underWay.delete(request)
    const { errorText = '' } = request.failure() ?? {}
    // A picture of a screen that was left meanwhile.
    if (errorText !== 'net::ERR_ABORTED') failed.push(`${errorText} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  return {
    failed,
    /** Waits until the screen stands and has everything it asked for. */
    async rest() {
      const loading = page.getByText(FRAME_TEXT.loading)
      const isThere = async () => ({
        under_way: underWay.size,
        loading: await loading.count(),
        left: await page.locator(`[${LEFT}]`).count(),
        is_named: (await page.getByRole('heading', { level: 1 }).first().innerText()).trim() !== '',
      })
      await expect
        .poll(isThere, { timeout: 15_000, interval: 20 })
        .toEqual({ under_way: 0, loading: 0, left: 0, is_named: true })
    },
  }
}

/**
 * What is wrong with the screen as it stands: no heading, words wider than the window, what axe finds.
 * @param turn its place among the screens: axe takes its time, so it looks at each in one width; in a long run in both
 */
export async function lookAtScreen(page: Page, name: string, turn: number): Promise<string[]> {
  const faults: string[] = []
  for (const [at, size] of [NARROW, WIDE].entries()) {
    await page.setViewportSize(size)
    const place = `${name} at ${size.width} px`
    const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts()
    if (headings.length !== 1 || headings[0]?.trim() === '')
      faults.push(`${place}: headings ${headings.join()}`)
    await comeToRest(page)
    const overhang = await readOverhang(page)
    if (overhang > 0) faults.push(`${place}: ${overhang} px too wide`)
    if (isLong || turn % 2 === at)
      faults.push(...(await listViolations(page, WRITTEN)).map((fault) => `${place}: ${fault}`))
    if (folder) await takePicture(page, `${name.replaceAll(/[^a-z0-9{}-]+/g, '_')}-${size.width}`, folder)
  }
  return faults
}

const readOverhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Another width is drawn a little after it is there, and a button fades into the colour it has when it may be pressed. */
async function comeToRest(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 2000 })
    .catch(() => {
      // Too wide it stays: the caller says so.
    })
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

async function takePicture(page: Page, name: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  await page.screenshot({ path: join(into, `${name}.png`), fullPage: true })
}
