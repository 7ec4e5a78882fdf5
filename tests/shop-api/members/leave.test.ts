import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { login_histories, member_sessions, member_tickets, users } from '#shop-api/db/schema/members.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { createMemberWithPassword, logIn, readMails } from '#tests/support/member-fixtures.ts'
import { createRegistration, PASSWORD } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'

const PROOF = { body: { current_password: PASSWORD } }

describe.each(ONE_ENGINE)('leaving on %s', (engine) => {
  let shop: MembersShop
  beforeAll(async () => {
    shop = await openMembersShop(engine)
  })
  beforeEach(() => {
    shop.clock.passed_minutes = 0
  })
  afterAll(() => shop.close())

  async function order(user_id: number, status: typeof orders.$inferSelect.status, days_ago = 0) {
    const [channel] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
    const cart = await shop.browse().call('POST /v1/carts/init', { body: { token: null } })
    const [decided] = await shop.db
      .update(carts)
      .set({ state: 'decided', user_id, decided_detail: cart.detail })
      .where(eq(carts.token, cart.token))
      .returning()
    const ordered_at = new Date(TEST_NOW.getTime() - days_ago * 24 * 60 * 60_000)
    const values = { channel_id: channel!.id, cart_id: decided!.id, user_id, status, ordered_at }
    const more = { order_no: crypto.randomUUID(), email: 'o@example.jp', total_payment: 100, payment_id: 1 }
    const [row] = await shop.db
      .insert(orders)
      .values({ ...values, ...more, order_detail: cart.detail.order })
      .returning()
    return row!.id
  }

  test('Who leaves is forgotten: every column that says who it was is empty, and the way in is gone', async () => {
    const body = createRegistration({
      email: 'leaver@example.jp',
      username: 'leaver88',
      company_name: '森商店',
      department_name: '仕入',
      gender_ct: 2,
      birthday: '1990-05-04',
      job: '会社員',
      school: '神宮前小学校',
      address2: '森荘201',
      phone_number: '0312345678',
      fax_number: '0312345679',
      question_ct: 1,
      answer: 'ぽち',
    })
    const browser = shop.browse()
    const { user_id, access_token } = await browser.call('POST /v1/users', { body })
    const [was] = await shop.db.select().from(users).where(eq(users.id, user_id))
    const cart = await browser.call('POST /v1/carts/init', { body: { token: null } }, access_token)
    await browser.call('POST /v1/reminder/request', { body: { email: body.email } })
    expect(await browser.call('DELETE /v1/me/user', PROOF, access_token)).toEqual({ result: true })

    expect([...browser.jar.keys()]).toEqual([])
    const [row] = await shop.db.select().from(users).where(eq(users.id, user_id))
    const kept = Object.keys(getTableColumns(users)).filter((name) => {
      const column = name as keyof typeof users.$inferSelect
      return row![column] && String(was![column]) === String(row![column])
    })
    expect(kept.sort()).toEqual(['channel_id', 'code', 'created_at', 'id'])
    expect(JSON.stringify(row)).not.toMatch(/森|由紀|leaver|1500001|神宮前/)
    expect(row?.left_at).toEqual(TEST_NOW)
    for (const table of [member_sessions, member_tickets, login_histories]) {
      expect(await shop.db.select().from(table).where(eq(table.user_id, user_id))).toEqual([])
    }
    expect(await shop.db.select().from(carts).where(eq(carts.token, cart.token))).toEqual([])
    expect(await browser.refuse('GET /v1/me/user', {}, access_token)).toMatchObject({ status: 401 })
    for (const username of ['leaver88', body.email]) {
      const gone = await shop
        .browse()
        .refuse('POST /v1/auth/login', { body: { username, password: PASSWORD } })
      expect(gone).toMatchObject({ code: 'auth.login.invalid' })
    }
    expect((await readMails(shop.db, body.email))[0]?.subject).toBe('【motoの店】退会の手続きが完了しました')
    // The address is free for somebody who comes, or comes back.
    expect(await shop.browse().call('POST /v1/users', { body })).toMatchObject({ is_verify: false })
  })

  test('Nobody leaves with goods on their way; what arrived stays on record without a name', async () => {
    const { email, id } = await createMemberWithPassword(shop.db, 'orders@example.jp')
    const browser = shop.browse()
    const { token } = await logIn(browser, email)
    for (const status of ['awaiting_payment', 'accepted', 'paid', 'shipped'] as const) {
      const order_id = await order(id, status)
      const refused = await browser.refuse('DELETE /v1/me/user', PROOF, token)
      expect([status, refused.status, refused.code]).toEqual([status, 422, 'user.leave.open_order'])
      await shop.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, order_id))
    }
    await order(id, 'cancelled')
    await order(id, 'shipped', 31)
    expect(await browser.call('GET /v1/me/user', {}, token)).toMatchObject({ email })
    await browser.call('DELETE /v1/me/user', PROOF, token)
    expect(await shop.db.select().from(orders).where(eq(orders.user_id, id))).toHaveLength(6)
  })

  test('Leaving twice at the same moment is leaving once', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'double@example.jp')
    const browser = shop.browse()
    const { token } = await logIn(browser, email)
    const leave = () => browser.ask('DELETE /v1/me/user', PROOF, token)
    const statuses = (await Promise.all([leave(), leave()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
  })

  test('Nobody leaves while a payment is under way', async () => {
    const { email, id } = await createMemberWithPassword(shop.db, 'paying@example.jp')
    const browser = shop.browse()
    const { token } = await logIn(browser, email)
    const cart = await browser.call('POST /v1/carts/init', { body: { token: null } }, token)
    await shop.db.update(carts).set({ state: 'deciding' }).where(eq(carts.token, cart.token))
    expect(await browser.refuse('DELETE /v1/me/user', PROOF, token)).toMatchObject({
      code: 'user.leave.open_order',
    })
    expect((await shop.db.select().from(users).where(eq(users.id, id)))[0]?.left_at).toBeNull()
  })
})
