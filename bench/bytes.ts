import { chromium } from '@playwright/test'
import { measurePage } from '#tests/support/measure-page.ts'
import { findSmallPages, pageKinds } from '#tests/support/page-kinds.ts'
import { chromiumArguments, requireChromium } from '#tests/support/require-chromium.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import startShop from '#tests/support/start-shop.ts'
import { printTable } from './print-table.ts'

const sites = ['moto', 'okurimono'] as const
const toKb = (bytes: number) => (bytes / 1024).toFixed(1)

/** Bytes and requests of every page kind on every demo site, beside the budgets of HOUSE §6. */
export async function measureBytes(): Promise<void> {
  const stop = await startShop()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
  try {
    const rows: string[][] = []
    for (const site of sites) {
      for (const kind of [...pageKinds, ...(await findSmallPages(site))]) {
        const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
        const weight = await measurePage(page, toShopUrl(site) + kind.path)
        rows.push([
          site,
          `${kind.name} \`${kind.path}\``,
          `${toKb(weight.script)} of ${toKb(kind.script)}`,
          `${toKb(weight.whole)} of ${toKb(kind.whole)}`,
          String(weight.requests),
        ])
        await page.close()
      }
    }
    printTable(['site', 'page', 'script KB', 'whole page KB', 'requests'], rows)
  } finally {
    await browser.close()
    await stop()
  }
}
