import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Login } from '#contract/shapes/session.ts'
import { member_identities, member_tickets } from '#shop-api/db/schema/members.ts'
import { openLoginProvider, type ProviderAccount } from '#tests/support/login-provider.ts'
import { createMemberWithPassword, readMailedCode } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { openShopperBrowser, type ShopperBrowser } from '#tests/support/shopper-browser.ts'

describe.each(ONE_ENGINE)('logging in at a provider on %s', (engine) => {
  let shop: TestShop
  let provider: Awaited<ReturnType<typeof openLoginProvider>>
  beforeAll(async () => {
    provider = await openLoginProvider('http://localhost:4321/oauth/callback/')
    shop = await openTestShop({
      engine,
      config: {
        login_providers: (channel) =>
          channel === 'moto' ? [provider.as('google'), provider.as('line')] : [],
      },
    })
  })
  afterAll(async () => {
    await shop.close()
    await provider.close()
  })

  let addresses = 0
  const open = (headers: Record<string, string> = {}, channel = 'moto') => {
    addresses += 1
    return openShopperBrowser(shop.request, {
      channel,
      headers: { 'x-forwarded-for': `203.0.113.${addresses}`, ...headers },
    })
  }
  const hana: ProviderAccount = {
    sub: 'subject-of-hana',
    email: 'Hana@Example.jp',
    email_verified: true,
    family_name: '佐藤',
    given_name: '花',
  }
  async function begin(browser: ShopperBrowser, account: ProviderAccount, name = 'google', query = {}) {
    const { url } = await browser.call('GET /v1/auth/{provider}/redirect', {
      params: { provider: name },
      query,
    })
    return provider.visit(url, account)
  }
  const toCallback = (url: URL, type = 'google') => ({
    params: { type },
    query: Object.fromEntries(url.searchParams),
  })
  const finish = (browser: ShopperBrowser, url: URL, type?: string) =>
    browser.ask('GET /v1/auth/{type}/callback', toCallback(url, type))
  const refuse = (browser: ShopperBrowser, url: URL, type?: string) =>
    browser.refuse('GET /v1/auth/{type}/callback', toCallback(url, type))

  test('Who comes for the first time becomes a member by the subject, and is the same one from then on', async () => {
    const account = { ...hana, sub: 'comes for the first time', email: 'First@Example.jp' }
    const browser = open()
    const back = await begin(browser, account, 'google', { redirect_to: '/mypage/point/?page=2' })
    expect(back.origin + back.pathname).toBe('http://localhost:4321/oauth/callback/')
    expect(back.searchParams.get('state')).toMatch(/^google\./)
    const answer = await finish(browser, back)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-redirect-url')).toBe('/mypage/point/?page=2')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const login = (await answer.json()) as Login
    expect(login).toMatchObject({ is_registered_member: true, is_verify: false })
    expect(await browser.call('GET /v1/me/user', {}, login.access_token)).toMatchObject({
      email: 'first@example.jp',
      name: '佐藤 花',
    })
    expect([...browser.jar.keys()]).toEqual(['refresh_moto', expect.stringMatching(/^device_\d+_moto$/)])
    expect(await browser.call('POST /v1/auth/refresh')).toMatchObject({ user_id: login.user_id })

    // At the provider the address changed hands since; the subject did not.
    const again = open()
    const moved = await finish(again, await begin(again, { ...account, email: 'other@example.jp' }))
    expect(await moved.json()).toMatchObject({ user_id: login.user_id })
    const { data } = await again.call('GET /v1/me/login-histories', {}, login.access_token)
    expect(data.map(({ method }) => method)).toEqual(['google', 'google'])
  })

  test('The same subject of another provider is somebody else; LINE’s people prove an address here', async () => {
    const account = { ...hana, sub: 'at two providers', email: 'two@example.jp' }
    const google = open()
    expect((await finish(google, await begin(google, account))).status).toBe(200)
    const browser = open()
    const answer = await finish(browser, await begin(browser, account, 'line'), 'line')
    expect(answer.status).toBe(200)
    const login = (await answer.json()) as Login
    expect(login.is_registered_member).toBe(false)
    const links = await shop.db
      .select()
      .from(member_identities)
      .where(eq(member_identities.subject, account.sub))
    expect(links.find(({ provider }) => provider === 'line')?.user_id).toBe(login.user_id)
    expect(new Set(links.map(({ user_id }) => user_id)).size).toBe(2)
  })

  test('Two first logins at the same moment, in two tabs, make one member', async () => {
    const account = { sub: 'two tabs' }
    const tabs = [open(), open(), open()]
    const backs: URL[] = []
    for (const tab of tabs) backs.push(await begin(tab, account))
    const logins = await Promise.all(tabs.map((tab, at) => finish(tab, backs[at]!)))
    const ids = await Promise.all(logins.map(async (one) => ((await one.json()) as Login).user_id))
    expect([new Set(ids).size, typeof ids[0]]).toEqual([1, 'number'])
    const [link] = await shop.db
      .select()
      .from(member_identities)
      .where(eq(member_identities.subject, 'two tabs'))
    expect(link?.user_id).toBe(ids[0])
  })

  test('Where the provider vouches for no address, one is proven here before the member is a member', async () => {
    const browser = open()
    const back = await begin(browser, { sub: 'no-mail', email: 'claimed@example.jp', email_verified: false })
    const login = (await (await finish(browser, back)).json()) as Login
    expect(login.is_registered_member).toBe(false)
    const email = 'proven@example.jp'
    await browser.call('POST /v1/email-verify/request', { body: { email } }, login.access_token)
    const verify_code = await readMailedCode(shop.db, email)
    const verified = await browser.call(
      'POST /v1/email-verify/check',
      { body: { verify_code } },
      login.access_token,
    )
    expect(verified).toMatchObject({ user_id: login.user_id, is_registered_member: true })
    expect(await browser.call('GET /v1/me/user', {}, verified.access_token)).toMatchObject({
      email,
      username: email,
    })
  })

  test('An account with the same address is joined by its password only, in the same browser', async () => {
    const member = await createMemberWithPassword(shop.db, 'joined@example.jp')
    const account = { sub: 'joins', email: member.email, email_verified: true }
    const browser = open()
    expect(await refuse(browser, await begin(browser, account))).toMatchObject({
      status: 422,
      code: 'auth.callback.email_taken',
    })
    const credentials = { body: { username: member.email, password: PASSWORD } }
    // Somebody else's login in that browser joins nothing, nor does the right one in another.
    const other = await createMemberWithPassword(shop.db, 'not-joined@example.jp')
    const jar = new Map(browser.jar)
    await browser.call('POST /v1/auth/login', { body: { username: other.email, password: PASSWORD } })
    await open().call('POST /v1/auth/login', credentials)
    const links = () => shop.db.select().from(member_identities).where(eq(member_identities.subject, 'joins'))
    expect(await links()).toEqual([])

    for (const [name, value] of jar) browser.jar.set(name, value)
    await browser.call('POST /v1/auth/login', credentials)
    expect(await links()).toMatchObject([{ user_id: member.id, provider: 'google' }])
    const later = open()
    expect(await (await finish(later, await begin(later, account))).json()).toMatchObject({
      user_id: member.id,
    })
  })

  test('A callback counts once, and only in the browser and for the provider it was begun with', async () => {
    const mismatch = { status: 422, code: 'auth.callback.state_mismatch' }
    const attacker = open()
    const stolen = await begin(attacker, { ...hana, sub: 'attacker', email: 'attacker@example.jp' })
    // Login forgery: the victim is made to open the attacker's callback, with and without a login of their own begun.
    expect(await refuse(open(), stolen)).toMatchObject(mismatch)
    const victim = open()
    const own = await begin(victim, hana)
    expect(await refuse(victim, stolen)).toMatchObject(mismatch)
    expect(await refuse(victim, own, 'line')).toMatchObject(mismatch)
    const without = new URL(own)
    without.searchParams.delete('state')
    expect(await refuse(victim, without)).toMatchObject(mismatch)
    victim.traits.headers = { 'sec-fetch-site': 'cross-site' }
    expect(await refuse(victim, own)).toMatchObject({ status: 403 })
    victim.traits.headers = {}
    const jar = new Map(victim.jar)
    expect((await finish(victim, own)).status).toBe(200)
    for (const [name, value] of jar) victim.jar.set(name, value)
    expect(await refuse(victim, own)).toMatchObject(mismatch)
  })

  test('A token for another login, or a code somebody else asked for, logs nobody in', async () => {
    for (const forged of [{ nonce: 'of another login' }, { code_verifier: 'x'.repeat(43) }]) {
      const browser = open()
      const back = await begin(browser, hana)
      const [ticket] = await shop.db
        .select()
        .from(member_tickets)
        .where(eq(member_tickets.token_hash, back.searchParams.get('state')?.replace('google.', '') ?? ''))
      await shop.db
        .update(member_tickets)
        .set({ data: { ...ticket?.data, ...forged } })
        .where(eq(member_tickets.id, ticket?.id ?? 0))
      expect(await refuse(browser, back)).toMatchObject({ code: 'auth.callback.state_mismatch' })
      expect(browser.jar.has('refresh_moto')).toBe(false)
    }
  })

  test('Too late is too late', async () => {
    const browser = open()
    const back = await begin(browser, hana)
    const late = openShopperBrowser(shop.at(new Date(TEST_NOW.getTime() + 16 * 60_000)).request)
    for (const [name, value] of browser.jar) late.jar.set(name, value)
    expect(await refuse(late, back)).toMatchObject({ code: 'auth.callback.state_mismatch' })
  })

  test('Who says no at the provider is told so, and so is who finds the provider closed', async () => {
    const browser = open()
    const back = await begin(browser, hana)
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    expect(await refuse(browser, back)).toMatchObject({ status: 422, code: 'auth.callback.denied' })

    const waiting = open()
    const late = await begin(waiting, hana)
    provider.state.isDown = true
    expect(await refuse(waiting, late)).toMatchObject({ status: 422, code: 'auth.provider.unavailable' })
    provider.state.isDown = false
  })

  test('A shop takes only the providers it has, and says which', async () => {
    const unknown = { status: 404, code: 'auth.provider.unknown' }
    const redirect = (browser: ShopperBrowser, name: string) =>
      browser.refuse('GET /v1/auth/{provider}/redirect', { params: { provider: name }, query: {} })
    expect(await redirect(open(), 'nobody')).toMatchObject(unknown)
    expect(await redirect(open({}, 'gift'), 'google')).toMatchObject(unknown)
    expect(await open().call('GET /v1/settings/front')).toMatchObject({ 'SITE.SOCIAL_LOGINS': 'google line' })
    expect(await open({}, 'gift').call('GET /v1/settings/front')).toMatchObject({ 'SITE.SOCIAL_LOGINS': '' })
  })

  test('Afterwards nobody is sent to another site', async () => {
    for (const redirect_to of [
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
    ]) {
      const browser = open()
      const asked = await browser.ask('GET /v1/auth/{provider}/redirect', {
        params: { provider: 'google' },
        query: { redirect_to },
      })
      expect([redirect_to, asked.status]).toEqual([redirect_to, 422])
    }
    for (const redirect_to of ['/\t/evil.example', '/\n/evil.example', '/a/..//evil.example']) {
      const browser = open()
      const answer = await finish(browser, await begin(browser, hana, 'google', { redirect_to }))
      const target = answer.headers.get('x-redirect-url') ?? '/'
      expect(new URL(target, 'http://localhost:4321').origin).toBe('http://localhost:4321')
    }
  })
})
