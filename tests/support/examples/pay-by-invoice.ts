import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import { insertInvoice, insertReturnInvoice } from '#tests/support/insert-invoice.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { join } from './join.ts'
import type { ExampleShop } from './open-example-shop.ts'

/** A company gets terms, reads the invoice of a month and pays a part; something of an order is given back. */
export async function payByInvoice(shop: ExampleShop): Promise<void> {
  const { call } = shop.staff
  const channel_id = shop.channel.id
  const buyer = await join(shop, { email: 'keiri@example.jp' })
  const { id: user_id } = await buyer.call('GET /v1/me/user')
  const [account] = await shop.db
    .insert(business_accounts)
    .values({ channel_id, code: 'K-3001', name: '株式会社のれん製作所' })
    .returning({ id: business_accounts.id })
  const account_id = account!.id
  await shop.db.insert(business_buyers).values({ user_id, account_id, role: 'approver' })

  const terms = await call('POST /v1/admin/invoice-terms', {
    body: {
      account_code: 'K-3001',
      is_on: true,
      closing_day: 31,
      due_months: 1,
      due_day: 31,
      credit_limit: 500_000,
      billing_name: '',
      billing_postal_code: '101-0052',
      billing_address: '東京都千代田区神田小川町1-2-3',
      email: 'keiri@example.jp',
      stop_after_days: 14,
    },
  })
  await call('GET /v1/admin/invoice-terms', { query: { account_code: 'K-3001' } })
  const kept = { params: { id: terms.id } }
  await call('GET /v1/admin/invoice-terms/{id}', kept)
  const more = { version: terms.version, credit_limit: 800_000 }
  await call('PATCH /v1/admin/invoice-terms/{id}', { ...kept, body: more })

  const { id, number, token } = await insertInvoice(shop.db, { channel_id, account_id })
  const params = { id }
  await call('GET /v1/admin/invoices', { query: { account_code: 'K-3001' } })
  await call('GET /v1/admin/invoices/{id}', { params })
  await call('GET /v1/admin/invoices/{id}/paper', { params })
  const body = { request_key: 'payment-0001', amount: 5_000, received_on: '2026-11-20', note: '一部入金' }
  await call('POST /v1/admin/invoices/{id}/payments', { params, body })
  await buyer.call('GET /v1/me/business-account/invoices', { query: {} })
  await buyer.call('GET /v1/me/business-account/invoices/{id}/download', { params })
  const linked = { params: { no: number }, query: { t: token } }
  await shop.open().call('GET /v1/business-invoices/{no}', linked)
  await shop.open().call('GET /v1/business-invoices/{no}/download', linked)
  await removeTerms(shop)
  await readReturnInvoice(shop)
}

/** Terms on which nothing was bought. */
async function removeTerms({ db, channel, staff: { call } }: ExampleShop): Promise<void> {
  const code = 'K-3002'
  await db.insert(business_accounts).values({ channel_id: channel.id, code, name: '佐藤商店' })
  const {
    id: _id,
    version: _version,
    account_name: _name,
    used: _used,
    ...fields
  } = (await call('GET /v1/admin/invoice-terms', { query: { account_code: 'K-3001' } })).data[0]!
  const { id, version } = await call('POST /v1/admin/invoice-terms', {
    body: { ...fields, account_code: code },
  })
  await call('DELETE /v1/admin/invoice-terms/{id}', { params: { id }, query: { version } })
}

async function readReturnInvoice(shop: ExampleShop): Promise<void> {
  const rows = await shop.db.select().from(orders)
  const order = rows.find(({ user_id, channel_id }) => user_id === null && channel_id === shop.channel.id)!
  const papers = { channel_id: shop.channel.id, order_id: order.id, reason: '破損' }
  const number = await insertReturnInvoice(shop.db, papers)
  await shop.staff.call('GET /v1/admin/orders/{id}/return-invoice', {
    params: { id: order.id },
    query: { number },
  })
  await shop.open().call('GET /v1/orders/{no}/download/return-invoice', {
    params: { no: order.order_no },
    query: { t: order.token, number },
  })
}
