import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#shop-api/db/schema/members.ts'
import {
  createMemberWithPassword,
  createRegistration,
  PASSWORD,
  readMailedCode,
  readMails,
  setSetting,
} from '#tests/support/member-fixtures.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

describe.each(ENGINES)('registering on %s', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', true)
  }, 60_000)
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
    const taken = await browser.refuse(
      'POST /v1/email-verify/request',
      request('taken@example.jp'),
      login.access_token,
    )
    expect(taken.errors?.[0]).toMatchObject({ field: 'email', code: 'user.email_taken' })
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
    await open().call('POST /v1/users', { body })
    const capital = createRegistration({ email: 'TWICE@example.jp' })
    const byEmail = await open().refuse('POST /v1/users', { body: capital })
    expect(byEmail.errors?.[0]).toMatchObject({ field: 'email', code: 'user.email_taken' })
    const named = createRegistration({ email: 'other@example.jp', username: 'Twice' })
    const byName = await open().refuse('POST /v1/users', { body: named })
    expect(byName.errors?.[0]).toMatchObject({ field: 'username', code: 'user.username_taken' })
    await open('gift').call('POST /v1/users', { body })

    const race = createRegistration({ email: 'race@example.jp' })
    const answers = await Promise.all([1, 2, 3].map(() => open().ask('POST /v1/users', { body: race })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
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
    const row = await findUser('greedy@example.jp')
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
    expect(after).toEqual({ ...row, last_name: '林', is_registered_member: true, is_use_mfa: true })
  })

  test('The form starts blank', async () => {
    expect(await open().call('GET /v1/users/dummy')).toMatchObject({ email: '', gender_ct: null })
  })
})
