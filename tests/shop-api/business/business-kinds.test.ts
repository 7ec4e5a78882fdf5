import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval_requests } from '#shop-api/db/schema/business.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const ACCOUNT = { name: '株式会社青葉', price_rate: 95, note: '月末締め', is_active: true }
const PRICE = { code: 'CH-520', unit_price: 880, valid_from: null, valid_until: null }
const BUYER = {
  role: 'buyer' as const,
  order_limit: 30_000,
  monthly_limit: null,
  is_active: true,
}

describe('companies that buy, as the staff keep them', () => {
  let shop: TestShop
  let editor: ReturnType<typeof createEditor>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    editor = createEditor(shop.request)
  })
  afterAll(() => shop.close())

  /** A company of its own for each test. */
  const addCompany = async (code: string, name = ACCOUNT.name) => {
    const body = { ...ACCOUNT, code, name }
    return { body, ...(await editor.call('POST /v1/admin/business-accounts', { body })) }
  }
  const addPrice = (account_code: string) =>
    editor.call('POST /v1/admin/contract-prices', { body: { ...PRICE, account_code } })
  const addBuyer = async (account_code: string, email: string) => {
    const { id } = await createMember(shop.db, { user: { email, username: email } })
    const made = await editor.call('POST /v1/admin/business-buyers', {
      body: { ...BUYER, account_code, email },
    })
    return { user_id: id, made }
  }
  const readJournal = async () => (await editor.call('GET /v1/admin/journal', { query: { per: 1 } })).data[0]!

  test('a company is made, found and changed; publishers hear of nothing, the journal knows', async () => {
    const since = await editor.readVersion()
    const { id, version, body } = await addCompany('K-1', '株式会社若葉')
    const { data } = await editor.call('GET /v1/admin/business-accounts', { query: { q: '若葉' } })
    expect(data).toMatchObject([{ ...body, buyer_count: 0, price_count: 0, ordered_this_month: 0 }])
    const changed = await editor.call('PATCH /v1/admin/business-accounts/{id}', {
      params: { id },
      body: { version, price_rate: 90 },
    })
    expect(changed.price_rate).toBe(90)
    expect(await editor.listChanges(since)).toEqual([])
    expect(await readJournal()).toMatchObject({
      kind: 'business-accounts',
      name: '株式会社若葉',
      area: 'members',
      can_undo: true,
    })
    const late = await editor.refuse('PATCH /v1/admin/business-accounts/{id}', {
      params: { id },
      body: { version, name: '別名' },
    })
    expect(late).toMatchObject({ status: 409, code: 'admin.version_conflict' })
  })

  test('a code stands once in a shop, and another shop has its own', async () => {
    const { id, body } = await addCompany('K-2')
    const twice = await editor.refuse('POST /v1/admin/business-accounts', { body })
    expect(twice).toMatchObject({ status: 422, errors: [{ field: 'code' }] })
    const other = createEditor(shop.request, { channel: 'gift' })
    await other.call('POST /v1/admin/business-accounts', { body })
    expect((await other.call('GET /v1/admin/business-accounts', { query: {} })).data).toHaveLength(1)
    const strange = await other.refuse('GET /v1/admin/business-accounts/{id}', { params: { id } })
    expect(strange.status).toBe(404)
  })

  test('a price names a company and a part number the shop has, once, with its days in order', async () => {
    const { code: account_code } = await addCompany('K-3')
    const refuse = async (changed: object) =>
      (
        await editor.refuse('POST /v1/admin/contract-prices', {
          body: { ...PRICE, account_code, ...changed },
        })
      ).errors
    expect(await refuse({ account_code: 'K-none' })).toMatchObject([
      { field: 'account_code', message: 'この得意先コードは登録されていません' },
    ])
    expect(await refuse({ code: 'NO-1' })).toMatchObject([
      { field: 'code', message: 'この品番は登録されていません' },
    ])
    const days = await editor.refuse('POST /v1/admin/contract-prices', {
      body: { ...PRICE, account_code, valid_from: '2026-12-02', valid_until: '2026-12-01' },
    })
    expect(days.errors).toMatchObject([{ field: 'valid_until' }])
    const { id, version } = await addPrice(account_code)
    expect(await refuse({})).toMatchObject([{ field: 'code', code: 'admin.key_taken' }])
    const { data } = await editor.call('GET /v1/admin/contract-prices', { query: { account_code } })
    expect(data).toMatchObject([
      { ...PRICE, account_code, account_name: '株式会社青葉', product_key: 'chain-520' },
    ])
    const from = await editor.call('PATCH /v1/admin/contract-prices/{id}', {
      params: { id },
      body: { version, valid_from: '2026-12-02' },
    })
    const wrong = await editor.refuse('PATCH /v1/admin/contract-prices/{id}', {
      params: { id },
      body: { version: from.version, valid_until: '2026-12-01' },
    })
    expect(wrong.errors).toMatchObject([{ field: 'valid_until' }])
  })

  test('a buyer is a member who buys for nobody else, and stays one person', async () => {
    const { code: account_code } = await addCompany('K-4')
    const refuse = async (changed: object) =>
      (
        await editor.refuse('POST /v1/admin/business-buyers', {
          body: { ...BUYER, account_code, email: 'AOKI@example.jp', ...changed },
        })
      ).errors
    expect(await refuse({ email: 'nobody@example.jp' })).toMatchObject([{ field: 'email' }])
    const { id: user_id } = await createMember(shop.db, {
      user: { email: 'aoki@example.jp', username: 'aoki@example.jp' },
    })
    const made = await editor.call('POST /v1/admin/business-buyers', {
      body: { ...BUYER, account_code, email: 'AOKI@example.jp' },
    })
    expect(made).toMatchObject({
      id: user_id,
      name: '青木 陽子',
      email: 'aoki@example.jp',
      order_limit: 30_000,
    })
    expect(await refuse({})).toMatchObject([{ message: 'この会員は、すでにこの得意先の購入担当者です' }])
    const other = await addCompany('K-5', '若草商事')
    expect((await refuse({ account_code: other.code }))?.[0]?.message).toContain('株式会社青葉')
    const moved = await editor.refuse('PATCH /v1/admin/business-buyers/{id}', {
      params: { id: user_id },
      body: { version: made.version, email: 'other@example.jp' },
    })
    expect(moved.errors).toMatchObject([{ field: 'email' }])
    const approver = await editor.call('PATCH /v1/admin/business-buyers/{id}', {
      params: { id: user_id },
      body: { version: made.version, role: 'approver' },
    })
    expect(approver).toMatchObject({ role: 'approver', order_limit: null })
    // What the journal keeps outlives the member.
    const { id, name } = await readJournal()
    const { before, after } = await editor.call('GET /v1/admin/journal/{id}', { params: { id } })
    expect(JSON.stringify([before, after, name])).not.toMatch(/aoki@|青木/)
    expect(name).toBe('株式会社青葉')
  })

  test('a company with buyers and prices stays, and the refusal says how many', async () => {
    const { id, code } = await addCompany('K-6')
    await addBuyer(code, 'counted@example.jp')
    await addPrice(code)
    const kept = await editor.refuse('DELETE /v1/admin/business-accounts/{id}', { params: { id } })
    expect(kept).toMatchObject({ status: 422, code: 'admin.in_use' })
    expect(kept.message).toContain('購入担当者1名、契約価格1件')
  })

  test('a buyer whose request waits stays until somebody decided', async () => {
    const { id: account_id, code: account_code } = await addCompany('K-7')
    const { user_id } = await addBuyer(account_code, 'waits@example.jp')
    await shop.request('/moto/v1/carts/init', { method: 'POST', body: JSON.stringify({ token: null }) })
    const [cart] = await shop.db.select().from(carts).limit(1)
    await shop.db.insert(approval_requests).values({
      channel_id: 1,
      account_id,
      cart_id: cart!.id,
      requester_id: user_id,
      status: 'waiting',
      total_payment: 1,
      asked_at: new Date(),
    })
    const kept = await editor.refuse('DELETE /v1/admin/business-buyers/{id}', { params: { id: user_id } })
    expect(kept).toMatchObject({ code: 'admin.in_use' })
    await shop.db.delete(approval_requests)
    await editor.call('DELETE /v1/admin/business-buyers/{id}', { params: { id: user_id } })
    expect((await editor.call('GET /v1/admin/business-buyers', { query: { account_code } })).data).toEqual([])
  })

  test('a change is taken back from the journal', async () => {
    const { code } = await addCompany('K-8')
    const { id, version } = await addPrice(code)
    await editor.call('PATCH /v1/admin/contract-prices/{id}', {
      params: { id },
      body: { version, unit_price: 700 },
    })
    await editor.call('POST /v1/admin/journal/{id}/undo', {
      params: { id: (await readJournal()).id },
      body: {},
    })
    expect(await editor.call('GET /v1/admin/contract-prices/{id}', { params: { id } })).toMatchObject({
      unit_price: 880,
    })
  })
})
