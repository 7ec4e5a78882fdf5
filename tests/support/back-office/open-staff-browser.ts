import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArguments, requireHeadlessShell } from '#tests/support/require-chromium.ts'

export const NARROW = { width: 390, height: 844 }
export const WIDE = { width: 1280, height: 900 }

/** What a page must never do: break its policy, or write an error to the console. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    // A refused call is told there by the browser itself; the screen says it in words.
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
}

/** A real browser for whoever works in a shop, or buys there. */
export async function openStaffBrowser() {
  const browser: Browser = await chromium.launch({
    executablePath: requireHeadlessShell(),
    args: chromiumArguments,
  })
  const faults: string[] = []
  const contexts: BrowserContext[] = []
  return {
    /** Broken policies and errors of every page so far. */
    faults,
    /** Somebody else's browser, nobody signed in. */
    async openPage(viewport = WIDE): Promise<Page> {
      const context = await browser.newContext({
        viewport,
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      const page = await context.newPage()
      watch(page, faults)
      return page
    },
    async close() {
      for (const context of contexts) await context.close()
      await browser.close()
    },
  }
}
