import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import type { Product } from '#contract/shapes/product.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { changes, channels } from '#shop-api/db/schema/channels.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { decideReview } from '#shop-api/members/reviews/decide-review.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { createOrder } from '#tests/support/create-order.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const actor = { person_id: null, name: '店野 守' }

const review = {
  nickname: '',
  title: '<b>良い</b>品',
  body: '効きます。\n<script>alert(1)</script>',
  rating: 2,
}

describe.each(ONE_ENGINE)('a review (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let channel_id: number
  let model_id: number
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
    const [moto] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
    channel_id = moto?.id ?? 0
    model_id = (await shop.read<Product>('products/wave-disc')).id
  })
  let visitor = 0
  beforeEach(async () => {
    visitor++
    await shop.db.delete(mails)
    hanako = await createMember(shop.db, { user: { email: `hanako-${visitor}@example.jp` } })
  })
  afterAll(() => shop.close())

  const write = (as: TestMember, body: unknown = review, id: unknown = model_id) =>
    ask(`POST products/${id}/reviews`, {
      as: { headers: { ...as.headers, 'x-forwarded-for': `203.0.113.${visitor}` } as TestMember['headers'] },
      body,
    })
  const buy = (user_id: number | null) => createOrder(shop.db, { user_id, code: 'WD-100-SV' })
  const read = () =>
    shop.read<CallOutput<'GET /v1/products/{resourceKey}/reviews'>>('products/wave-disc/reviews?per=all')

  test('is taken only of something bought, whose order stands', async () => {
    expect(await write(hanako)).toMatchObject({ status: 422, body: { code: 'review.not_bought' } })
    // A guest's order is nobody's, whatever address it names.
    await buy(null)
    expect(await write(hanako)).toMatchObject({ status: 422, body: { code: 'review.not_bought' } })
    const order = await buy(hanako.id)
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id))
    expect(await write(hanako)).toMatchObject({ status: 422, body: { code: 'review.not_bought' } })
    await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, order.id))
    expect(await write(hanako)).toMatchObject({ status: 200, body: { is_published: false } })
    expect(await write(hanako)).toMatchObject({ status: 422, body: { code: 'review.already_written' } })
    const stranger = await createMember(shop.db)
    expect(await write(stranger)).toMatchObject({ status: 422, body: { code: 'review.not_bought' } })
    expect((await ask(`POST products/${model_id}/reviews`, { body: review })).status).toBe(401)
    expect((await write(hanako, review, 999_999)).status).toBe(404)
    expect(await write(hanako, { ...review, rating: 6, body: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'body' }, { field: 'rating' }] },
    })
  })

  test('shows once the shop has read it, and the product page is published again', async () => {
    await buy(hanako.id)
    const before = await read()
    const { id } = (await write(hanako)).body as { id: number }
    expect((await read()).data).toEqual(before.data)
    const waiting = await shop.read<Product>('products/wave-disc?include=reviews')
    expect(waiting).toMatchObject({ review_count: before.data.length })
    expect(waiting.reviews).toHaveLength(before.data.length)
    const [mail] = await shop.db.select().from(mails)
    expect(mail).toMatchObject({
      to: 'shop@example.jp',
      subject: expect.stringContaining('ウェーブディスク'),
    })
    expect(mail?.html).toContain('&lt;script&gt;')
    expect(mail?.html).not.toContain('<script>')

    await decideReview(shop.db, { channel_id, id, decision: 'shown', now: TEST_NOW, actor })
    const [shown] = (await read()).data
    expect(shown).toMatchObject({ ...review, nickname: 'お客様' })
    const product = await shop.read<Product>('products/wave-disc')
    const stars = [...before.data.map(({ rating }) => rating), review.rating]
    expect(product.review_count).toBe(stars.length)
    expect(product.review_average).toBe(
      Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10,
    )
    const told = await shop.db.select().from(changes).where(eq(changes.key, 'wave-disc'))
    expect(told.at(-1)).toMatchObject({ type: 'product', action: 'updated', version: product.version })

    await decideReview(shop.db, { channel_id, id, decision: 'refused', now: TEST_NOW, actor })
    expect(await read()).toEqual(before)
    const [model] = await shop.db.select().from(product_models).where(eq(product_models.id, model_id))
    expect(model).toMatchObject({ review_count: before.data.length })
    const foreign = decideReview(shop.db, {
      channel_id: channel_id + 1,
      id,
      decision: 'shown',
      now: TEST_NOW,
      actor,
    })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })
})
