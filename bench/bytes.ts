import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { measurePage } from '#tests/support/measure-page.ts'
import { findSmallPages, type PageKind, pageKinds } from '#tests/support/page-kinds.ts'
import { chromiumArguments, requireChromium } from '#tests/support/require-chromium.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import startShop from '#tests/support/start-shop.ts'
import { printTable } from './print-table.ts'

const toKb = (bytes: number) => (bytes / 1024).toFixed(1)

/** Bytes and requests of every page kind on every demo site, the cart with goods in it, beside the budgets of architecture «Budgets». */
export async function measureBytes(): Promise<void> {
  const stop = await startShop()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
  try {
    const rows: string[][] = []
    for (const site of sites) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
      })
      const shopper = await context.newPage()
      await beginAtConfirm(shopper, site, await findBuyable(site, { nth: 12 }), {
        email: `bytes-${site}@example.com`,
      })
      const kinds = [...pageKinds, ...(await findSmallPages(site))]
      const isLast = ({ name }: PageKind) => name === 'complete'
      for (const kind of kinds.filter((one) => !isLast(one))) rows.push(await weigh(context, site, kind))
      await order(shopper)
      for (const kind of kinds.filter(isLast)) rows.push(await weigh(context, site, kind))
      await context.close()
    }
    printTable(['site', 'page', 'script KB', 'whole page KB', 'requests'], rows)
  } finally {
    await browser.close()
    await stop()
  }
}

async function weigh(context: BrowserContext, site: Site, kind: PageKind): Promise<string[]> {
  const page = await context.newPage()
  const weight = await measurePage(page, toShopUrl(site) + kind.path)
  await page.close()
  return [
    site,
    `${kind.name} \`${kind.path}\``,
    `${toKb(weight.script)} of ${toKb(kind.script)}`,
    `${toKb(weight.whole)} of ${toKb(kind.whole)}`,
    String(weight.requests),
  ]
}

async function order(page: Page): Promise<void> {
  await getPlaceButton(page).click()
  await readOrderNo(page)
}
