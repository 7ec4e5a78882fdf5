import { and, desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { createMember } from '#tests/support/create-member.ts'
import { actAs, insertBuyer, insertCompany, openCompanyShop } from '#tests/support/company-shop.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import type { SellingShop } from '#tests/support/selling-shop.ts'

const invite = 'POST /v1/me/business-account/invitations'
const join = 'POST /v1/me/business-account/join'
const check = 'POST /v1/business-invitations/check'
const NEW = {
  email: 'Shinjin@Example.jp',
  role: 'buyer' as const,
  order_limit: 30_000,
  monthly_limit: null,
}

describe.each(ONE_ENGINE)('who buys for a company (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  /** The token of the last invitation that left. */
  async function readToken(shop: SellingShop): Promise<string> {
    const [mail] = await shop.db
      .select()
      .from(mails)
      .where(and(eq(mails.channel_id, shop.channel.id), like(mails.topic, 'member:business-invitation:%')))
      .orderBy(desc(mails.id))
      .limit(1)
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const createInvited = (shop: SellingShop, email = 'shinjin@example.jp') =>
    createMember(shop.db, { channel: shop.channel.name, now: shop.clock.now, user: { email } })

  test('Somebody is invited by mail, joins, and buys for the company within the limits', async () => {
    const { shop, approver } = await openCompanyShop(opened.db)
    actAs(shop, approver)
    const invitation = await shop.call(invite, { body: NEW })
    expect(invitation).toMatchObject({ email: 'shinjin@example.jp', order_limit: 30_000 })
    const token = await readToken(shop)
    expect(await shop.call(check, { body: { token } })).toEqual({
      account_name: '株式会社のれん製作所',
      email: 'shinjin@example.jp',
    })
    const other = await createInvited(shop, 'hoka@example.jp')
    actAs(shop, other)
    expect(await shop.refuse(join, { body: { token } })).toMatchObject({ code: 'business.other_address' })
    const joining = await createInvited(shop)
    // What was shared in a company before is not this one's.
    const kept = { channel_id: shop.channel.id, created_at: shop.clock.now, updated_at: shop.clock.now }
    await shop.db.insert(order_lists).values({ ...kept, user_id: joining.id, name: '補充', is_shared: true })
    actAs(shop, joining)
    await shop.call(join, { body: { token } })
    expect((await shop.call('GET /v1/me/order-lists', {})).data).toMatchObject([{ is_shared: false }])
    const { account } = await shop.call('GET /v1/me/business-account', {})
    expect(account).toMatchObject({ name: '株式会社のれん製作所', role: 'buyer', order_limit: 30_000 })
    expect(await shop.refuse(join, { body: { token } })).toMatchObject({ code: 'business.invitation_over' })
    expect(await shop.refuse('GET /v1/me/business-account/buyers', {})).toMatchObject({
      status: 422,
      code: 'business.not_approver',
    })
    actAs(shop, approver)
    expect((await shop.call('GET /v1/me/business-account/invitations', {})).data).toEqual([])
    expect((await shop.call('GET /v1/me/business-account/buyers', {})).data).toHaveLength(4)
    expect(await shop.refuse(invite, { body: NEW })).toMatchObject({
      code: 'business.buyer_already',
      errors: [{ field: 'email' }],
    })
  })

  test('An invitation sent again replaces the former, ends after seven days, and can be taken back', async () => {
    const { shop, approver } = await openCompanyShop(opened.db)
    actAs(shop, approver)
    await shop.call(invite, { body: NEW })
    const first = await readToken(shop)
    await shop.call(invite, { body: { ...NEW, order_limit: 5_000 } })
    const second = await readToken(shop)
    const over = { status: 422, code: 'business.invitation_over' }
    expect(await shop.refuse(check, { body: { token: first } })).toMatchObject(over)
    const { data } = await shop.call('GET /v1/me/business-account/invitations', {})
    expect(data).toMatchObject([{ order_limit: 5_000 }])
    shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 86_400_000)
    expect(await shop.refuse(check, { body: { token: second } })).toMatchObject(over)
    shop.clock.now = new Date(shop.clock.now.getTime() - 8 * 86_400_000)
    const params = { id: data[0]!.id }
    const stranger = await insertBuyer(shop, await insertCompany(shop), 'approver')
    actAs(shop, stranger)
    const takeBack = 'DELETE /v1/me/business-account/invitations/{id}'
    expect(await shop.refuse(takeBack, { params })).toMatchObject({ status: 404 })
    actAs(shop, approver)
    await shop.call(takeBack, { params })
    expect(await shop.refuse(check, { body: { token: second } })).toMatchObject(over)
  })

  test('An approver sets limits of others only, and only of the own company', async () => {
    const { shop, buyer, approver } = await openCompanyShop(opened.db)
    const change = 'PATCH /v1/me/business-account/buyers/{id}'
    const body = { monthly_limit: null, order_limit: 50_000 }
    expect(await shop.refuse(change, { params: { id: buyer.id }, body })).toMatchObject({ status: 422 })
    actAs(shop, approver)
    expect(await shop.call(change, { params: { id: buyer.id }, body })).toMatchObject({
      ...body,
      role: 'buyer',
    })
    const same = await shop.call(change, { params: { id: buyer.id }, body: {} })
    expect(same.order_limit).toBe(50_000)
    expect(await shop.refuse(change, { params: { id: approver.id }, body })).toMatchObject({
      code: 'business.oneself',
    })
    const stranger = await insertBuyer(shop, await insertCompany(shop), 'buyer')
    expect(await shop.refuse(change, { params: { id: stranger.id }, body })).toMatchObject({ status: 404 })
    // To whoever buys for no company there is none.
    actAs(shop, await createInvited(shop))
    expect(await shop.refuse(change, { params: { id: buyer.id }, body })).toMatchObject({ status: 404 })
    expect(await shop.refuse('GET /v1/me/business-account/buyers', {})).toMatchObject({ status: 404 })
    expect(await shop.refuse(invite, { body: NEW })).toMatchObject({ status: 404 })
  })
})
