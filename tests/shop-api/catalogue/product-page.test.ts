import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

describe.each(inTurn(ENGINES))('what a product page asks besides (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  const readViewed = (ids: string) =>
    shop.read<CallOutput<'GET /v1/guest/product-histories'>>(`guest/product-histories?product_ids=${ids}`)

  test('has answered questions with the product when asked for, in one read', async () => {
    const { questions } = await shop.read<CallOutput<'GET /v1/products/{resourceKey}'>>(
      'products/wave-disc?include=questions',
    )
    const { data } = await shop.read<CallOutput<'GET /v1/products/{resourceKey}/questions'>>(
      'products/wave-disc/questions',
    )
    expect(questions).toHaveLength(2)
    expect(questions).toEqual(data)
    const plain = await shop.read<CallOutput<'GET /v1/products/{resourceKey}'>>('products/wave-disc')
    expect(plain.questions).toBeUndefined()
  })

  test('lists what a browser remembers in its order, and leaves out what there is not', async () => {
    const { data: all } = await shop.read<CallOutput<'GET /v1/products'>>('products?per=all')
    const [first, second] = all
    const { data } = await readViewed(`${second?.id},999999,nonsense,${first?.id},${second?.id}`)
    expect(data.map(({ key }) => key)).toEqual([second?.key, first?.key])
    // Of another shop, or not published yet, it is not there.
    const shown = new Set(all.map(({ id }) => id))
    const rows = await shop.db.select().from(product_models).orderBy(asc(product_models.id))
    const hidden = rows.filter(({ id }) => !shown.has(id))
    expect(hidden.length).toBeGreaterThan(0)
    expect((await readViewed(hidden.map(({ id }) => id).join(','))).data).toEqual([])
  })

  test('remembers ten at most', async () => {
    const [model] = await shop.db.select().from(product_models).where(eq(product_models.key, 'wave-disc'))
    const others = Array.from({ length: 10 }, (_, index) => 900_000 + index)
    expect((await readViewed([...others, model?.id].join(','))).data).toEqual([])
    expect((await readViewed([...others.slice(1), model?.id].join(','))).data).toHaveLength(1)
  })
})
