import { and, asc, eq, lt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { changes, channels } from '#shop-api/db/schema/channels.ts'
import { articles, qas } from '#shop-api/db/schema/content.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { forgetOldChanges } from '#shop-api/publishing/forget-old-changes.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'
import { createSmallShop } from '#tests/support/small-shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

describe.each(ENGINES)('dates of publication on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await opened.db.delete(channels)
    // What campaigns and people do by date is told in stylists-and-campaigns.test.ts.
    const shop = { ...createSmallShop('moto'), coupons: [], landing_pages: [], stylists: [] }
    await insertDemoShop(opened.db, { shop, now: TEST_NOW })
    // When they stop being new is told in a test of its own.
    await opened.db
      .update(product_models)
      .set({ published_at: inDays(-100) })
      .where(lt(product_models.published_at, TEST_NOW))
  })

  const listChanges = async () => {
    const rows = await opened.db.select().from(changes).orderBy(asc(changes.version))
    return rows.slice(1).map(({ type, key, action }) => `${type} ${key} ${action}`)
  }

  test('what was planned comes and goes on its day, once, and not before', async () => {
    await opened.db
      .update(articles)
      .set({ close_at: inDays(10) })
      .where(eq(articles.key, 'news-1'))
    await opened.db.update(qas).set({ published_at: inDays(5) })
    expect(await recordDueContent(opened.db, inDays(1))).toEqual(inDays(5))
    expect(await listChanges()).toEqual([])
    const [question] = await opened.db.select().from(qas)
    expect(await recordDueContent(opened.db, inDays(5))).toEqual(inDays(10))
    expect(await listChanges()).toEqual([`faq ${question?.id} created`])
    const [planned] = await opened.db.select().from(product_models).where(eq(product_models.key, 'next-year'))
    expect(await recordDueContent(opened.db, inDays(10))).toEqual(planned?.published_at)
    await recordDueContent(opened.db, inDays(10))
    expect(await listChanges()).toEqual([`faq ${question?.id} created`, 'news news-1 deleted'])
    expect(planned?.version).toBe(0)
  })

  test('a shop that was closed meanwhile catches up, and what came and went is gone', async () => {
    await opened.db
      .update(articles)
      .set({ published_at: inDays(2), close_at: inDays(4) })
      .where(eq(articles.key, 'news-2'))
    expect(await recordDueContent(opened.db, inDays(60))).toBeUndefined()
    expect(await listChanges()).toEqual([
      'product next-year created',
      'news news-2 deleted',
      // Holds the product that came.
      'collection pickup updated',
    ])
    const [model] = await opened.db.select().from(product_models).where(eq(product_models.key, 'next-year'))
    expect(model?.version).toBe(2)
  })

  test('a draft has no date, and two shops that look at once record once', async () => {
    await opened.db
      .update(product_models)
      .set({ is_draft: true })
      .where(and(eq(product_models.key, 'next-year')))
    await opened.db
      .update(articles)
      .set({ published_at: inDays(2) })
      .where(eq(articles.key, 'news-2'))
    await Promise.all([1, 2, 3].map(() => recordDueContent(opened.db, inDays(60))))
    expect(await listChanges()).toEqual(['news news-2 created'])
  })

  test('a product is told of when it is no longer new', async () => {
    const published_at = inDays(-20)
    await opened.db.update(product_models).set({ published_at }).where(eq(product_models.key, 'chain-520'))
    await opened.db.update(product_models).set({ is_draft: true }).where(eq(product_models.key, 'next-year'))
    expect(await recordDueContent(opened.db, inDays(1))).toEqual(inDays(10))
    expect(await listChanges()).toEqual([])
    expect(await recordDueContent(opened.db, inDays(10))).toBeUndefined()
    expect(await listChanges()).toEqual(['product chain-520 updated'])
  })

  test('the feed forgets what was overtaken, never the last word on a thing', async () => {
    const record = (key: string, action: 'created' | 'updated' | 'deleted', now: Date) =>
      opened.db.transaction(async (tx) => {
        const [channel] = await tx.select().from(channels)
        await recordChange(tx, {
          channel_id: channel?.id ?? 0,
          changed: [{ type: 'blog', key, action }],
          now,
        })
      })
    await record('a', 'created', inDays(0))
    await record('a', 'updated', inDays(1))
    await record('b', 'created', inDays(1))
    await record('b', 'deleted', inDays(2))
    await record('a', 'updated', inDays(20))
    await forgetOldChanges(opened.db, inDays(21))
    expect(await listChanges()).toEqual(['blog b deleted', 'blog a updated'])
  })
})
