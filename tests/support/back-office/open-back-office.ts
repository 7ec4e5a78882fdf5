import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { backOfficeFolder, buildBackOffice } from '#cli/back-office/build-back-office.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { hirePerson } from '#tests/support/staff-person.ts'
import { chromiumArguments, requireHeadlessShell } from '#tests/support/require-chromium.ts'

/** What whoever runs the installation makes shops with. */
export const INSTALLATION_TOKEN = 'token of the installation'

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

/** The back office as it is built, of a test shop, in a real browser. */
export async function openBackOffice() {
  await buildBackOffice()
  const shop: TestShop = await openTestShop({
    config: {
      staff: staffSecrets,
      installation_token: INSTALLATION_TOKEN,
      back_office_folder: backOfficeFolder,
    },
  })
  const server: ServerType = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/moto/admin/`
  const browser: Browser = await chromium.launch({
    executablePath: requireHeadlessShell(),
    args: chromiumArguments,
  })
  const { email } = await hirePerson(shop.request)
  const faults: string[] = []
  const contexts: BrowserContext[] = []
  return {
    shop,
    url,
    /** Whose password is `STAFF_PASSWORD`: the owner of the shop. */
    email,
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
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await shop.close()
    },
  }
}

export type BackOffice = Awaited<ReturnType<typeof openBackOffice>>
