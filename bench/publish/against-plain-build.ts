import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { createSitePublisher } from '#publisher/changes/site-publisher.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { median, printTable } from '../print-table.ts'
import { buildPlainSite, countPlainPages } from './build-plain-site.ts'
import { createFieldEdit, measureEdits } from './edits.ts'
import { type BenchShop, openBenchShop } from './open-bench-shop.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 5000)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 3)
const variant = { theme: 'garage', site: null }

/** Milliseconds of each turn. */
interface Times {
  cold: number[]
  brotli: number[]
  again: number[]
  plain: number[]
}

/**
 * The publisher against a plain `astro build` of a plain `getStaticPaths` site: same theme, same components, the same
 * product
 * pages and their Markdown, the data read in bulk from the same API by both. The two take turns, and neither compresses
 * (a line of its own says what brotli costs). Ours holds the shop's other pages besides (lists, categories, makers, news,
 * screens), hence the column per page.
 */
export async function measureAgainstPlainBuild(): Promise<void> {
  const shop = await openBenchShop(PRODUCTS)
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const times: Times = { cold: [], brotli: [], again: [], plain: [] }
  let ours = 0
  let plain_pages = 0
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      ours = await publishThrice(shop, `${folder}/${turn}`, times)
      const plain = await buildPlainSite(shop, { theme: variant.theme, is_incremental: false, is_cold: true })
      times.plain.push(plain.milliseconds)
      plain_pages = plain.pages
    }
    printTimes(times, { ours, plain_pages })
    process.stdout.write('\n')
    await printEdits(shop, `${folder}/0`, median(times.plain))
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns pages of the site */
async function publishThrice({ site, api }: BenchShop, folder: string, times: Times): Promise<number> {
  await rm(toBundleFolder(variant), { recursive: true, force: true })
  const started = performance.now()
  const { manifest } = await buildBundle(variant)
  const bundle = await loadBundle(manifest)
  const input = { site, bundle, api, now: new Date() }
  const plain = openEmbeddedStore(`${folder}-plain`, 'write')
  await publishSite({ ...input, store: plain, is_plain: true })
  times.cold.push(performance.now() - started)
  await plain.close()
  const store = openEmbeddedStore(folder, 'write')
  times.brotli.push((await publishSite({ ...input, store })).milliseconds)
  const { milliseconds, pages } = await publishSite({ ...input, store })
  times.again.push(milliseconds)
  await store.close()
  return pages
}

function printTimes(times: Times, pages: { ours: number; plain_pages: number }): void {
  const toRow = (what: string, values: number[], count: number) => {
    const ratio = (per: (at: number) => number) =>
      `${median(times.plain.map((_, at) => per(at))).toFixed(1)}×`
    return [
      what,
      count,
      (median(values) / 1000).toFixed(1),
      ratio((at) => times.plain[at]! / values[at]!),
      ratio((at) => times.plain[at]! / pages.plain_pages / (values[at]! / count)),
    ]
  }
  printTable(
    ['what', 'pages', 'seconds (median)', 'the plain build takes', 'a page of it takes'],
    [
      toRow('publisher, cold: Vite, render, store, switch', times.cold, pages.ours),
      toRow('publisher, all pages into an empty store, with brotli', times.brotli, pages.ours),
      toRow('publisher, all pages again, nothing changed', times.again, pages.ours),
      toRow('plain `astro build`, cold', times.plain, pages.plain_pages),
    ],
  )
}

async function printEdits(shop: BenchShop, folder: string, plain: number): Promise<void> {
  const bundle = await loadBundle(`${toBundleFolder(variant)}bundle.json`)
  const store = openEmbeddedStore(folder, 'write')
  const publisher = createSitePublisher(store, { ...shop, bundle }, { clock: () => new Date() })
  const edits = await measureEdits(publisher, shop)
  await publisher.close()
  await store.close()
  const incremental = await measureIncrementalBuild(shop)
  printTable(
    [
      'one edit, saved and live',
      'documents',
      'p50 ms',
      'p95 ms',
      'the plain build takes',
      'incrementalBuild takes',
    ],
    edits.map(({ what, written, p50, p95 }) => [
      what,
      written,
      p50.toFixed(0),
      p95.toFixed(0),
      `${Math.round(plain / p50)}×`,
      `${Math.round(incremental / p50)}×`,
    ]),
  )
}

/** Milliseconds in which a plain build that keeps its pages takes in one product's new text. */
async function measureIncrementalBuild(shop: BenchShop): Promise<number> {
  const options = { theme: variant.theme, is_incremental: true }
  await buildPlainSite(shop, { ...options, is_cold: true })
  const text = await (await createFieldEdit(shop.edit, 'products', 'description'))(Date.now())
  const { milliseconds } = await buildPlainSite(shop, { ...options, is_cold: false })
  const shown = await countPlainPages(text)
  if (shown !== 2) throw new Error(`${shown} pages of the incremental build show the edit instead of two.`)
  return milliseconds
}
