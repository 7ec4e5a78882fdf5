import { createMember } from '#tests/support/create-member.ts'
import type { ExampleShop } from './open-example-shop.ts'

/** A company that buys, who buys for it, and a price it agreed on; the buyer looks at that price. */
export async function agreeOnPrices({ db, open, staff }: ExampleShop): Promise<void> {
  const { call } = staff
  const account_code = 'K-1001'
  const account = await call('POST /v1/admin/business-accounts', {
    body: { code: account_code, name: '株式会社のれん製作所', price_rate: 100, note: '', is_active: true },
  })
  await call('GET /v1/admin/business-accounts', { query: { q: 'のれん', per: 10 } })

  const email = 'shizai@example.jp'
  const { headers } = await createMember(db, { user: { email, username: email, code: 'M-SHIZAI' } })
  const buyer = await call('POST /v1/admin/business-buyers', {
    body: { account_code, email, role: 'buyer', order_limit: 30_000, monthly_limit: null, is_active: true },
  })
  await call('GET /v1/admin/business-buyers', { query: { account_code } })

  const price = await call('POST /v1/admin/contract-prices', {
    body: { account_code, code: 'WD-100-SV', unit_price: 9_900, valid_from: null, valid_until: null },
  })
  await call('GET /v1/admin/contract-prices', { query: { account_code } })
  const member = open(headers.authorization.replace('Bearer ', ''))
  await member.call('GET /v1/me/prices', { query: { keys: ['wave-disc'] } })

  const priced = { params: { id: price.id } }
  const bought = { params: { id: buyer.id } }
  const kept = { params: { id: account.id } }
  await call('GET /v1/admin/contract-prices/{id}', priced)
  await call('GET /v1/admin/business-buyers/{id}', bought)
  await call('GET /v1/admin/business-accounts/{id}', kept)
  const until = { version: price.version, valid_until: '2027-03-31' } as const
  const ending = await call('PATCH /v1/admin/contract-prices/{id}', { ...priced, body: until })
  const more = { version: buyer.version, order_limit: 50_000 } as const
  const raised = await call('PATCH /v1/admin/business-buyers/{id}', { ...bought, body: more })
  const rate = { version: account.version, price_rate: 95 } as const
  const changed = await call('PATCH /v1/admin/business-accounts/{id}', { ...kept, body: rate })
  // Who buys and what was agreed on goes first.
  await staff.refuse('DELETE /v1/admin/business-accounts/{id}', {
    ...kept,
    query: { version: changed.version },
  })
  const { version } = ending
  await call('DELETE /v1/admin/contract-prices/{id}', { ...priced, query: { version } })
  await call('DELETE /v1/admin/business-buyers/{id}', { ...bought, query: { version: raised.version } })
  await call('DELETE /v1/admin/business-accounts/{id}', { ...kept, query: { version: changed.version } })
}
