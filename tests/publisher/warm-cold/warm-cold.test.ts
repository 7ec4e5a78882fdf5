import { expect, onTestFinished, test } from 'vitest'
import type { ProductPages } from '#sites/site-config.ts'
import { openSmallShops } from './open-small-shops.ts'
import { runEdits } from './run-edits.ts'

// `npm run bench -- warm-cold` makes 300 edits of the demo shops.
const EDITS = Number(process.env['WARM_COLD_EDITS'] ?? 20)
const SEED = process.env['WARM_COLD_SEED'] ?? 'noren'
/** Compares after so many edits as well, and says each: finds the edit that left something undone. */
const EVERY = process.env['WARM_COLD_EVERY']

const steps = () => {
  const say = (words: string) => process.stdout.write(`${words}\n`)
  return EVERY === undefined ? {} : { compare_every: Number(EVERY), say }
}

test('What webhooks left after any edits is byte for byte what a full publish makes', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  onTestFinished(() => shop.close())
  expect(await runEdits({ shop, sites, seed: SEED, edits: EDITS, ...steps() })).toEqual([])
}, 1_200_000)

test('So is what visitors had rendered between the edits, in a shop that leaves its product pages to them', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  onTestFinished(() => shop.close())
  const policies: ProductPages[] = ['on-demand', { newest: 2 }]
  const lazy = sites.map((one, at) => ({ ...one, site: { ...one.site, product_pages: policies[at]! } }))
  expect(await runEdits({ shop, sites: lazy, seed: `${SEED} lazy`, edits: EDITS, ...steps() })).toEqual([])
}, 1_200_000)
