import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { insertCompany } from '#tests/support/company-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openInvoicedShop } from './open-invoiced-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const TERMS = {
  account_code: 'K-2',
  is_on: true,
  closing_day: 20,
  due_months: 2,
  due_day: 5,
  credit_limit: null,
  billing_name: '株式会社みなと 経理部',
  billing_postal_code: '101-0052',
  billing_address: '東京都千代田区神田小川町1-2-3',
  email: 'keiri@minato.example',
  stop_after_days: null,
}

test('terms are kept one set for a company, with what of its limit is used; wrong ones are refused', async () => {
  const { shop, editor, order, account_id } = await openInvoicedShop(opened.db)
  await insertCompany(shop, { code: 'K-2', name: '有限会社あさぎり設備' })
  const kept = await editor.call('POST /v1/admin/invoice-terms', { body: TERMS })
  expect(kept).toMatchObject({
    ...TERMS,
    billing_postal_code: '1010052',
    account_name: '有限会社あさぎり設備',
    used: 0,
  })
  const refuse = async (changed: object) =>
    (await editor.refuse('POST /v1/admin/invoice-terms', { body: { ...TERMS, ...changed } })).errors
  expect(await refuse({})).toMatchObject([{ field: 'account_code', code: 'admin.key_taken' }])
  expect(await refuse({ account_code: 'K-9' })).toMatchObject([{ field: 'account_code' }])
  expect(await refuse({ closing_day: 29 })).toMatchObject([{ field: 'closing_day' }])
  expect(await refuse({ email: 'keiri' })).toMatchObject([{ field: 'email' }])
  const params = { id: kept.id }
  const moved = await editor.refuse('PATCH /v1/admin/invoice-terms/{id}', {
    params,
    body: { version: kept.version, account_code: 'K-1' },
  })
  expect(moved.errors).toMatchObject([
    { field: 'account_code', message: expect.stringContaining('変更できません') },
  ])

  await order([[2, 1]])
  const { data } = await editor.call('GET /v1/admin/invoice-terms', { query: { account_code: 'K-1' } })
  expect(data).toMatchObject([{ used: 30_000 }])
  const { id, version } = data[0]!
  const owed = await editor.refuse('DELETE /v1/admin/invoice-terms/{id}', {
    params: { id },
    query: { version },
  })
  expect(owed.errors?.[0]?.message).toContain('まだ請求していないご注文')
  const [company] = (await editor.call('GET /v1/admin/business-accounts', { query: { q: 'K-1' } })).data
  expect(company?.id).toBe(account_id)
  const used = await editor.refuse('DELETE /v1/admin/business-accounts/{id}', {
    params: { id: account_id },
    query: { version: company!.version },
  })
  expect(used.message).toContain('請求書払いのご注文または請求書がある')
  await editor.call('DELETE /v1/admin/invoice-terms/{id}', { params, query: { version: kept.version } })
})
