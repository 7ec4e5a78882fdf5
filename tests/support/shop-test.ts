import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test as base } from '@playwright/test'
import { openRequestBook, type RequestBook } from './request-book.ts'

const PULSE_MS = 3_000

/**
 * Chromium's own words when it gives up a view transition before any script of the page ran: left again before its style
 * sheet came, resized, or shown already. What is given up later is caught (src/enhance/page/every-page.ts).
 */
const chromiumNoise = /^InvalidStateError: Transition was aborted because of invalid state\./

/**
 * Playwright's `test`, in a shop that may not complain: an error in the console or an uncaught one fails the errand.
 * An errand that takes the network away names what it expects to read there.
 */
export const test = base.extend<{ expectedComplaints: RegExp[] }, { requests: RequestBook }>({
  expectedComplaints: [[], { option: true }],
  requests: [
    async ({ browser }, use, { workerIndex }) => {
      const requests = openRequestBook(workerIndex)
      browser.on('context', (context) => context.on('request', requests.write))
      await use(requests)
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page, context, expectedComplaints, requests }, use, { errors }) => {
    const complaints: string[] = []
    // Of the context, so that no tab complains unheard.
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (failure) => complaints.push(String(failure.error())))
    await use(page)
    await requests.writeStored(page)
    if (errors.length > 0) expect.soft(await readPulse(page), 'the page is alive').toEqual(ALIVE)
    const unexpected = complaints.filter(
      (text) => ![chromiumNoise, ...expectedComplaints].some((pattern) => pattern.test(text)),
    )
    expect(unexpected, 'the console stays quiet').toEqual([])
  },
})

const ALIVE = { runs: true, paints: true }

/** Of a page in which an errand failed: to Playwright, one that paints no more is a button that never holds still. */
async function readPulse(page: Page): Promise<typeof ALIVE> {
  const isSoon = (work: Promise<unknown>) =>
    Promise.race([work.then(() => true), wait(PULSE_MS, false)]).catch(() => false)
  return {
    runs: await isSoon(page.evaluate(() => 1)),
    paints: await isSoon(page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))),
  }
}

export { expect }
