import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetMemberData } from '#shop-api/members/account/forget-member-data.ts'
import type { member_sessions } from '#shop-api/db/schema/members.ts'
import { createAddressWords } from '#tests/support/address-words.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember } from '#tests/support/create-member.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const schema: Record<string, unknown>[] = await Promise.all(
  [
    'addresses',
    'favourites',
    'histories',
    'inquiries',
    'member-records',
    'reviews',
    'visitors',
    'wallet',
  ].map((name) => import(`#shop-api/db/schema/${name}.ts`) as Promise<Record<string, unknown>>),
)
/** Every table of a member's own data that names its member. */
const tables = schema
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable) && 'user_id' in getTableColumns(value))

describe.each(ENGINES)('whoever leaves (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  test('leaves nothing that names them, and others keep theirs', async () => {
    const ask = createAsk(shop)
    const [leaves, stays] = [await createMember(shop.db), await createMember(shop.db)]
    for (const as of [leaves, stays]) {
      await ask('POST me/user-addresses', { as, body: createAddressWords() })
      await ask('POST products/wave-disc/likes', { as })
      await ask('POST product-search-histories', { as, body: { q: 'ブレーキ' } })
    }
    await shop.db.transaction((tx) => forgetMemberData(tx, leaves.id))
    expect(tables.length).toBeGreaterThan(15)
    const left: string[] = []
    for (const table of tables) {
      const rows = await shop.db.select().from(table as typeof member_sessions)
      if (rows.some(({ user_id }) => user_id === leaves.id)) left.push(getTableName(table))
    }
    expect(left).toEqual([])
    expect((await ask('GET me/user-addresses', { as: stays })).body).toMatchObject({ data: [{}] })
    expect((await ask('GET me/user-lists', { as: stays })).body).toMatchObject({ data: [{ count: 1 }] })
  })
})
