import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { openShopperBrowser, type ShopperBrowser } from '#tests/support/shopper-browser.ts'
import { inTurn } from '#tests/support/turns.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe.each(inTurn(ENGINES))('a session on %s', (engine) => {
  let shop: TestShop
  let members = 0
  /** The shop's clock, for every browser of these tests. */
  let passed_ms = 0
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  const open = (headers: Record<string, string> = {}, channel = 'moto') =>
    openShopperBrowser(
      (path, init) => shop.at(new Date(TEST_NOW.getTime() + passed_ms)).request(path, init),
      { channel, headers },
    )
  async function logIn(browser: ShopperBrowser, extra: { is_shared_device?: boolean } = {}) {
    passed_ms = 0
    members += 1
    const { id, email } = await createMemberWithPassword(shop.db, `session-${members}@example.jp`)
    const body = { username: email, password: PASSWORD, ...extra }
    const answer = await browser.ask('POST /v1/auth/login', { body })
    const login = (await answer.json()) as { access_token: string }
    return { id, email, access_token: login.access_token, cookie: answer.headers.getSetCookie()[0] ?? '' }
  }
  const refresh = (browser: ShopperBrowser) => browser.call('POST /v1/auth/refresh')
  const expired = { status: 401, code: 'auth.refresh.expired' }

  test('The refresh cookie is out of reach of scripts and of other sites, and of this shop only', async () => {
    const plain = await logIn(open())
    expect(plain.cookie).toMatch(/^refresh_moto=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await logIn(open({ 'x-forwarded-proto': 'https' }))
    expect(secure.cookie).toMatch(
      /^__Host-refresh_moto=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const shared = await logIn(open(), { is_shared_device: true })
    expect(shared.cookie).toMatch(/^refresh_moto=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('A refresh gives another access token and another cookie, again and again', async () => {
    const browser = open()
    const { id, access_token } = await logIn(browser)
    const before = browser.jar.get('refresh_moto')
    for (const minutes of [25, 60, 24 * 60]) {
      passed_ms = minutes * MINUTE_MS
      const fresh = await refresh(browser)
      expect(fresh).toMatchObject({ user_id: id, is_registered_member: true })
      expect(fresh.access_token).not.toBe(access_token)
      expect(await browser.call('GET /v1/me/user', {}, fresh.access_token)).toMatchObject({ id })
    }
    expect(browser.jar.get('refresh_moto')).not.toBe(before)
  })

  test('A token that was used comes again: the login ends, for its thief and for its owner', async () => {
    const browser = open()
    const { access_token } = await logIn(browser)
    const stolen = browser.jar.get('refresh_moto') ?? ''
    passed_ms = 10 * MINUTE_MS
    await refresh(browser)
    passed_ms = 20 * MINUTE_MS
    const thief = open()
    thief.jar.set('refresh_moto', stolen)
    expect(await thief.refuse('POST /v1/auth/refresh')).toMatchObject(expired)
    expect(await browser.refuse('POST /v1/auth/refresh')).toMatchObject(expired)
    expect(await browser.refuse('GET /v1/me/user', {}, access_token)).toMatchObject({ status: 401 })
  })

  test('Two tabs that refresh at once, and an answer lost on its way, end nothing', async () => {
    const browser = open()
    await logIn(browser)
    const token = browser.jar.get('refresh_moto') ?? ''
    const tabs = [open(), open(), open()]
    for (const tab of tabs) tab.jar.set('refresh_moto', token)
    await Promise.all(tabs.map(refresh))
    passed_ms = 20_000
    const again = open()
    again.jar.set('refresh_moto', token)
    await refresh(again)
    passed_ms = 30 * MINUTE_MS
    expect(await refresh(again)).toMatchObject({ is_verify: false })
    passed_ms = 60 * MINUTE_MS
    // Of those the tabs were given one went on; another that does so too is not of this browser.
    expect(await tabs[0]!.refuse('POST /v1/auth/refresh')).toMatchObject(expired)
  })

  test('A login slides with its use, up to half a year; on a shared device up to half a day', async () => {
    const browser = open()
    await logIn(browser)
    for (let days = 20; days < 180; days += 20) {
      passed_ms = days * DAY_MS
      await refresh(browser)
    }
    passed_ms = 180 * DAY_MS
    expect(await browser.refuse('POST /v1/auth/refresh')).toMatchObject(expired)

    const idle = open()
    await logIn(idle)
    passed_ms = 30 * DAY_MS
    expect(await idle.refuse('POST /v1/auth/refresh')).toMatchObject(expired)

    const shared = open()
    await logIn(shared, { is_shared_device: true })
    for (let hours = 1; hours < 12; hours++) {
      passed_ms = hours * 60 * MINUTE_MS
      await refresh(shared)
    }
    passed_ms = 12 * 60 * MINUTE_MS
    expect(await shared.refuse('POST /v1/auth/refresh')).toMatchObject(expired)
  })

  test('Logging out ends the login at once and always clears, twice and with a token that is over', async () => {
    const browser = open()
    const { access_token } = await logIn(browser)
    const token = browser.jar.get('refresh_moto') ?? ''
    expect(await browser.call('POST /v1/auth/logout', {}, access_token)).toEqual({ result: true })
    expect(browser.jar.has('refresh_moto')).toBe(false)
    browser.jar.set('refresh_moto', token)
    expect(await browser.refuse('POST /v1/auth/refresh')).toMatchObject(expired)
    expect(await browser.refuse('GET /v1/me/user', {}, access_token)).toMatchObject({ status: 401 })
    expect(await browser.call('POST /v1/auth/logout', {}, access_token)).toEqual({ result: true })
    expect(await browser.call('POST /v1/auth/logout', {}, 'nonsense')).toEqual({ result: true })
  })

  test('Another site’s page can neither refresh nor log out nor log somebody in', async () => {
    const browser = open()
    const { email, access_token } = await logIn(browser)
    const forgeries = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ]
    for (const headers of forgeries) {
      browser.traits.headers = headers
      expect(await browser.refuse('POST /v1/auth/refresh')).toMatchObject({ status: 403 })
      expect(await browser.refuse('POST /v1/auth/logout')).toMatchObject({ status: 403 })
      const victim = open(headers)
      await victim.call('POST /v1/auth/login', { body: { username: email, password: PASSWORD } })
      expect([...victim.jar.keys()]).toEqual([])
    }
    browser.traits.headers = {}
    expect(await browser.call('GET /v1/me/user', {}, access_token)).toMatchObject({ email })
    expect(await refresh(browser)).toMatchObject({ is_verify: false })
  })

  test('Browsers too old to say where a request was made are judged by its origin', async () => {
    const send = (origin: string) =>
      shop.request('/moto/v1/auth/refresh', {
        method: 'POST',
        headers: { cookie: 'refresh_moto=x', origin, 'x-forwarded-host': 'shop.example' },
      })
    expect((await send('https://evil.example')).status).toBe(403)
    expect((await send('null')).status).toBe(403)
    expect((await send('https://shop.example')).status).toBe(401)
    expect((await send('http://localhost')).status).toBe(401)
  })

  test('A session cannot be fixed: what a browser brought along is no part of its new login', async () => {
    const browser = open()
    const attacker = await logIn(browser)
    const planted = browser.jar.get('refresh_moto') ?? ''
    const victim = await createMemberWithPassword(shop.db, `victim-${engine}@example.jp`)
    const login = await browser.call('POST /v1/auth/login', {
      body: { username: victim.email, password: PASSWORD },
    })
    expect(browser.jar.get('refresh_moto')).not.toBe(planted)
    const holder = open()
    holder.jar.set('refresh_moto', planted)
    expect(await refresh(holder)).toMatchObject({ user_id: attacker.id })
    expect(login.user_id).toBe(victim.id)
  })

  test('A cookie of one shop opens nothing in another', async () => {
    const browser = open()
    await logIn(browser)
    const other = open({}, 'gift')
    other.jar.set('refresh_gift', browser.jar.get('refresh_moto') ?? '')
    expect(await other.refuse('POST /v1/auth/refresh')).toMatchObject(expired)
    expect(await refresh(browser)).toMatchObject({ is_verify: false })
  })
})
