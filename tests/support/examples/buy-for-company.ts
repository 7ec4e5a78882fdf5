import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import { readMailedToken } from '#tests/support/member-fixtures.ts'
import { readyCart } from '#tests/support/selling-shop.ts'
import { toBuyer } from './buy.ts'
import { join } from './join.ts'
import type { ExampleShop } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

/** Somebody is invited to buy for a company, and asks for what is above the limits. */
export async function buyForCompany(shop: ExampleShop): Promise<void> {
  const approver = await openApprover(shop)
  const buyer = await invite(shop, approver)
  await approver.call('GET /v1/me/business-account/buyers')
  const { id } = await buyer.call('GET /v1/me/user')
  const one = { params: { id } }
  await approver.call('PATCH /v1/me/business-account/buyers/{id}', { ...one, body: { order_limit: 500 } })
  await buyer.call('GET /v1/me/business-account')

  const first = await ask(shop, buyer)
  await approver.call('GET /v1/me/approval-requests', {})
  await approver.call('GET /v1/me/approval-requests/{id}', { params: first.params })
  await approver.call('PUT /v1/me/approval-requests/{id}/approve', first)
  const second = await ask(shop, buyer)
  const reason = '来月の予算でお願いします'
  await approver.call('PUT /v1/me/approval-requests/{id}/return', { params: second.params, body: { reason } })
  await buyer.call('PUT /v1/me/approval-requests/{id}/reopen', { params: second.params })
}

async function openApprover(shop: ExampleShop): Promise<Visitor> {
  const approver = await join(shop, { email: 'shonin@example.jp' })
  const { id: user_id } = await approver.call('GET /v1/me/user')
  const [account] = await shop.db
    .insert(business_accounts)
    .values({ channel_id: shop.channel.id, code: 'K-2001', name: '佐藤商店' })
    .returning({ id: business_accounts.id })
  await shop.db.insert(business_buyers).values({ user_id, account_id: account!.id, role: 'approver' })
  return approver
}

/** @returns the one who was invited, logged in, and a buyer by now */
async function invite(shop: ExampleShop, { call }: Visitor): Promise<Visitor> {
  const email = 'shinjin@example.jp'
  const body = { email, role: 'buyer', order_limit: 10_000, monthly_limit: 50_000 } as const
  const buyer = await join(shop, { email })
  const other = await call('POST /v1/me/business-account/invitations', {
    body: { ...body, email: 'machigai@example.jp' },
  })
  await call('DELETE /v1/me/business-account/invitations/{id}', { params: { id: other.id } })
  await call('POST /v1/me/business-account/invitations', { body })
  await call('GET /v1/me/business-account/invitations')
  const token = await readMailedToken(shop.db, email)
  await shop.open().call('POST /v1/business-invitations/check', { body: { token } })
  await buyer.call('POST /v1/me/business-account/join', { body: { token } })
  return buyer
}

/** Asks for one piece. @returns what decides about it */
async function ask(shop: ExampleShop, buyer: Visitor) {
  const { token, detail } = await readyCart(toBuyer(shop, buyer), [[2, 1]], 'bank_transfer')
  const { total_payment } = detail.order
  const { id } = await buyer.call('POST /v1/me/approval-requests', {
    body: { token, total_payment, note: '春の点検に使います' },
  })
  return { params: { id }, body: { total_payment } }
}
