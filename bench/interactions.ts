import { type Browser, chromium, type Page } from '@playwright/test'
import { DEMO_MEMBER, logIn } from '#tests/support/member-errands.ts'
import { chromiumArguments, requireChromium } from '#tests/support/require-chromium.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import startShop from '#tests/support/start-shop.ts'
import { countRounds } from './interactions/count-rounds.ts'
import { type Screen, screens } from './interactions/screens.ts'
import { SLOW_DOWN, watchInteractions } from './interactions/watch-interactions.ts'
import { printTable } from './print-table.ts'

const SITE = 'moto'
/** What a shopper takes for at once (https://web.dev/articles/inp). */
const GOOD_MS = 200
const TURNS = Number(process.env['BENCH_TURNS'] ?? 1)
const ONLY = process.env['BENCH_ONLY'] ?? ''

/** From input to the next paint, on every screen with forms, on a processor four times slower; exit 1 over 200 ms. */
export async function measureInteractions(): Promise<void> {
  const stop = await startShop()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
  const rows: (string | number)[][] = []
  const slow: string[] = []
  try {
    for (const screen of screens.filter(({ name }) => name.includes(ONLY))) {
      process.stderr.write(`${screen.name}\n`)
      const row = await measureScreen(browser, screen)
      rows.push([row.name, row.interactions, row.p98_ms, row.worst_ms, row.worst, row.rounds])
      if (row.worst_ms > GOOD_MS) slow.push(`${row.name} ${row.worst_ms} ms (${row.worst})`)
    }
  } finally {
    await browser.close()
    await stop()
  }
  printTable(
    [`${SITE}, ${SLOW_DOWN}× slower`, 'interactions', 'p98 ms', 'worst ms', 'the worst', 'API rounds'],
    rows,
  )
  process.stdout.write(`\nOver ${GOOD_MS} ms: ${slow.join('; ') || 'none'}\n`)
  const late = rows.filter(([, , , , , rounds]) => typeof rounds === 'number' && rounds > 1)
  process.stdout.write(
    `More than one API round before the content: ${late.map(([name]) => name).join(', ') || 'none'}\n`,
  )
  if (slow.length > 0) process.exitCode = 1
}

async function measureScreen(browser: Browser, { name, who, open, act, path }: Screen) {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const watch = await watchInteractions(page)
  if (who === 'member') await becomeMember(page)
  const rounds = path ? await countRounds(page, toShopUrl(SITE) + path) : '–'
  const told: Awaited<ReturnType<typeof watch.takeInteractions>> = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    await open(page, SITE)
    await watch.takeInteractions()
    await watch.slowDown()
    await act(page)
    told.push(...(await watch.takeInteractions()))
  }
  await context.close()
  const sorted = told.sort((a, b) => a.duration_ms - b.duration_ms)
  const p98 = sorted[Math.max(0, Math.ceil(sorted.length * 0.98) - 1)]
  const worst = sorted.at(-1)
  return {
    name,
    rounds,
    interactions: sorted.length,
    p98_ms: p98?.duration_ms ?? 0,
    worst_ms: worst?.duration_ms ?? 0,
    worst: worst?.what ?? '–',
  }
}

async function becomeMember(page: Page): Promise<void> {
  await page.goto(`${toShopUrl(SITE)}/login/`)
  await logIn(page, DEMO_MEMBER)
  await page.waitForURL('**/ec/')
}
