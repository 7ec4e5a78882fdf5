import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startShopApi } from '#cli/shop-api-process.ts'
import { buildBundle } from '#publisher/adapter/build-bundle.ts'
import type { Bundle } from '#publisher/adapter/bundle.ts'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { publishSite } from '#publisher/publish-site.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { requireSite } from '#sites/load-sites.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import { median, printTable } from './print-table.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 5000)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 3)
const root = fileURLToPath(new URL('../', import.meta.url))
const variant = { theme: 'garage', site: null }

/**
 * The publisher against a plain `astro build` of a getStaticPaths twin: same theme, same components, same product
 * pages, the data read in bulk from the same API by both. The two take turns. Our figure holds the other pages of
 * the shop, the store, brotli and the switch besides; the twin's holds its product pages alone, uncompressed.
 */
export async function measurePublish(): Promise<void> {
  process.env['DATABASE_URL'] = 'memory://'
  process.env['DEMO_PRODUCTS'] = String(PRODUCTS)
  const site = await requireSite('moto')
  const api = await startShopApi(0, () => {})
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const cold: number[] = []
  const again: number[] = []
  const twin: number[] = []
  let pages = 0
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await rm(toBundleFolder(variant), { recursive: true, force: true })
      const started = performance.now()
      const { manifest } = await buildBundle(variant)
      const bundle = await loadBundle(manifest)
      const store = openStore(`${folder}/${turn}`, 'write')
      const first = await publishSite({ site, bundle, api: api.base, store, now: new Date() })
      cold.push(performance.now() - started)
      pages = first.pages
      const second = await publishSite({ site, bundle, api: api.base, store, now: new Date() })
      again.push(second.milliseconds)
      store.close()
      twin.push(await buildTwin(site, api.base))
    }
    const one = await measureOnePage(site, api.base)
    const toSeconds = (values: number[]) => (median(values) / 1000).toFixed(1)
    const ratio = (ours: number[]) => `${median(twin.map((time, at) => time / ours[at]!)).toFixed(1)}×`
    printTable(
      ['what', 'pages', 'seconds (median)', 'the twin takes'],
      [
        ['publisher, cold: Vite, render, compress, store, switch', pages, toSeconds(cold), ratio(cold)],
        ['publisher, all pages again, no code changed', pages, toSeconds(again), ratio(again)],
        ['twin: plain `astro build`, cold', PRODUCTS, toSeconds(twin), '1.0×'],
        [
          'publisher, one page: read, render (p50 of 20)',
          1,
          (one / 1000).toFixed(3),
          `${Math.round(median(twin) / one)}×`,
        ],
      ],
    )
  } finally {
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Site = Awaited<ReturnType<typeof requireSite>>

async function buildTwin(site: Site, api: string): Promise<number> {
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
  return performance.now() - started
}

/** From an answer of the API to the HTML of one product page, nothing remembered from before. */
async function measureOnePage(site: Site, api: string): Promise<number> {
  const { entry } = await loadBundle(`${toBundleFolder(variant)}bundle.json`)
  const bundle = (await import(entry)) as Bundle
  const { settings } = await readSiteFacts(site, api)
  const context = createRenderContext(site, api, settings, new Date())
  const paths: string[] = []
  for await (const batch of bundle.enumerate(context)) {
    paths.push(...batch.filter((path) => /^\/product\/[^/]+\/$/.test(path)))
    if (paths.length >= 21) break
  }
  const times: number[] = []
  for (const path of paths.slice(0, 21)) {
    const started = performance.now()
    await bundle.prefetch(context, [path])
    await (await bundle.render(new Request(site.origin + path), context)).text()
    times.push(performance.now() - started)
  }
  // The first one warms the frame and the code.
  return median(times.slice(1))
}
