import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '#shop-api/db/schema/mails.ts'
import {
  login_failures,
  login_histories,
  member_sessions,
  member_tickets,
  refresh_tokens,
  users,
} from '#shop-api/db/schema/members.ts'
import { forgetOldLogins } from '#shop-api/members/login/forget-old-logins.ts'
import {
  createMemberWithPassword,
  logIn,
  readMailedCode,
  setSetting,
} from '#tests/support/member-fixtures.ts'
import { createRegistration } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'

const DAY_MIN = 24 * 60

describe.each(ONE_ENGINE)('what logging in leaves behind on %s', (engine) => {
  let shop: MembersShop
  beforeAll(async () => {
    shop = await openMembersShop(engine)
  })
  afterAll(() => shop.close())

  const after = (days: number) =>
    forgetOldLogins(shop.db, new Date(TEST_NOW.getTime() + days * DAY_MIN * 60_000))
  const count = async (table: Parameters<typeof shop.db.$count>[0]) => shop.db.$count(table)

  test('It goes once nobody needs it, and a login that stands goes on', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'tidy@example.jp')
    const [standing, over] = [shop.browse(), shop.browse()]
    await logIn(standing, email)
    const { token } = await logIn(over, email)
    await over.call('POST /v1/auth/logout', {}, token)
    await over.refuse('POST /v1/auth/login', { body: { username: email, password: 'wrong-pass-1' } })
    await over.call('POST /v1/reminder/request', { body: { email } })
    await shop.db.update(mails).set({ state: 'sent' }).where(eq(mails.to, email))

    await after(6)
    const kept = [await count(member_sessions), await count(member_tickets), await count(login_failures)]
    expect(kept).toEqual([3, 1, 1])
    // The login a fixture made for a day, and the one that was logged out.
    await after(9)
    const gone = [await count(member_sessions), await count(member_tickets), await count(login_failures)]
    expect(gone).toEqual([1, 0, 0])
    expect([await count(mails), await count(login_histories), await count(refresh_tokens)]).toEqual([1, 3, 1])

    shop.clock.passed_minutes = 20 * DAY_MIN
    expect(await standing.call('POST /v1/auth/refresh')).toMatchObject({ is_verify: false })
    expect(await count(refresh_tokens)).toBe(2)
    await after(31)
    expect([await count(mails), await count(refresh_tokens)]).toEqual([0, 2])
    await after(49)
    expect(await count(refresh_tokens)).toBe(2)
    await after(366)
    expect([await count(login_histories), await count(member_sessions)]).toEqual([0, 0])
    shop.clock.passed_minutes = 0
  })

  test('A registration whose address was never proven goes after thirty days, a member stays', async () => {
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', true)
    const join = async (email: string) => {
      const browser = shop.browse()
      const login = await browser.call('POST /v1/users', { body: createRegistration({ email }) })
      return { ...login, browser }
    }
    const waiting = await join('never@example.jp')
    const member = await join('proven@example.jp')
    const body = { verify_code: await readMailedCode(shop.db, 'proven@example.jp') }
    await member.browser.call('POST /v1/email-verify/check', { body }, member.access_token)
    const left = async () => {
      const rows = await shop.db.select({ id: users.id }).from(users)
      return [waiting, member].map(({ user_id }) => rows.some(({ id }) => id === user_id))
    }
    await after(29)
    expect(await left()).toEqual([true, true])
    await after(31)
    expect(await left()).toEqual([false, true])
  })
})
