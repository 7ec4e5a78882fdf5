import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRecommended } from '#shop-api/catalogue/load-related.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models, product_texts } from '#shop-api/db/schema/catalogue.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { moto } from '#demo/moto.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'

const FITS = ['適合車種', 'チェーンサイズ']

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
  await insertDemoShop(opened.db, { shop: moto, now: TEST_NOW, product_count: 240 })
})
afterAll(() => opened.close())

test('A part that must fit is recommended beside parts for the same motorcycle and chain only', async () => {
  const { db } = opened
  const texts = await db
    .select({ id: product_texts.model_id, specs: product_texts.specs })
    .from(product_texts)
  const specOf = new Map(
    texts.map(({ id, specs }) => [id, new Map(specs.map(({ label, value }) => [label, value]))]),
  )
  const models = await db.select({ id: product_models.id, key: product_models.key }).from(product_models)
  const recommended = await loadRecommended(db, models, TEST_NOW)
  const wrong = models.flatMap(({ id, key }) =>
    (recommended.get(id) ?? []).flatMap((beside) =>
      // A machine has one chain: what is for the same machine agrees on that too.
      FITS.filter((label) => specOf.get(beside.id)?.has(label))
        .slice(0, 1)
        .filter((label) => specOf.get(beside.id)?.get(label) !== specOf.get(id)?.get(label))
        .map((label) => `${key} beside ${beside.key}: ${label}`),
    ),
  )
  expect(wrong).toEqual([])
  expect([...recommended.values()].filter((beside) => beside.length > 0).length).toBeGreaterThan(200)
})
