import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InquiryDetail } from '#contract/shapes/inquiry.ts'
import type { Product } from '#contract/shapes/product.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const evil = '<img src=x onerror=alert(1)>'

describe.each(ONE_ENGINE)('the inbox of the shop’s staff (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let editor: ReturnType<typeof createEditor>
  let neighbour: ReturnType<typeof createEditor>
  let hanako: TestMember
  let channel_id: number
  let model_id: number
  beforeAll(async () => {
    shop = await openTestShop({ engine, config: { staff: staffSecrets } })
    ask = createAsk(shop)
    editor = createEditor(shop.request)
    neighbour = createEditor(shop.request, { channel: 'gift' })
    const [moto] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
    channel_id = moto?.id ?? 0
    model_id = (await shop.read<Product>('products/wave-disc')).id
  })
  beforeEach(async () => {
    await shop.db.delete(inquiries)
    await shop.db.delete(mails)
    hanako = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const write = async (title: string, rating = 5, minutes = 0) => {
    const { id: user_id } = await createMember(shop.db)
    const created_at = new Date(TEST_NOW.getTime() + minutes * 60_000)
    const words = { nickname: '花子', title, body: evil, rating, state: 'waiting' as const, created_at }
    const [review] = await shop.db
      .insert(reviews)
      .values({ ...words, channel_id, model_id, user_id })
      .returning()
    return review?.id ?? 0
  }
  const inquire = async (as?: TestMember) => {
    const body = {
      category_id: 'general',
      name: '佐藤 花子',
      name_kana: 'サトウ ハナコ',
      email: 'hanako@example.jp',
      phone: '',
      body: evil,
    }
    return ((await ask('POST inquiries', { ...(as && { as }), body })).body as { key: string }).key
  }

  test('reads reviews, the longest waiting first, and shows them or keeps them away', async () => {
    const [later, earlier] = [await write('あと', 4, 1), await write('さき')]
    const waiting = await editor.call('GET /v1/admin/reviews', { query: {} })
    expect(waiting.data.map(({ id }) => id)).toEqual([earlier, later])
    expect(waiting.data[0]).toMatchObject({
      title: 'さき',
      body: evil,
      state: 'waiting',
      product: { key: 'wave-disc' },
    })
    const decide = (id: number, state: 'shown' | 'refused') =>
      editor.call('PATCH /v1/admin/reviews/{id}', { params: { id }, body: { state } })
    expect(await decide(earlier, 'shown')).toMatchObject({ id: earlier, state: 'shown' })
    expect(await decide(later, 'refused')).toMatchObject({ state: 'refused' })
    expect((await editor.call('GET /v1/admin/reviews', { query: {} })).data).toEqual([])
    const refused = await editor.call('GET /v1/admin/reviews', { query: { state: 'refused' } })
    expect(refused.data.map(({ id }) => id)).toContain(later)
    const product = await shop.read<Product>('products/wave-disc?include=reviews')
    expect(product.reviews?.map(({ id }) => id)).toContain(earlier)
    expect(product.reviews?.map(({ id }) => id)).not.toContain(later)
  })

  test('counts the stars rightly when two of the staff decide otherwise at once', async () => {
    for (let time = 0; time < 5; time++) {
      const id = await write(`同時${time}`, 1)
      await Promise.all(
        (['shown', 'refused'] as const).map((state) =>
          editor.call('PATCH /v1/admin/reviews/{id}', { params: { id }, body: { state } }),
        ),
      )
      const product = await shop.read<Product>('products/wave-disc')
      const shown = await shop.read<{ data: unknown[] }>('products/wave-disc/reviews?per=all')
      expect(product.review_count).toBe(shown.data.length)
    }
  })

  test('answers an inquiry, which the member reads, and ends it', async () => {
    const key = await inquire(hanako)
    const guests = await inquire()
    const open = await editor.call('GET /v1/admin/inquiries', { query: {} })
    expect(new Map(open.data.map((one) => [one.key, one.is_member]))).toEqual(
      new Map([
        [key, true],
        [guests, false],
      ]),
    )
    const params = { resourceKey: key }
    await shop.db.delete(mails)
    const answered = await editor.call('POST /v1/admin/inquiries/{resourceKey}/reply', {
      params,
      body: { body: `お答えします。${evil}` },
    })
    expect(answered).toMatchObject({
      status: 'answered',
      email: 'hanako@example.jp',
      extend: null,
      comments: [{ author: 'shop', body: `お答えします。${evil}` }],
    })
    const [mail] = await shop.db.select().from(mails)
    expect(mail).toMatchObject({ to: 'hanako@example.jp' })
    expect(mail?.html).not.toContain('<img')
    const read = (await ask(`GET me/inquiries/${key}`, { as: hanako })).body as InquiryDetail
    expect(read.comments).toEqual(answered.comments)
    for (let twice = 0; twice < 2; twice++) {
      const closed = await editor.call('POST /v1/admin/inquiries/{resourceKey}/close', { params })
      expect(closed.status).toBe('closed')
    }
    const late = await ask('POST inquiry-comments/reply', {
      as: hanako,
      body: { inquiry_key: key, body: 'もう一つ' },
    })
    expect(late).toMatchObject({ status: 422, body: { code: 'inquiry.closed' } })
    const list = await editor.call('GET /v1/admin/inquiries', { query: { status: 'closed' } })
    expect(list.data.map((one) => one.key)).toEqual([key])
  })

  test('is shut to members and guests, and reads nothing of another shop', async () => {
    const id = await write('よその店')
    const resourceKey = await inquire(hanako)
    const outsiders = [undefined, hanako]
    for (const as of outsiders) {
      for (const call of [
        'GET admin/reviews',
        `PATCH admin/reviews/${id}`,
        'GET admin/inquiries',
        `GET admin/inquiries/${resourceKey}`,
        `POST admin/inquiries/${resourceKey}/reply`,
        `POST admin/inquiries/${resourceKey}/close`,
      ]) {
        const body = call.startsWith('PATCH') ? { state: 'shown' } : { body: 'x' }
        const given = call.startsWith('GET') ? {} : { body }
        expect([call, (await ask(call, { ...(as && { as }), ...given })).status]).toEqual([call, 401])
      }
    }
    const params = { resourceKey }
    const gone = { status: 404 }
    expect((await neighbour.call('GET /v1/admin/reviews', { query: {} })).data).toEqual([])
    expect((await neighbour.call('GET /v1/admin/inquiries', { query: {} })).data).toEqual([])
    const state = { state: 'shown' } as const
    const body = { body: '横取り' }
    expect(
      await neighbour.refuse('PATCH /v1/admin/reviews/{id}', { params: { id }, body: state }),
    ).toMatchObject(gone)
    expect(await neighbour.refuse('GET /v1/admin/inquiries/{resourceKey}', { params })).toMatchObject(gone)
    expect(
      await neighbour.refuse('POST /v1/admin/inquiries/{resourceKey}/reply', { params, body }),
    ).toMatchObject(gone)
    expect(await neighbour.refuse('POST /v1/admin/inquiries/{resourceKey}/close', { params })).toMatchObject(
      gone,
    )
  })
})
