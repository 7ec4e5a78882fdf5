import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/index.ts'
import { member_sessions, users } from '#shop-api/db/schema/members.ts'
import { createMember } from '#tests/support/create-member.ts'
import {
  createMemberWithPassword,
  logIn,
  readMailedCode,
  readMailedToken,
  readMails,
} from '#tests/support/member-fixtures.ts'
import { createRegistration, PASSWORD } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'

type UserInput = NonNullable<CallInput<'PUT /v1/me/user'>['body']>

const DAY_MINUTES = 24 * 60

describe.each(ONE_ENGINE)('who only has a member’s token, on %s,', (engine) => {
  let shop: MembersShop
  beforeAll(async () => {
    shop = await openMembersShop(engine)
  })
  afterAll(() => shop.close())

  let joined = 0
  async function join(user: Partial<typeof users.$inferInsert> = {}) {
    joined += 1
    const email = `member${joined}@example.jp`
    const { id } = await createMemberWithPassword(shop.db, email, { user })
    const browser = shop.browse()
    const bearer = (await logIn(browser, email)).token
    return { ...bind(browser, bearer, email), id, email, browser, bearer }
  }

  /** A member who only ever came by a provider's login. */
  async function joinWithoutPassword() {
    const member = await createMember(shop.db)
    const [row] = await shop.db.select().from(users).where(eq(users.id, member.id))
    const [browser, bearer] = [shop.browse(), member.headers.authorization.replace('Bearer ', '')]
    return { ...bind(browser, bearer, row!.email!), id: member.id, email: row!.email!, browser, bearer }
  }

  function bind(browser: ReturnType<MembersShop['browse']>, bearer: string, email: string) {
    const { password: _1, password_confirmation: _2, ...profile } = createRegistration({ email })
    const toBody = (values: Partial<UserInput>) => ({ body: { ...profile, ...values } })
    return {
      change: (values: Partial<UserInput>) => browser.call('PUT /v1/me/user', toBody(values), bearer),
      refuse: (values: Partial<UserInput>) => browser.refuse('PUT /v1/me/user', toBody(values), bearer),
      prove: (verify_code: string) =>
        browser.call('POST /v1/email-verify/check', { body: { verify_code } }, bearer),
    }
  }
  const findUser = async (id: number) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]!

  test('cannot change the address, switch the code at the login off, or leave', async () => {
    const { refuse, change, browser, bearer, id } = await join({ is_use_mfa: false })
    await change({ is_use_mfa: true })
    const before = await findUser(id)
    const needed = { status: 422, errors: [{ field: 'current_password', code: 'user.password_needed' }] }
    const wrong = { status: 422, errors: [{ field: 'current_password', code: 'password.current_invalid' }] }
    for (const values of [{ email: 'thief@example.jp' }, { is_use_mfa: false }]) {
      expect(await refuse(values)).toMatchObject(needed)
      expect(await refuse({ ...values, current_password: 'guess-word-1' })).toMatchObject(wrong)
      expect(await refuse({ ...values, verify_code: '123456' })).toMatchObject(needed)
    }
    expect(await browser.refuse('DELETE /v1/me/user', {}, bearer)).toMatchObject(needed)
    const guess = { body: { current_password: 'guess-word-1' } }
    expect(await browser.refuse('DELETE /v1/me/user', guess, bearer)).toMatchObject(wrong)
    const request = { body: { email: 'thief@example.jp' } }
    const asked = await browser.refuse('POST /v1/email-verify/request', request, bearer)
    expect(asked).toMatchObject({ errors: [{ field: 'email', code: 'email_verify.not_asked_for' }] })
    expect(await findUser(id)).toEqual(before)
    expect(await readMails(shop.db, 'thief@example.jp')).toEqual([])
    // What harms nobody needs no password.
    expect(await change({ last_name: '林', is_use_mfa: true })).toMatchObject({ last_name: '林' })
  })

  test('cannot guess the password for long', async () => {
    const { refuse } = await join()
    const statuses: number[] = []
    for (let at = 0; at < 11; at++)
      statuses.push((await refuse({ email: 'x@example.jp', current_password: `guess-word-${at}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await refuse({ email: 'x@example.jp', current_password: PASSWORD })).status).toBe(429)
  })

  test('A new address counts once its own code was typed in; until then the old one stays', async () => {
    const { change, prove, browser, bearer, email, id } = await join()
    const next = `next${id}@example.jp`
    const moved = await change({ email: next, last_name: '林', current_password: PASSWORD })
    expect(moved).toMatchObject({ email, username: email, pending_email: next, last_name: '林' })
    expect(await findUser(id)).toMatchObject({ email, is_registered_member: true })
    expect(await readMails(shop.db, email)).toEqual([])
    await logIn(shop.browse(), email)
    // The code is sent once more, to the same address.
    await browser.call('POST /v1/email-verify/request', { body: {} }, bearer)
    expect(await readMails(shop.db, next)).toHaveLength(2)
    const login = await prove(await readMailedCode(shop.db, next))
    const seen = await browser.call('GET /v1/me/user', {}, login.access_token)
    expect(seen).toMatchObject({ email: next, username: next, pending_email: null, has_password: true })
    await logIn(shop.browse(), next)
  })

  test('The old address hears of the new one and can take it back for some days', async () => {
    const { change, prove, email, id } = await join()
    const next = `thief${id}@example.jp`
    await change({ email: next, current_password: PASSWORD })
    await prove(await readMailedCode(shop.db, next))
    const [mail] = await readMails(shop.db, email)
    expect(mail?.subject).toContain('メールアドレスが変更されました')
    expect(mail?.text).toContain('/verify/undo/?token=')
    const token = await readMailedToken(shop.db, email)
    // The thief moves on, and holds a link of that change.
    const thief = shop.browse()
    const bearer = (await logIn(thief, next)).token
    const last = `last${id}@example.jp`
    const second = bind(thief, bearer, last)
    await second.change({ current_password: PASSWORD })
    await second.prove(await readMailedCode(shop.db, last))
    const thiefs = await readMailedToken(shop.db, next)

    shop.clock.passed_minutes = 6 * DAY_MINUTES
    const undo = (sent: string) => shop.browse().ask('POST /v1/email-undo', { body: { token: sent } })
    const undone = await undo(token)
    expect([undone.status, await undone.json()]).toEqual([200, { email }])
    const row = await findUser(id)
    expect(row).toMatchObject({ email, username: email, password_hash: null })
    const open = await shop.db.select().from(member_sessions).where(eq(member_sessions.user_id, id))
    expect(open.filter(({ ended_at }) => ended_at === null)).toEqual([])
    for (const sent of [token, thiefs]) expect((await undo(sent)).status).toBe(422)
    shop.clock.passed_minutes = 0
  })

  test('The link is over after a week, and an address somebody else registered meanwhile stays theirs', async () => {
    const { change, prove, email, id } = await join()
    const next = `other${id}@example.jp`
    await change({ email: next, current_password: PASSWORD })
    await prove(await readMailedCode(shop.db, next))
    const token = await readMailedToken(shop.db, email)
    await createMemberWithPassword(shop.db, email)
    const undo = () => shop.browse().refuse('POST /v1/email-undo', { body: { token } })
    expect(await undo()).toMatchObject({ errors: [{ field: 'email', code: 'user.email_taken' }] })
    shop.clock.passed_minutes = 7 * DAY_MINUTES + 1
    expect(await undo()).toMatchObject({ code: 'email_undo.expired' })
    shop.clock.passed_minutes = 0
    expect((await findUser(id)).email).toBe(next)
  })

  test('Who never set a password is asked for a code of the mail instead', async () => {
    const { refuse, change, browser, bearer, email, id } = await joinWithoutPassword()
    const next = `fresh${id}@example.jp`
    const needed = { errors: [{ field: 'verify_code', code: 'user.code_needed' }] }
    expect(await refuse({ email: next })).toMatchObject(needed)
    expect(await browser.refuse('DELETE /v1/me/user', {}, bearer)).toMatchObject(needed)
    const none = await refuse({ email: next, verify_code: '123456' })
    expect(none).toMatchObject({ errors: [{ field: 'verify_code', code: 'email_verify.expired' }] })
    await browser.call('POST /v1/me/proof-code', {}, bearer)
    const code = await readMailedCode(shop.db, email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await refuse({ email: next, verify_code: wrong })).toMatchObject({
      errors: [{ field: 'verify_code', code: 'email_verify.invalid' }],
    })
    expect(await change({ email: next, verify_code: code })).toMatchObject({ pending_email: next })
    // A code is good once.
    const again = await browser.refuse('DELETE /v1/me/user', { body: { verify_code: code } }, bearer)
    expect(again).toMatchObject({ errors: [{ code: 'email_verify.expired' }] })
    await browser.call('POST /v1/me/proof-code', {}, bearer)
    const body = { verify_code: await readMailedCode(shop.db, email) }
    expect(await browser.call('DELETE /v1/me/user', { body }, bearer)).toEqual({ result: true })
  })

  test('Who has a password is sent no code', async () => {
    const { browser, bearer, email } = await join()
    expect((await browser.refuse('POST /v1/me/proof-code', {}, bearer)).code).toBe('user.password_needed')
    expect(await readMails(shop.db, email)).toEqual([])
  })
})
