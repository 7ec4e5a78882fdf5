import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetMemberData } from '#shop-api/members/account/forget-member-data.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import type { member_sessions } from '#shop-api/db/schema/members.ts'
import { createAddressWords } from '#tests/support/address-words.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember } from '#tests/support/create-member.ts'
import { insertBikes } from '#tests/support/insert-bikes.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const schema: Record<string, unknown>[] = await Promise.all(
  [
    'addresses',
    'bikes',
    'favourites',
    'histories',
    'inquiries',
    'member-records',
    'order-lists',
    'reviews',
    'visitors',
    'wallet',
  ].map((name) => import(`#shop-api/db/schema/${name}.ts`) as Promise<Record<string, unknown>>),
)
/** Every table of a member's own data that names its member. */
const tables = schema
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable) && 'user_id' in getTableColumns(value))

describe.each(ONE_ENGINE)('whoever leaves (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  test('leaves nothing that names them, and others keep theirs', async () => {
    const ask = createAsk(shop)
    await insertBikes(shop.db)
    const [leaves, stays] = [await createMember(shop.db), await createMember(shop.db)]
    for (const as of [leaves, stays]) {
      await ask('POST me/user-addresses', { as, body: createAddressWords() })
      await ask('POST products/wave-disc/likes', { as })
      await ask('POST product-search-histories', { as, body: { q: 'ブレーキ' } })
      await ask('PUT me/bikes/sa400-2018', { as })
    }
    const [model] = await shop.db.select().from(product_models)
    const words = { title: '軽い', body: '軽いです', rating: 5, created_at: TEST_NOW }
    const { channel_id, id: model_id } = model!
    await shop.db
      .insert(reviews)
      .values({ ...words, channel_id, model_id, user_id: leaves.id, nickname: '青木の陽子' })
    const talk = { name: '青木 陽子', name_kana: '', email: 'a@example.jp', phone: '', body: '在庫は' }
    const moments = { created_at: TEST_NOW, updated_at: TEST_NOW }
    const more = { category_names: [], files: [], status: 'open' as const, key: crypto.randomUUID() }
    await shop.db.insert(inquiries).values({ ...talk, ...moments, ...more, channel_id, user_id: leaves.id })
    await shop.db.transaction((tx) =>
      forgetMemberData(tx, { channel: 'moto', user_id: leaves.id, now: TEST_NOW }),
    )
    expect(await shop.db.$count(inquiries, eq(inquiries.key, more.key))).toBe(0)
    const [review] = await shop.db.select().from(reviews).where(eq(reviews.title, '軽い'))
    expect([review?.user_id, review?.nickname]).toEqual([null, 'お客様'])
    expect(tables.length).toBeGreaterThan(15)
    const left: string[] = []
    for (const table of tables) {
      const rows = await shop.db.select().from(table as typeof member_sessions)
      if (rows.some(({ user_id }) => user_id === leaves.id)) left.push(getTableName(table))
    }
    expect(left).toEqual([])
    expect((await ask('GET me/user-addresses', { as: stays })).body).toMatchObject({ data: [{}] })
    expect((await ask('GET me/bikes', { as: stays })).body).toMatchObject({ data: [{ key: 'sa400-2018' }] })
    expect((await ask('GET me/user-lists', { as: stays })).body).toMatchObject({ data: [{ count: 1 }] })
  })
})
