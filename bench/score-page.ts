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

/**
 * Lighthouse slows the processor down so that a strong machine is a telephone of the middle class: four times, on one whose
 * `benchmarkIndex` is this or more. On a weaker one it asks to slow it down less (docs/throttling.md «Calibrating the CPU
 * slowdown»), which here is in proportion.
 */
const STRONG_INDEX = 1500
const STRONG_SLOWDOWN = 4

interface Run {
  scores: number[]
  /** What Lighthouse thinks of the processor. */
  index: number
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
  slowdown ??= await calibrate(site, kind, headers)
  const runs: Run[] = []
  for (let turn = 0; turn < RUNS; turn += 1) runs.push(await runScored(site, kind, headers))
  return summarize(runs)
}

/** How much of the processor is taken away; known after the first look at this machine. */
let slowdown: number | undefined

async function calibrate(site: string, kind: PageKind, headers: Record<string, string>): Promise<number> {
  const looks: Run[] = []
  for (let look = 0; look < 3; look += 1) looks.push(await runScored(site, kind, headers))
  const index = median(looks.map((run) => run.index))
  const times = Math.min(STRONG_SLOWDOWN, (STRONG_SLOWDOWN * index) / STRONG_INDEX)
  process.stdout.write(
    `benchmarkIndex ${Math.round(index)}: the processor is slowed down ${times.toFixed(1)} times\n`,
  )
  return times
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
      throttling: { cpuSlowdownMultiplier: slowdown ?? STRONG_SLOWDOWN },
      ...(isNoindex(extraHeaders, kind) ? { skipAudits: ['is-crawlable'] } : {}),
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { audits, categories: found } = result.lhr
    const weighed = categories.flatMap((name) => found[name]?.auditRefs.filter((ref) => ref.weight > 0) ?? [])
    return {
      scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
      index: result.lhr.environment.benchmarkIndex,
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
