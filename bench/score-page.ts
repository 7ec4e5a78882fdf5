import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { loadVisitHeaders } from '#tests/support/keycode.ts'
import type { PageKind } from '#tests/support/page-kinds.ts'
import { chromiumArguments, requireChromium } from '#tests/support/require-chromium.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { median } from './print-table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = Number(process.env['BENCH_TURNS'] ?? 5)
const MAX_TRIES = 3

interface Run {
  scores: number[]
  lcp: number
  tbt: number
  cls: number
  failed: string[]
}

/** Headings of what `scorePage` says. */
export const SCORE_HEADINGS = ['P/A/BP/SEO', 'P of each run', 'LCP ms', 'TBT ms', 'CLS', 'failed audits']

/** Lighthouse, mobile, simulated throttling: the medians of some runs of a page that a shop serves, as cells of a table. */
export async function scorePage(site: string, kind: PageKind): Promise<(string | number)[]> {
  const headers = await toVisit(site)
  const runs: Run[] = []
  for (let turn = 0; turn < RUNS; turn += 1) runs.push(await runScored(site, kind, headers))
  return summarize(runs)
}

/** The cookie with the pass of a closed shop. */
async function toVisit(site: string): Promise<Record<string, string>> {
  const { [KEYCODE_HEADER]: pass } = await loadVisitHeaders(site)
  return pass === undefined ? {} : { cookie: `${KEYCODE_COOKIE}=${pass}` }
}

function summarize(runs: readonly Run[]): (string | number)[] {
  return [
    categories.map((_, at) => median(runs.map((run) => run.scores[at] ?? 0))).join('/'),
    runs.map((run) => run.scores[0]).join('-'),
    Math.round(median(runs.map((run) => run.lcp))),
    Math.round(median(runs.map((run) => run.tbt))),
    median(runs.map((run) => run.cls)).toFixed(3),
    [...new Set(runs.flatMap((run) => run.failed))].join(', ') || '–',
  ]
}

/** Pages that must be noindex (architecture «Budgets»): `is-crawlable` does not count there, everything else does. */
const isNoindex = (headers: Record<string, string>, { name }: PageKind) =>
  'cookie' in headers || name === 'cart'

/** A run that Lighthouse cannot judge («no paint seen») is reported and repeated. It says nothing about the page. */
async function runScored(site: string, kind: PageKind, headers: Record<string, string>): Promise<Run> {
  for (let tried = 1; ; tried += 1) {
    const run = await runOnce(site, kind, headers)
    if (run.scores.every((score) => score > 0) || tried === MAX_TRIES) return run
    process.stderr.write(`${site} ${kind.name}: no score (${run.failed.join(', ')})\n`)
  }
}

async function runOnce(site: string, kind: PageKind, extraHeaders: Record<string, string>): Promise<Run> {
  const url = toShopUrl(site) + kind.path
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      extraHeaders,
      ...(isNoindex(extraHeaders, kind) ? { skipAudits: ['is-crawlable'] } : {}),
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { audits, categories: found } = result.lhr
    const weighed = categories.flatMap((name) => found[name]?.auditRefs.filter((ref) => ref.weight > 0) ?? [])
    return {
      scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
      lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
      tbt: audits['total-blocking-time']?.numericValue ?? 0,
      cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
      failed: weighed.flatMap(({ id }) => tellFailed(audits[id])),
    }
  } finally {
    chrome.kill()
  }
}

/** Name of an audit that failed or could not be made, with what was said of it. */
function tellFailed(audit: Result['audits'][string] | undefined): string[] {
  if (!audit || ((audit.score ?? 1) >= 0.9 && !audit.errorMessage)) return []
  const items = audit.details?.type === 'table' ? audit.details.items : []
  const logged =
    audit.id === 'errors-in-console' ? items.map((item) => JSON.stringify(item['description'])) : []
  return [[audit.id, audit.errorMessage, ...logged].filter(Boolean).join(': ')]
}
