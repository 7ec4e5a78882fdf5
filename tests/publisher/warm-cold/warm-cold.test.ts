import { expect, onTestFinished, test } from 'vitest'
import { chosenEdits } from './chosen-edits.ts'
import { EDITS, SEED, steps } from './edit-run.ts'
import { openSmallShops } from './open-small-shops.ts'
import { runEdits } from './run-edits.ts'

test('What webhooks left after any edits is byte for byte what a full publish makes', async () => {
  const { shop, sites } = await openSmallShops(new Date('2026-11-27T03:00:00Z'))
  onTestFinished(() => shop.close())
  const run = { shop, sites, chosen: chosenEdits, seed: SEED, edits: EDITS }
  expect(await runEdits({ ...run, ...steps() })).toEqual([])
}, 1_200_000)
