import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { createRandom, type Random } from '#demo/random.ts'
import { chromiumArguments, requireChromium } from '#tests/support/require-chromium.ts'
import { closeShop, openShop, SHOP_FOLDER } from '#tests/support/shop-process.ts'
import { countMails, findBuyable, getPlaceButton, goToConfirm, readOrderNo } from '#tests/support/shopper.ts'
import { printTable } from './print-table.ts'

const CHECKOUTS = Number(process.env['BENCH_BROWSER_CHECKOUTS'] ?? 30)
const PAYMENTS = ['銀行振込', '代金引換', 'クレジットカード'] as const

/**
 * Whole checkouts in Chromium against the published shop. While an order is on its way, the shopper reloads or goes
 * back.
 */
export async function measureCheckoutInChromium(): Promise<void> {
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  process.env[SHOP_FOLDER] = folder
  await openShop(folder)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
  const random = createRandom(process.env['BENCH_SEED'] ?? 'noren')
  let [orders, duplicates, lost] = [0, 0, 0]
  const restlessness = { reload: 0, back: 0, patience: 0 }
  try {
    for (let at = 0; at < CHECKOUTS; at += 1) {
      const email = `restless-${at}@example.com`
      const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      const product = await findBuyable('moto', { nth: at })
      await goToConfirm(page, 'moto', product, { email, payment: random.pick(PAYMENTS) })
      restlessness[await order(page, random)] += 1
      const isKnown = await readOrderNo(page).then(Boolean, () => false)
      const mails = await countMails(email)
      orders += mails
      if (mails > 1) duplicates += 1
      if (mails === 0 || !isKnown) lost += 1
      await context.close()
    }
  } finally {
    await browser.close()
    await closeShop(folder)
    await rm(folder, { recursive: true, force: true })
  }
  printTable(
    ['in Chromium: checkouts', 'orders', 'duplicates', 'lost', 'reloaded', 'gone back', 'left alone'],
    [[CHECKOUTS, orders, duplicates, lost, restlessness.reload, restlessness.back, restlessness.patience]],
  )
}

/** Presses the button and then, a moment later, what people press. */
async function order(page: Page, random: Random): Promise<'reload' | 'back' | 'patience'> {
  const habit = random.pick(['reload', 'back', 'patience'] as const)
  await getPlaceButton(page).click({ noWaitAfter: true })
  await page.waitForTimeout(random.int(0, 120))
  // The page may already be leaving for the thank-you page. Then there is nothing to interrupt.
  if (habit === 'reload') await page.reload().catch(() => undefined)
  if (habit === 'back') {
    await page.goBack().catch(() => undefined)
    if (!page.url().includes('/cart/complete/')) await page.goForward().catch(() => undefined)
  }
  const place = getPlaceButton(page)
  const thanks = page.getByText('ご注文ありがとうございます').first()
  // A browser that went back and forward before the thank-you page came stays where it was. The screen says what to do.
  const way = page.getByRole('link', { name: '画面が切り替わらない場合はこちら' })
  await place.or(thanks).or(way).first().waitFor()
  if (await way.isVisible()) await way.click()
  // Shown the button again, people press it again: the shop says that it knows of no order.
  if (!(await thanks.isVisible()) && (await place.isVisible())) await place.click().catch(() => undefined)
  return habit
}
