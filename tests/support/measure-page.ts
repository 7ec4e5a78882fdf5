import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Bytes of one page load as our origin sends them (architecture «Budgets»): bodies over the wire, without headers and pictures. */
export interface PageWeight {
  /** Script files and inline script, at load, without any input. */
  script: number
  /** Document, styles and scripts. */
  whole: number
  requests: number
}

const QUIET_MS = 700

/** Loads a page in an empty cache and weighs it when the network has been quiet for a moment. */
export async function measurePage(page: Page, url: string): Promise<PageWeight> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const quiet = watchRequests(page)
  await page.goto(url, { waitUntil: 'load' })
  // A busy machine comes late to what a page does once it has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await quiet()
  await client.detach()
  return weighOpenPage(page)
}

/** Weighs the page that is open, with whatever it loaded until now. */
export async function weighOpenPage(page: Page): Promise<PageWeight> {
  const { files, html, inline } = await page.evaluate(() => ({
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
    })),
    html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    inline: [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter((script) => /^(|module|text\/javascript|speculationrules)$/.test(script.type))
      .map((script) => script.text)
      .join('\n'),
  }))
  const sum = (ending: string) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    script: sum('.js') + (inline ? brotliCompressSync(inline).length : 0),
    whole: html + sum('.js') + sum('.css'),
    requests: files.length + 1,
  }
}

/** The returned function resolves once no request has been under way for a moment. */
function watchRequests(page: Page): () => Promise<void> {
  const traffic = { underWay: 0, lastChange: Date.now() }
  const count = (change: number) => () => {
    traffic.underWay += change
    traffic.lastChange = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    while (traffic.underWay > 0 || Date.now() - traffic.lastChange < QUIET_MS) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
