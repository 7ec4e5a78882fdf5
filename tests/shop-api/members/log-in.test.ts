import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS_TOKEN_LIFETIME_S } from '#shop-api/members/login/access-token.ts'
import { login_histories, users } from '#shop-api/db/schema/members.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { createMemberWithPassword, readMails, setSetting } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { inTurn } from '#tests/support/turns.ts'

describe.each(inTurn(ENGINES, 1))('logging in on %s', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  /** Each test knocks from an address of its own, so that none spends the tries of another. */
  let addresses = 0
  const open = (headers: Record<string, string> = {}, channel = 'moto') => {
    addresses += 1
    return openShopperBrowser(shop.request, {
      channel,
      headers: { 'x-forwarded-for': `203.0.113.${addresses}`, ...headers },
    })
  }
  const after = (minutes: number) =>
    openShopperBrowser(shop.at(new Date(TEST_NOW.getTime() + minutes * 60_000)).request)

  test('A member logs in with the address however it was typed, and is known from then on', async () => {
    const member = await createMemberWithPassword(shop.db, 'tanaka@example.jp')
    const browser = open()
    for (const username of [
      'tanaka@example.jp',
      ' Tanaka@Example.JP',
      'ｔａｎａｋａ＠ｅｘａｍｐｌｅ．ｊｐ',
    ]) {
      const login = await browser.call('POST /v1/auth/login', { body: { username, password: PASSWORD } })
      expect(login).toMatchObject({
        user_id: member.id,
        is_registered_member: true,
        is_verify: false,
        has_password_expired: false,
        has_mail_error_count_over: false,
        expires_in: ACCESS_TOKEN_LIFETIME_S,
      })
      const user = await browser.call('GET /v1/me/user', {}, login.access_token)
      expect(user).toMatchObject({ id: member.id, email: 'tanaka@example.jp' })
    }
  })

  test('A login name works as well as the address', async () => {
    const { id } = await createMemberWithPassword(shop.db, 'named@example.jp', {
      user: { username: 'hanako' },
    })
    const login = await open().call('POST /v1/auth/login', {
      body: { username: 'Hanako', password: PASSWORD },
    })
    expect(login.user_id).toBe(id)
  })

  test('A wrong password, an unknown name and a member of another shop are answered alike', async () => {
    await createMemberWithPassword(shop.db, 'known@example.jp')
    await createMemberWithPassword(shop.db, 'elsewhere@example.jp', { channel: 'gift' })
    const browser = open()
    const refuse = (username: string, password: string) =>
      browser.refuse('POST /v1/auth/login', { body: { username, password } })
    const wrong = await refuse('known@example.jp', 'wrong-pass-1')
    expect(wrong).toMatchObject({ status: 422, code: 'auth.login.invalid' })
    expect(await refuse('nobody@example.jp', PASSWORD)).toEqual(wrong)
    expect(await refuse('elsewhere@example.jp', PASSWORD)).toEqual(wrong)
    expect([...browser.jar.keys()]).toEqual([])
  })

  test('Ten wrong passwords lock an account to whoever typed them, and a name that is nobody’s just the same', async () => {
    await createMemberWithPassword(shop.db, 'target@example.jp')
    const stranger = open()
    const knock = async (username: string, browser = stranger) => {
      const answers: unknown[] = []
      for (let at = 0; at < 12; at++) {
        answers.push(
          await browser.refuse('POST /v1/auth/login', { body: { username, password: `wrong-pass-${at}` } }),
        )
      }
      return answers
    }
    const known = await knock('target@example.jp')
    expect(known.map((answer) => (answer as { code: string }).code)).toEqual([
      ...Array.from({ length: 9 }, () => 'auth.login.invalid'),
      ...Array.from({ length: 3 }, () => 'auth.login.locked'),
    ])
    expect(await knock('no-target@example.jp', open())).toEqual(known)

    const right = { body: { username: 'target@example.jp', password: PASSWORD } }
    expect(await stranger.refuse('POST /v1/auth/login', right)).toMatchObject({ code: 'auth.login.locked' })
    expect(await open().call('POST /v1/auth/login', right)).toMatchObject({ is_verify: false })
    await knock('target@example.jp', open())
    const [mail, ...others] = await readMails(shop.db, 'target@example.jp')
    expect(others).toEqual([])
    expect(mail?.subject).toContain('ログインを一時的に停止しました')
    expect(mail?.text).toMatch(/http:\/\/localhost:4321\/login\/unlock\/\?token=[\w-]{43}/)
    expect(await readMails(shop.db, 'no-target@example.jp')).toEqual([])
    expect(await after(61).call('POST /v1/auth/login', right)).toMatchObject({ is_verify: false })
  })

  test('A hundred tries at the same moment compare ten passwords', async () => {
    await createMemberWithPassword(shop.db, 'burst@example.jp')
    const browser = open()
    const tries = Array.from({ length: 25 }, () =>
      browser.refuse('POST /v1/auth/login', {
        body: { username: 'burst@example.jp', password: 'wrong-pass-1' },
      }),
    )
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'auth.login.invalid').length).toBe(9)
  })

  test('One address may not guess at many accounts', async () => {
    const browser = open()
    const codes: string[] = []
    for (let at = 0; at < 32; at++) {
      const body = { username: `stuffed-${at}@example.jp`, password: 'wrong-pass-1' }
      codes.push((await browser.refuse('POST /v1/auth/login', { body })).code)
    }
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'auth.login.invalid'))
    expect(codes.slice(30)).toEqual(['too_many_requests', 'too_many_requests'])
  })

  test('Every try is written down for the member: when, how, from where, with what', async () => {
    const member = await createMemberWithPassword(shop.db, 'watched@example.jp')
    const browser = open({
      'x-forwarded-for': '198.51.100.23',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    })
    const username = 'watched@example.jp'
    await browser.refuse('POST /v1/auth/login', { body: { username, password: 'wrong-pass-1' } })
    const { access_token } = await browser.call('POST /v1/auth/login', {
      body: { username, password: PASSWORD },
    })
    const { data } = await browser.call('GET /v1/me/login-histories', {}, access_token)
    const shared = { method: 'password', ip_address: '198.51.100.*', device: 'Chrome（Android）' }
    expect(data).toMatchObject([
      { ...shared, result: 'success', logged_in_at: TEST_NOW.toISOString() },
      { ...shared, result: 'failure' },
    ])
    const kept = await shop.db.select().from(login_histories).where(eq(login_histories.user_id, member.id))
    expect(JSON.stringify(kept)).not.toContain('198.51.100.23')
  })

  test('A login says that the password is too old, and that mail comes back', async () => {
    const old = new Date(TEST_NOW.getTime() - 100 * 86_400_000)
    await createMemberWithPassword(shop.db, 'old@example.jp', {
      user: { password_changed_at: old, mail_error_count: 3 },
    })
    await setSetting(shop.db, 'SITE.PASSWORD_EXPIRY_DAYS', 90)
    const body = { username: 'old@example.jp', password: PASSWORD }
    expect(await open().call('POST /v1/auth/login', { body })).toMatchObject({
      has_password_expired: true,
      has_mail_error_count_over: true,
    })
    await setSetting(shop.db, 'SITE.PASSWORD_EXPIRY_DAYS', 0)
    expect(await open().call('POST /v1/auth/login', { body })).toMatchObject({ has_password_expired: false })
  })

  test('Whoever left cannot log in', async () => {
    const member = await createMemberWithPassword(shop.db, 'gone@example.jp')
    await shop.db.update(users).set({ left_at: TEST_NOW }).where(eq(users.id, member.id))
    const body = { username: 'gone@example.jp', password: PASSWORD }
    expect(await open().refuse('POST /v1/auth/login', { body })).toMatchObject({ code: 'auth.login.invalid' })
  })
})
