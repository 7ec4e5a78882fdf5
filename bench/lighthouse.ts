import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findSmallPages } from '#tests/support/page-kinds.ts'
import { chromiumArguments, requireChromium } from '#tests/support/require-chromium.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import startShop from '#tests/support/start-shop.ts'
import { median, printTable } from './print-table.ts'

const sites = ['moto', 'okurimono'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = Number(process.env['BENCH_TURNS'] ?? 5)
/** Pages that must be noindex (HOUSE §6): `is-crawlable` does not count there, everything else does. */
const isNoindex = (path: string) => path.startsWith('/cart/')

interface Run {
  scores: number[]
  lcp: number
  tbt: number
  cls: number
  failed: string[]
}

/** Lighthouse, mobile, simulated throttling: the median of five runs of each page kind. */
export async function measureLighthouse(): Promise<void> {
  const stop = await startShop()
  try {
    const rows: (string | number)[][] = []
    for (const site of sites) {
      const small = await findSmallPages(site)
      const paths = [
        '/',
        '/product/',
        ...small.filter(({ name }) => name === 'product' || name === 'news').map(({ path }) => path),
        '/cart/',
      ]
      for (const path of paths) {
        const runs: Run[] = []
        for (let turn = 0; turn < RUNS; turn += 1)
          runs.push(await runOnce(toShopUrl(site) + path, isNoindex(path)))
        rows.push([
          site,
          path,
          categories.map((_, at) => median(runs.map((run) => run.scores[at] ?? 0))).join('/'),
          runs.map((run) => run.scores[0]).join('-'),
          Math.round(median(runs.map((run) => run.lcp))),
          Math.round(median(runs.map((run) => run.tbt))),
          median(runs.map((run) => run.cls)).toFixed(3),
          [...new Set(runs.flatMap((run) => run.failed))].join(', ') || '–',
        ])
      }
    }
    printTable(
      ['site', 'page', 'P/A/BP/SEO', 'P of each run', 'LCP ms', 'TBT ms', 'CLS', 'failed audits'],
      rows,
    )
  } finally {
    await stop()
  }
}

async function runOnce(url: string, isUnindexed: boolean): Promise<Run> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(isUnindexed ? { skipAudits: ['is-crawlable'] } : {}),
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { audits, categories: found } = result.lhr
    const weighed = categories.flatMap((name) => found[name]?.auditRefs.filter((ref) => ref.weight > 0) ?? [])
    return {
      scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
      lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
      tbt: audits['total-blocking-time']?.numericValue ?? 0,
      cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
      failed: weighed.map((ref) => ref.id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
    }
  } finally {
    chrome.kill()
  }
}
