import { readdir } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { SHOWN_NUMBERS } from '#payment/test-cards/card-numbers.ts'
import { KOMOJU_NUMBERS } from '#tests/support/payment-stand-ins/komoju/card-fates.ts'
import { STRIPE_NUMBERS } from '#tests/support/payment-stand-ins/stripe/test-cards.ts'
import { searchRun } from '#tests/support/search-run.ts'
import { closeShop, SHOP_FOLDER } from '#tests/support/shop-process.ts'

test('after all errands no store, log, table or request to our hosts holds the number of a card', async () => {
  test.setTimeout(5 * 60_000)
  const folder = process.env[SHOP_FOLDER] ?? ''
  await closeShop(folder)
  const { found, files, tables } = await searchRun(folder, [
    ...SHOWN_NUMBERS.map(({ number }) => number.replaceAll(' ', '')),
    ...STRIPE_NUMBERS,
    ...KOMOJU_NUMBERS,
  ])
  expect(found).toEqual([])
  // It looked at what there is: the shops of all errands, those at payment companies too, and what browsers asked.
  const kept = await readdir(folder)
  expect(kept.filter((name) => name.startsWith('asked-by-browser-')).length).toBeGreaterThan(0)
  expect(kept.filter((name) => name.startsWith('at-providers-')).length).toBeGreaterThan(0)
  expect(files).toBeGreaterThan(5_000)
  expect(tables).toBeGreaterThan(200)
})
