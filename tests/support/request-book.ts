import { appendFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { SHOP_FOLDER } from './shop-process.ts'
import { toApiUrl, toShopUrl } from './shop-address.ts'

/**
 * Writes down what browsers ask the shop, and what they keep of it, beside what the shop itself keeps: at the end of all
 * errands somebody looks for card numbers there (leave-no-card-number.spec.ts).
 */
export function openRequestBook(worker: number) {
  const write = (text: string) => {
    const folder = process.env[SHOP_FOLDER]
    if (folder) appendFileSync(`${folder}/asked-by-browser-${worker}`, `${text}\n`)
  }
  return {
    write(request: Request): void {
      const url = request.url()
      if (!isOurs(url)) return
      const headers = Object.entries(request.headers()).map(([name, value]) => `${name}: ${value}`)
      write(
        [request.method(), url, ...headers, request.postDataBuffer()?.toString('latin1') ?? ''].join('\n'),
      )
    },
    async writeStored(page: Page): Promise<void> {
      if (page.isClosed() || !isOurs(page.url())) return
      write(JSON.stringify(await page.context().cookies()))
      write(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])))
    },
  }
}

export type RequestBook = ReturnType<typeof openRequestBook>

/** The company of the test cards is not ours, though its pages are on this machine. */
function isOurs(url: string): boolean {
  const { port, hostname } = new URL(url)
  const ports = [toShopUrl('moto'), toApiUrl()].map((one) => new URL(one).port)
  return ports.includes(port) && (hostname === '127.0.0.1' || hostname.endsWith('localhost'))
}
