import { buildBundle } from '#tests/support/build-bundle.ts'
import { chooseVariant } from '#publisher/adapter/variant.ts'
import { loadBundle } from '#publisher/load-bundle.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { loadDemoShops } from '#demo/demo-shops.ts'
import { requireSite } from '#sites/load-sites.ts'
import { openSteppedShop } from '#tests/publisher/warm-cold/open-stepped-shop.ts'
import { runEdits } from '#tests/publisher/warm-cold/run-edits.ts'
import { printTable } from './print-table.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 60)
const EDITS = Number(process.env['BENCH_EDITS'] ?? 300)
const SEED = process.env['BENCH_SEED'] ?? 'noren'
/** Compares after so many edits as well, to find which one left something undone. */
const EVERY = Number(process.env['BENCH_EVERY'] ?? 50)
const names = ['moto', 'okurimono']

/**
 * Random edits of the demo shops by webhook, then a full publish of the same content at the same clock into an empty
 * store (tests/publisher/warm-cold): every byte has to be equal.
 */
export async function measureWarmCold(): Promise<void> {
  const started = performance.now()
  const shop = await openSteppedShop(new Date('2026-11-20T03:00:00Z'), async (db, now) => {
    for (const demo of (await loadDemoShops()).filter(({ channel }) => names.includes(channel))) {
      await insertDemoShop(db, { shop: demo, now, product_count: PRODUCTS })
    }
  })
  try {
    const sites: PublishedSite[] = []
    for (const name of names) {
      const site = await requireSite(name)
      const { settings } = await readSiteFacts(site, shop.api)
      const { manifest } = await buildBundle(chooseVariant(name, settings['SITE.THEME']))
      sites.push({ site, bundle: await loadBundle(manifest), api: shop.api })
    }
    const say = (words: string) => process.stderr.write(`${words}\n`)
    const differences = await runEdits({
      shop,
      sites,
      seed: SEED,
      edits: EDITS,
      compare_every: EVERY,
      ...(process.env['BENCH_EVERY'] && { say }),
    })
    printTable(
      ['edits', 'sites', 'days that passed', 'minutes', 'differences'],
      [
        [
          EDITS,
          names.join(', '),
          Math.round((shop.clock().getTime() - Date.parse('2026-11-20T03:00:00Z')) / 86_400_000),
          ((performance.now() - started) / 60_000).toFixed(1),
          differences.length,
        ],
      ],
    )
    if (differences.length > 0) {
      process.stdout.write(`\n${differences.join('\n')}\n`)
      process.exitCode = 1
    }
  } finally {
    await shop.close()
  }
}
