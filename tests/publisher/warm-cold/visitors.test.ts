import { expect, onTestFinished, test } from 'vitest'
import type { ProductPages } from '#sites/site-config.ts'
import { EDITS, SEED, steps } from './edit-run.ts'
import { inTurn } from '#tests/support/turns.ts'
import { openSmallShops } from './open-small-shops.ts'
import { runEdits } from './run-edits.ts'

// In a file of its own: the two take the longest of all, and run side by side.
test('What visitors had rendered between edits is byte for byte what a full publish makes, in a shop that leaves its product pages to them', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  onTestFinished(() => shop.close())
  const policies: ProductPages[] = ['on-demand', { newest: 2 }]
  const lazy = sites.map((one, at) => ({ ...one, site: { ...one.site, product_pages: policies[at]! } }))
  expect(
    await runEdits({ shop, sites: [...inTurn(lazy)], seed: `${SEED} lazy`, edits: EDITS, ...steps() }),
  ).toEqual([])
}, 1_200_000)
