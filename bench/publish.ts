import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startShopApi } from '#cli/shop-api-process.ts'
import { buildBundle } from '#publisher/adapter/build-bundle.ts'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { createSiteDesk } from '#publisher/changes/create-site-desk.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { requireSite } from '#sites/load-sites.ts'
import { median, printTable } from './print-table.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 5000)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 3)
const root = fileURLToPath(new URL('../', import.meta.url))
const variant = { theme: 'garage', site: null }

const ADMIN_TOKEN = 'the bench edits with this'
const EDITS = 30

/**
 * The publisher against a plain `astro build` of a getStaticPaths twin: same theme, same components, the same product
 * pages and their Markdown, the data read in bulk from the same API by both. The two take turns, and neither compresses
 * (a line of its own says what brotli costs). Ours holds the shop's other pages besides (lists, categories, makers, news,
 * screens), hence the column per page.
 */
export async function measurePublish(): Promise<void> {
  process.env['DATABASE_URL'] = 'memory://'
  process.env['DEMO_PRODUCTS'] = String(PRODUCTS)
  const site = await requireSite('moto')
  const api = await startShopApi(0, () => {}, {
    ADMIN_TOKEN,
    // As a running shop does it: in development every answer is held against the contract, which costs more than it.
    NODE_ENV: 'production',
    SHOP_ORIGIN: site.origin,
    WRITES_PER_10_S: '100000',
    READS_PER_10_S: '1000000',
  })
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const times = { cold: [] as number[], brotli: [] as number[], again: [] as number[], twin: [] as number[] }
  let pages = 0
  let twinPages = 0
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await rm(toBundleFolder(variant), { recursive: true, force: true })
      const started = performance.now()
      const { manifest } = await buildBundle(variant)
      const bundle = await loadBundle(manifest)
      const input = { site, bundle, api: api.base, now: new Date() }
      const plain = openStore(`${folder}/plain-${turn}`, 'write')
      pages = (await publishSite({ ...input, store: plain, is_plain: true })).pages
      times.cold.push(performance.now() - started)
      plain.close()
      const store = openStore(`${folder}/${turn}`, 'write')
      times.brotli.push((await publishSite({ ...input, store })).milliseconds)
      times.again.push((await publishSite({ ...input, store })).milliseconds)
      store.close()
      const twin = await buildTwin(site, api.base)
      times.twin.push(twin.milliseconds)
      twinPages = twin.pages
    }
    const toRow = (what: string, values: number[], count: number) => {
      const ratio = (per: (at: number) => number) =>
        `${median(times.twin.map((_, at) => per(at))).toFixed(1)}×`
      return [
        what,
        count,
        (median(values) / 1000).toFixed(1),
        ratio((at) => times.twin[at]! / values[at]!),
        ratio((at) => times.twin[at]! / twinPages / (values[at]! / count)),
      ]
    }
    printTable(
      ['what', 'pages', 'seconds (median)', 'the twin takes', 'the twin takes a page'],
      [
        toRow('publisher, cold: Vite, render, store, switch', times.cold, pages),
        toRow('publisher, all pages into an empty store, with brotli', times.brotli, pages),
        toRow('publisher, all pages again, nothing changed', times.again, pages),
        toRow('twin: plain `astro build`, cold', times.twin, twinPages),
      ],
    )
    process.stdout.write('\n')
    printTable(
      ['one edit, saved and live', 'pages written', 'p50 ms', 'p95 ms', 'the twin takes'],
      await measureEdits(site, api.base, `${folder}/0`, median(times.twin)),
    )
  } finally {
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Site = Awaited<ReturnType<typeof requireSite>>

async function buildTwin(site: Site, api: string): Promise<{ milliseconds: number; pages: number }> {
  const work = `${root}bench/.work`
  await rm(`${work}/twin`, { recursive: true, force: true })
  await rm(`${work}/twin-cache`, { recursive: true, force: true })
  const started = performance.now()
  const astro = `${root}node_modules/astro/bin/astro.mjs`
  const built = spawnSync(process.execPath, [astro, 'build', '--config', 'bench/twin/astro.config.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      TWIN_SITE: JSON.stringify({ name: site.name, origin: site.origin, channel: site.channel }),
      TWIN_THEME: variant.theme,
      TWIN_API: api,
    },
  })
  if (built.status !== 0)
    throw new Error(`The twin was not built:\n${built.stdout.slice(-2000)}${built.stderr.slice(-2000)}`)
  const milliseconds = performance.now() - started
  const files = await readdir(`${work}/twin`, { recursive: true })
  return { milliseconds, pages: files.filter((file) => /^product\/.*\.(html|md)$/.test(file)).length }
}

/** From the publisher hearing of an edit to its bytes being live: nothing but what changed is rendered. */
async function measureEdits(site: Site, api: string, folder: string, twin: number) {
  const bundle = await loadBundle(`${toBundleFolder(variant)}bundle.json`)
  const store = openStore(folder, 'write')
  const desk = createSiteDesk(store, { site, bundle, api }, () => new Date())
  const base = `${api}/${site.channel}/v1/admin`
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const rows: (string | number)[][] = []
  try {
    for (const [what, kind, field] of [
      ['text of a piece of news', 'news', 'body'],
      ['text of a product', 'products', 'description'],
      ['name of a product', 'products', 'name'],
    ] as const) {
      const list = await fetch(`${base}/${kind}?per=1`, { headers })
      let [entry] = ((await list.json()) as { data: { id: number; version: number }[] }).data
      const spent: number[] = []
      let written = 0
      for (let edit = 0; edit <= EDITS; edit += 1) {
        const body = JSON.stringify({ version: entry!.version, [field]: `計測のための変更 ${edit}` })
        const saved = await fetch(`${base}/${kind}/${entry!.id}`, { method: 'PATCH', headers, body })
        if (!saved.ok) throw new Error(`PATCH ${kind} answered ${saved.status}: ${await saved.text()}`)
        entry = (await saved.json()) as typeof entry
        const started = performance.now()
        written = (await desk.publish(0)).changed
        // The first one warms the frame and the code.
        if (edit > 0) spent.push(performance.now() - started)
      }
      const sorted = spent.sort((a, b) => a - b)
      const p50 = median(sorted)
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
      rows.push([what, written, p50.toFixed(0), p95.toFixed(0), `${Math.round(twin / p50)}×`])
    }
  } finally {
    await desk.close()
    store.close()
  }
  return rows
}
