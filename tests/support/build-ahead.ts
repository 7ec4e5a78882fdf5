// Builds what the tests ask for later, each part once: the back office, the themes of the demo shops, and those of the part of the
// matrix that `npm test` looks at. `node tests/support/build-ahead.ts [seed of the matrix]`
import { buildBackOffice } from '#cli/back-office/build-back-office.ts'
import { loadDemoShops } from '#demo/demo-shops.ts'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { chooseVariant, toVariantName } from '#publisher/adapter/variant.ts'
import { loadSites } from '#sites/load-sites.ts'
import { listPairs } from '#tests/matrix/list-pairs.ts'

// As the matrix has it.
process.env['DEMO_THEMES'] = '1'

const sites = (await loadSites()).map(({ name }) => name)
const worn = (await loadDemoShops()).map(({ channel, settings }) => ({
  site: channel,
  theme: String(settings['SITE.THEME']),
}))
const looked_at = listPairs(sites, {
  site: undefined,
  theme: undefined,
  shard: { part: 1, of: 1 },
  seed: Number(process.argv[2] ?? 1),
})

await buildBackOffice()
const variants = [...worn, ...looked_at].map(({ site, theme }) => chooseVariant(site, theme))
for (const variant of new Map(variants.map((one) => [toVariantName(one), one])).values())
  await buildBundle(variant)
