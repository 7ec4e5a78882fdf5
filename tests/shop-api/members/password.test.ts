import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { member_tickets, users } from '#shop-api/db/schema/members.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { foldAnswer } from '#shop-api/members/login/fold-login.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import {
  createMemberWithPassword,
  logIn,
  readMailedToken,
  readMails,
} from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'

describe.each(ONE_ENGINE)('passwords on %s', (engine) => {
  let shop: MembersShop
  beforeAll(async () => {
    shop = await openMembersShop(engine)
  })
  beforeEach(() => {
    shop.clock.passed_minutes = 0
  })
  afterAll(() => shop.close())

  const toNew = (password: string) => ({ password, password_confirmation: password })
  const change = (current_password: string, password: string) => ({
    body: { current_password, ...toNew(password) },
  })
  const isGood = async (email: string, password: string) =>
    (await shop.browse().ask('POST /v1/auth/login', { body: { username: email, password } })).ok

  test('A new password ends the logins elsewhere and keeps this one; a mail tells of it', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'change@example.jp')
    const [desk, phone] = [shop.browse(), shop.browse()]
    const { token } = await logIn(desk, email)
    const elsewhere = await logIn(phone, email)
    expect(await desk.call('PUT /v1/me/password', change(PASSWORD, 'next-pass-2'), token)).toEqual({
      result: true,
    })
    expect(await desk.call('GET /v1/me/user', {}, token)).toMatchObject({ email })
    expect(await desk.call('POST /v1/auth/refresh')).toMatchObject({ is_verify: false })
    expect(await phone.refuse('GET /v1/me/user', {}, elsewhere.token)).toMatchObject({ status: 401 })
    expect(await phone.refuse('POST /v1/auth/refresh')).toMatchObject({ status: 401 })
    expect([await isGood(email, PASSWORD), await isGood(email, 'next-pass-2')]).toEqual([false, true])
    const [mail] = await readMails(shop.db, email)
    expect(mail?.subject).toBe('【motoの店】パスワードが変更されました')
    expect(mail?.text).not.toContain('next-pass-2')
  })

  test('The present password must be known, and whoever guesses at it is stopped', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'guess@example.jp')
    const { token } = await logIn(shop.browse(), email)
    for (let at = 0; at < 10; at++) {
      const refused = await shop.browse().refuse('PUT /v1/me/password', change('wrong', 'next-pass-2'), token)
      expect(refused.errors).toMatchObject([{ field: 'current_password', code: 'password.current_invalid' }])
    }
    const stopped = await shop.browse().refuse('PUT /v1/me/password', change(PASSWORD, 'next-pass-2'), token)
    expect(stopped).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(await isGood(email, PASSWORD)).toBe(true)
  })

  test('The present password and the four before it do not come back', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'again@example.jp')
    const browser = shop.browse()
    const { token } = await logIn(browser, email)
    let present = PASSWORD
    for (const password of ['pass-two-2', 'pass-three-3', 'pass-four-4', 'pass-five-5', 'pass-six-6']) {
      const used = await browser.refuse('PUT /v1/me/password', change(present, PASSWORD), token)
      expect(used.errors).toMatchObject([{ field: 'password', code: 'password.used_before' }])
      await browser.call('PUT /v1/me/password', change(present, password), token)
      present = password
    }
    expect(await browser.call('PUT /v1/me/password', change(present, PASSWORD), token)).toEqual({
      result: true,
    })
  })

  test('Of two changes at the same moment one counts', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'twice@example.jp')
    const browser = shop.browse()
    const { token } = await logIn(browser, email)
    const answers = await Promise.all(
      ['first-pass-1', 'second-pass-2'].map((password) =>
        browser.ask('PUT /v1/me/password', change(PASSWORD, password), token),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('A forgotten password is set anew by the link of a mail, once, and logs in', async () => {
    const member = await createMemberWithPassword(shop.db, 'forgot@example.jp')
    const { token: standing } = await logIn(shop.browse(), member.email)
    const browser = shop.browse()
    await browser.call('POST /v1/reminder/request', { body: { email: ' Forgot@example.jp' } })
    const [mail] = await readMails(shop.db, member.email)
    expect(mail?.text).toMatch(/http:\/\/localhost:4321\/reminder\/reset\/\?token=[\w-]{43}\n/)
    const token = await readMailedToken(shop.db, member.email)
    expect(JSON.stringify(await shop.db.select().from(member_tickets))).not.toContain(token)
    expect(await browser.call('POST /v1/reminder/check', { body: { token } })).toEqual({ question_ct: null })
    const body = { token, ...toNew('found-pass-3') }
    const login = await browser.call('POST /v1/reminder/reset', { body })
    expect(await browser.call('GET /v1/me/user', {}, login.access_token)).toMatchObject({ id: member.id })
    expect(await browser.call('POST /v1/auth/refresh')).toMatchObject({ user_id: member.id })
    expect(await browser.refuse('GET /v1/me/user', {}, standing)).toMatchObject({ status: 401 })
    const expired = { status: 422, code: 'reminder.expired' }
    expect(await browser.refuse('POST /v1/reminder/reset', { body })).toMatchObject(expired)
    expect(await browser.refuse('POST /v1/reminder/check', { body: { token } })).toMatchObject(expired)
    expect([await isGood(member.email, PASSWORD), await isGood(member.email, 'found-pass-3')]).toEqual([
      false,
      true,
    ])
  })

  test('A reset link opens nothing after an hour, in another shop, or once its mailbox is not the member’s', async () => {
    const { email, id } = await createMemberWithPassword(shop.db, 'stale@example.jp')
    const ask = async () => {
      await shop.browse().call('POST /v1/reminder/request', { body: { email } })
      return { token: await readMailedToken(shop.db, email), ...toNew('stale-pass-4') }
    }
    const body = await ask()
    const expired = { code: 'reminder.expired' }
    expect(await shop.browse('gift').refuse('POST /v1/reminder/reset', { body })).toMatchObject(expired)
    shop.clock.passed_minutes = 60
    expect(await shop.browse().refuse('POST /v1/reminder/reset', { body })).toMatchObject(expired)
    const fresh = await ask()
    await shop.db.update(users).set({ email: 'moved@example.jp' }).where(eq(users.id, id))
    expect(await shop.browse().refuse('POST /v1/reminder/reset', { body: fresh })).toMatchObject(expired)
  })

  test('Whoever guesses at the answer from link after link is slowed', async () => {
    const answer_hash = await hashPassword(foldAnswer('ぽち'))
    const { id, email } = await createMemberWithPassword(shop.db, 'cat@example.jp', {
      user: { question_ct: 1, answer_hash },
    })
    const browser = shop.browse()
    const statuses: number[] = []
    for (let link = 0; link < 11; link += 1) {
      await browser.call('POST /v1/reminder/request', { body: { email } })
      const body = { token: await readMailedToken(shop.db, email), ...toNew('cat-pass-5'), answer: 'タマ' }
      for (let at = 0; at < 5; at += 1)
        statuses.push((await browser.ask('POST /v1/reminder/reset', { body })).status)
      // Only five links are sent in an hour.
      await shop.db.delete(member_tickets).where(eq(member_tickets.user_id, id))
    }
    expect(statuses.slice(0, 50).every((status) => status === 422)).toBe(true)
    expect(statuses.slice(50)).toContain(429)
  })

  test('Who has a security question answers it, however it is typed, and has five tries', async () => {
    const answer_hash = await hashPassword(foldAnswer('ぽち'))
    const { email } = await createMemberWithPassword(shop.db, 'dog@example.jp', {
      user: { question_ct: 1, answer_hash },
    })
    const browser = shop.browse()
    const ask = async () => {
      await browser.call('POST /v1/reminder/request', { body: { email } })
      return readMailedToken(shop.db, email)
    }
    const token = await ask()
    expect(await browser.call('POST /v1/reminder/check', { body: { token } })).toEqual({ question_ct: 1 })
    const reset = (answer: string | undefined, of = token) => ({
      body: { token: of, ...toNew('dog-pass-5'), ...(answer !== undefined && { answer }) },
    })
    for (const wrong of [undefined, 'タマ', 'ポ', 'チ', '']) {
      const refused = await browser.refuse('POST /v1/reminder/reset', reset(wrong))
      expect(refused.errors).toMatchObject([{ field: 'answer', code: 'reminder.answer_invalid' }])
    }
    expect(await browser.refuse('POST /v1/reminder/reset', reset('ポチ'))).toMatchObject({
      code: 'reminder.expired',
    })
    expect(await browser.call('POST /v1/reminder/reset', reset('ﾎﾟﾁ', await ask()))).toMatchObject({
      is_verify: false,
    })
  })

  test('Asking for a link tells nobody whose an address is, and floods no mailbox', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'flooded@example.jp')
    const count = async () => (await shop.db.select().from(mails)).length
    const before = await count()
    const nobody = await shop
      .browse()
      .ask('POST /v1/reminder/request', { body: { email: 'nobody@example.jp' } })
    expect(await count()).toBe(before)
    for (let at = 0; at < 8; at++) {
      const known = await shop.browse().ask('POST /v1/reminder/request', { body: { email } })
      expect([known.status, await known.clone().text()]).toEqual([nobody.status, await nobody.clone().text()])
    }
    expect(await readMails(shop.db, email)).toHaveLength(5)
    const tickets = await shop.db.select().from(member_tickets)
    expect(tickets.filter((ticket) => ticket.email === 'nobody@example.jp')).toHaveLength(1)
  })

  test('A forgotten login name is shown by a link, as often as it is opened, and changed once', async () => {
    const member = await createMemberWithPassword(shop.db, 'name@example.jp', {
      user: { username: 'hanako88' },
    })
    await createMemberWithPassword(shop.db, 'taken@example.jp', { user: { username: 'taken88' } })
    const browser = shop.browse()
    const email = member.email
    await browser.call('POST /v1/reminder/username/request', {
      body: { email, last_name: '青木', first_name: '次郎' },
    })
    expect(await readMails(shop.db, email)).toEqual([])
    await browser.call('POST /v1/reminder/username/request', {
      body: { email, last_name: '青 木', first_name: '陽子' },
    })
    const token = await readMailedToken(shop.db, email)
    for (let at = 0; at < 2; at++) {
      expect(await browser.call('POST /v1/reminder/username/confirm', { body: { token } })).toEqual({
        username: 'hanako88',
      })
    }
    const reset = (username: string) => ({ body: { token, username } })
    const taken = await browser.refuse('POST /v1/reminder/username/reset', reset('Taken88'))
    expect(taken.errors).toMatchObject([{ field: 'username', code: 'user.username_taken' }])
    expect(await browser.call('POST /v1/reminder/username/reset', reset('Yoko88'))).toEqual({
      username: 'yoko88',
    })
    expect(await browser.refuse('POST /v1/reminder/username/reset', reset('yoko99'))).toMatchObject({
      code: 'reminder.expired',
    })
    expect([await isGood('hanako88', PASSWORD), await isGood('YOKO88', PASSWORD)]).toEqual([false, true])
  })

  test('A link for the login name sets no password', async () => {
    const { email } = await createMemberWithPassword(shop.db, 'mixed@example.jp')
    const browser = shop.browse()
    await browser.call('POST /v1/reminder/username/request', {
      body: { email, last_name: '青木', first_name: '陽子' },
    })
    const token = await readMailedToken(shop.db, email)
    const body = { token, ...toNew('mixed-pass-6') }
    expect(await browser.refuse('POST /v1/reminder/reset', { body })).toMatchObject({
      code: 'reminder.expired',
    })
  })
})
