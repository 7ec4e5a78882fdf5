import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { createMember } from '#tests/support/create-member.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
})
afterAll(() => shop.close())

const path = 'PATCH /v1/admin/business-buyers/{id}'

test('A list is shared with one company: it stays so through a pause, and ends with another company', async () => {
  const editor = createEditor(shop.request)
  const company = { price_rate: 100, note: '', is_active: true }
  for (const code of ['S-1', 'S-2'])
    await editor.call('POST /v1/admin/business-accounts', { body: { ...company, code, name: code } })
  const email = 'kyoyu@example.jp'
  const { id: user_id } = await createMember(shop.db, { user: { email, username: email } })
  const now = new Date()
  const list = { channel_id: 1, user_id, name: '補充', created_at: now, updated_at: now }
  await shop.db.insert(order_lists).values({ ...list, is_shared: true })
  const isShared = async () =>
    (await shop.db.select().from(order_lists).where(eq(order_lists.user_id, user_id)))[0]?.is_shared
  const share = () =>
    shop.db.update(order_lists).set({ is_shared: true }).where(eq(order_lists.user_id, user_id))

  // Kept from a company that is no longer in the books.
  const made = await editor.call('POST /v1/admin/business-buyers', {
    body: {
      account_code: 'S-1',
      email,
      role: 'buyer',
      order_limit: null,
      monthly_limit: null,
      is_active: true,
    },
  })
  expect(await isShared()).toBe(false)

  await share()
  const params = { id: user_id }
  const paused = await editor.call(path, { params, body: { version: made.version, is_active: false } })
  const back = await editor.call(path, { params, body: { version: paused.version, is_active: true } })
  expect(await isShared()).toBe(true)
  await editor.call(path, { params, body: { version: back.version, account_code: 'S-2' } })
  expect(await isShared()).toBe(false)
})
