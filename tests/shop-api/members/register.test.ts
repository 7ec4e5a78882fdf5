import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#shop-api/db/schema/members.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import {
  createMemberWithPassword,
  logIn,
  readMailedCode,
  readMails,
  setSetting,
} from '#tests/support/member-fixtures.ts'
import { createRegistration, PASSWORD } from '#tests/support/registration.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { inTurn } from '#tests/support/turns.ts'

const TOLD = '【motoの店】このメールアドレスはすでに会員登録されています'

describe.each(inTurn(ENGINES, 1))('registering on %s', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', true)
  })
  afterAll(() => shop.close())

  let addresses = 0
  const open = (channel = 'moto') => {
    addresses += 1
    return openShopperBrowser(shop.request, {
      channel,
      headers: { 'x-forwarded-for': `203.0.113.${addresses}` },
    })
  }
  const findUser = async (email: string) =>
    (await shop.db.select().from(users).where(eq(users.email, email)))[0]

  test('A new member is logged in at once where addresses are not verified, and welcomed by mail', async () => {
    const browser = open('gift')
    const body = createRegistration({ email: 'Welcome@Example.jp' })
    const login = await browser.call('POST /v1/users', { body })
    expect(login).toMatchObject({ is_registered_member: true, is_verify: false })
    const user = await browser.call('GET /v1/me/user', {}, login.access_token)
    expect(user).toMatchObject({
      email: 'welcome@example.jp',
      username: 'welcome@example.jp',
      name: '森 由紀',
      postal_code: '1500001',
      company_name: null,
    })
    const [mail] = await readMails(shop.db, 'welcome@example.jp')
    expect(mail?.subject).toBe('【giftの店】会員登録が完了しました')
    expect(mail?.text).toContain(user.code)
    expect(await browser.call('POST /v1/auth/refresh')).toMatchObject({ user_id: login.user_id })
  })

  test('A day of birth after today is refused, when one registers and when one changes it', async () => {
    const browser = open('gift')
    const body = createRegistration({ email: 'born-tomorrow@example.jp' })
    const tomorrow = '2999-01-01'
    const future = { code: 'validation', errors: [{ field: 'birthday', code: 'date_birth' }] }
    expect(await browser.refuse('POST /v1/users', { body: { ...body, birthday: tomorrow } })).toMatchObject(
      future,
    )
    const { access_token } = await browser.call('POST /v1/users', {
      body: { ...body, birthday: '1990-05-04' },
    })
    const { username: _, ...user } = await browser.call('GET /v1/me/user', {}, access_token)
    const changed = { ...user, birthday: tomorrow } as never
    expect(await browser.refuse('PUT /v1/me/user', { body: changed }, access_token)).toMatchObject(future)
  })

  test('Where addresses are verified a member is nobody’s member before the code was typed in', async () => {
    const browser = open()
    const body = createRegistration({ email: 'verify@example.jp' })
    const login = await browser.call('POST /v1/users', { body })
    expect(login.is_registered_member).toBe(false)
    const before = await browser.refuse('GET /v1/me/user', {}, login.access_token)
    expect(before).toMatchObject({ status: 403, code: 'forbidden' })

    const code = await readMailedCode(shop.db, 'verify@example.jp')
    const wrong = code === '000000' ? '000001' : '000000'
    const check = (verify_code: string) => ({ body: { verify_code } })
    const refused = await browser.refuse('POST /v1/email-verify/check', check(wrong), login.access_token)
    expect(refused.errors?.[0]).toMatchObject({ field: 'verify_code', code: 'email_verify.invalid' })
    const verified = await browser.call('POST /v1/email-verify/check', check(code), login.access_token)
    expect(verified.is_registered_member).toBe(true)
    expect(await browser.call('GET /v1/me/user', {}, verified.access_token)).toMatchObject({
      is_registered_member: true,
    })
    // The login from before the proof is over, and the code is spent.
    expect((await browser.ask('GET /v1/me/user', {}, login.access_token)).status).toBe(401)
    const again = await browser.refuse('POST /v1/email-verify/check', check(code), verified.access_token)
    expect(again.code).toBe('email_verify.expired')
    const request = await browser.refuse('POST /v1/email-verify/request', { body: {} }, verified.access_token)
    expect(request.code).toBe('email_verify.already_verified')
  })

  test('A code is guessed five times at most, is over after half an hour, and only the last one is good', async () => {
    const browser = open()
    const email = 'guess@example.jp'
    const login = await browser.call('POST /v1/users', { body: createRegistration({ email }) })
    const check = (verify_code: string) =>
      browser.refuse('POST /v1/email-verify/check', { body: { verify_code } }, login.access_token)
    const first = await readMailedCode(shop.db, email)
    const wrong = first === '111111' ? '222222' : '111111'
    for (let at = 0; at < 5; at++) {
      expect((await check(wrong)).errors?.[0]?.code).toBe('email_verify.invalid')
    }
    expect((await check(first)).code).toBe('email_verify.expired')

    await browser.call('POST /v1/email-verify/request', { body: {} }, login.access_token)
    const second = await readMailedCode(shop.db, email)
    const late = openShopperBrowser(shop.at(new Date(TEST_NOW.getTime() + 30 * 60_000)).request)
    const fresh = await late.call('POST /v1/auth/login', { body: { username: email, password: PASSWORD } })
    const body = { verify_code: second }
    expect(await late.refuse('POST /v1/email-verify/check', { body }, fresh.access_token)).toMatchObject({
      code: 'email_verify.expired',
    })
    expect(await browser.call('POST /v1/email-verify/check', { body }, login.access_token)).toMatchObject({
      is_registered_member: true,
    })
  })

  test('Whoever mistyped the address has the code sent to another, which is theirs once it was typed in', async () => {
    const browser = open()
    const login = await browser.call('POST /v1/users', {
      body: createRegistration({ email: 'typo@example.jp' }),
    })
    await createMemberWithPassword(shop.db, 'taken@example.jp')
    const request = (email: string) => ({ body: { email } })
    const ask = (email: string) =>
      browser.call('POST /v1/email-verify/request', request(email), login.access_token)
    expect(await ask('taken@example.jp')).toEqual(await ask('free@example.jp'))
    expect((await readMails(shop.db, 'taken@example.jp')).map(({ subject }) => subject)).toEqual([TOLD])
    await browser.call('POST /v1/email-verify/request', request('right@example.jp'), login.access_token)
    expect(await findUser('right@example.jp')).toBeUndefined()
    const body = { verify_code: await readMailedCode(shop.db, 'right@example.jp') }
    const verified = await browser.call('POST /v1/email-verify/check', { body }, login.access_token)
    expect(await browser.call('GET /v1/me/user', {}, verified.access_token)).toMatchObject({
      email: 'right@example.jp',
      username: 'right@example.jp',
    })
  })

  test('An address or a login name is one member’s, in each shop, also when two ask at the same moment', async () => {
    const body = createRegistration({ email: 'twice@example.jp', username: 'twice' })
    await open('gift').call('POST /v1/users', { body })
    const capital = createRegistration({ email: 'TWICE@example.jp' })
    const byEmail = await open('gift').refuse('POST /v1/users', { body: capital })
    expect(byEmail.errors?.[0]).toMatchObject({ field: 'email', code: 'user.email_taken' })
    // The owner hears of it, also where the answer has to tell.
    expect((await readMails(shop.db, 'twice@example.jp'))[0]?.subject).toContain('すでに会員登録されています')
    const named = createRegistration({ email: 'other@example.jp', username: 'Twice' })
    const byName = await open('gift').refuse('POST /v1/users', { body: named })
    expect(byName.errors?.[0]).toMatchObject({ field: 'username', code: 'user.username_taken' })
    await open().call('POST /v1/users', { body })

    const race = createRegistration({ email: 'race@example.jp' })
    const answers = await Promise.all([1, 2, 3].map(() => open('gift').ask('POST /v1/users', { body: race })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('Whoever registers with a member’s address learns nothing, enters nothing, and the member is told', async () => {
    const owner = await createMemberWithPassword(shop.db, 'owner@example.jp')
    const was = await findUser(owner.email)
    const secret = 'strangers-pass-9'
    const passwords = { password: secret, password_confirmation: secret }
    const http = await serveOnHttp(createAppWith(shop, {}))
    const from = { 'x-forwarded-for': '203.0.113.250', 'sec-fetch-site': 'same-origin' }
    const post = async (path: string, body: object, token?: string) => {
      const headers = { ...from, ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await http.send(`/moto/v1/${path}`, { method: 'POST', headers, body })
      return { ...answer, json: JSON.parse(answer.text) as Record<string, unknown> }
    }
    /** All that a stranger sees who registers with an address and tries what comes to mind. */
    const look = async (email: string) => {
      const seen: unknown[] = []
      const note = ({ status, json, headers }: Awaited<ReturnType<typeof post>>) => {
        const cookies = [headers['set-cookie'] ?? []]
          .flat()
          .map((line) => line.replace(/_\d+_/, '_').replace(/=[^;]*/, '='))
        const { message, errors, code, is_registered_member, is_verify, result } = json
        const told = { message, errors, code, is_registered_member, is_verify, result }
        seen.push([status, Object.keys(headers).sort(), cookies, Object.keys(json).sort(), told])
        return json
      }
      const { access_token } = note(await post('users', createRegistration({ email, ...passwords })))
      const token = String(access_token)
      for (let at = 0; at < 6; at += 1)
        note(await post('email-verify/check', { verify_code: '000000' }, token))
      note(await post('email-verify/request', {}, token))
      note(await post('auth/login', { username: email, password: 'wrong-pass-1' }))
      const login = note(await post('auth/login', { username: email, password: secret }))
      expect(login['user_id']).not.toBe(owner.id)
      note(await post('users', createRegistration({ email, ...passwords })))
      note(await post('auth/login', { username: email, password: secret }))
      const answer = await http.send('/moto/v1/me/user', {
        headers: { ...from, authorization: `Bearer ${String(login['access_token'])}` },
      })
      seen.push([answer.status, answer.text])
      return seen
    }
    const free = await look('nobodys@example.jp')
    expect(await look('Owner@example.jp')).toEqual(free)
    expect(free.at(-1)).toMatchObject([403, expect.any(String)])

    expect(await findUser(owner.email)).toEqual(was)
    const told = await readMails(shop.db, owner.email)
    expect(told.map(({ subject }) => subject)).toEqual([TOLD])
    expect(told[0]?.text).toMatch(/\/login\/\n[^]*\/reminder\/\n/)
    expect(told[0]?.text).not.toMatch(/\d{6}\n|森/)
    const login = { body: { username: owner.email, password: PASSWORD } }
    expect(await open().call('POST /v1/auth/login', login)).toMatchObject({ user_id: owner.id })
  })

  test('Two who wait for one address: whoever reads its mails has it, and nobody keeps another from it', async () => {
    const email = 'squatted@example.jp'
    const join = async () => {
      const browser = open()
      const { access_token, user_id } = await browser.call('POST /v1/users', {
        body: createRegistration({ email }),
      })
      const body = { verify_code: await readMailedCode(shop.db, email) }
      return { user_id, check: () => browser.ask('POST /v1/email-verify/check', { body }, access_token) }
    }
    const all = [await join(), await join(), await join()]
    const answers = await Promise.all(all.map(({ check }) => check()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const winner = all[answers.findIndex(({ status }) => status === 200)]
    expect(await findUser(email)).toMatchObject({ id: winner?.user_id, unproven_email: null })
  })

  test('A member’s new address that is another member’s is answered like a free one', async () => {
    const owner = await createMemberWithPassword(shop.db, 'others@example.jp')
    const { email } = await createMemberWithPassword(shop.db, 'mover@example.jp')
    const browser = open()
    const { token } = await logIn(browser, email)
    const { username: _, ...user } = await browser.call('GET /v1/me/user', {}, token)
    const move = (next: string) => {
      const body = { ...user, ...createRegistration({ email: next }), current_password: PASSWORD } as never
      return browser.call('PUT /v1/me/user', { body }, token)
    }
    const free = await move('somewhere@example.jp')
    expect(await move(owner.email)).toEqual({ ...free, pending_email: owner.email })
    expect((await readMails(shop.db, owner.email)).map(({ subject }) => subject)).toEqual([TOLD])
  })

  test('Where the answer has to tell, whoever asks for many addresses is stopped', async () => {
    await open('gift').call('POST /v1/users', { body: createRegistration({ email: 'listed@example.jp' }) })
    const browser = open('gift')
    const body = createRegistration({ email: 'listed@example.jp' })
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1) statuses.push((await browser.ask('POST /v1/users', { body })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    expect(await readMails(shop.db, 'listed@example.jp')).toHaveLength(2)
  })

  test('Many who guess at the code of one address together are slowed', async () => {
    const email = 'aimed-at@example.jp'
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) {
      const browser = open()
      const { access_token } = await browser.call('POST /v1/users', { body: createRegistration({ email }) })
      const code = await readMailedCode(shop.db, email)
      const body = { verify_code: code === '111111' ? '222222' : '111111' }
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push((await browser.ask('POST /v1/email-verify/check', { body }, access_token)).status)
    }
    expect(statuses.slice(0, 50).every((status) => status === 422)).toBe(true)
    expect(statuses.slice(50)).toContain(429)
  })

  test('Nobody registers themselves as verified, rich, locked out or somebody else', async () => {
    const browser = open()
    const greedy = {
      ...createRegistration({ email: 'greedy@example.jp' }),
      id: 1,
      code: 'M1',
      is_registered_member: true,
      points: 1_000_000,
      division_ct: 9,
      channel_id: 2,
      mail_error_count: -5,
      password_hash: 'x',
      left_at: null,
    }
    const { access_token } = await browser.call('POST /v1/users', { body: greedy })
    const [row] = await shop.db.select().from(users).where(eq(users.unproven_email, 'greedy@example.jp'))
    expect(row).toMatchObject({ is_registered_member: false, points: 0, mail_error_count: 0 })
    expect(row?.code).not.toBe('M1')
    const verify_code = await readMailedCode(shop.db, 'greedy@example.jp')
    const verified = await browser.call(
      'POST /v1/email-verify/check',
      { body: { verify_code } },
      access_token,
    )
    const put = { ...greedy, last_name: '林', username: 'other', password: 'stolen-pass-9', is_use_mfa: true }
    const changed = await browser.call('PUT /v1/me/user', { body: put }, verified.access_token)
    expect(changed).toMatchObject({ last_name: '林', username: 'greedy@example.jp', is_use_mfa: true })
    const after = await findUser('greedy@example.jp')
    const proven = { email: 'greedy@example.jp', username: 'greedy@example.jp', unproven_email: null }
    expect(after).toEqual({
      ...row,
      ...proven,
      last_name: '林',
      is_registered_member: true,
      is_use_mfa: true,
    })
  })

  test('The form starts blank', async () => {
    expect(await open().call('GET /v1/users/dummy')).toMatchObject({ email: '', gender_ct: null })
  })
})
