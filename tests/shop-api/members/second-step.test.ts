import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemberWithPassword, readMailedCode, readMails } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { ShopperBrowser } from '#tests/support/shopper-browser.ts'

describe.each(ONE_ENGINE)('the second step of a login on %s', (engine) => {
  let shop: MembersShop
  beforeAll(async () => {
    shop = await openMembersShop(engine)
  })
  beforeEach(() => {
    shop.clock.passed_minutes = 0
  })
  afterAll(() => shop.close())

  const invite = (email: string) => createMemberWithPassword(shop.db, email, { user: { is_use_mfa: true } })
  const knock = (browser: ShopperBrowser, username: string) =>
    browser.call('POST /v1/auth/login', { body: { username, password: PASSWORD } })
  const toOther = (code: string) => (code === '000000' ? '000001' : '000000')
  const expired = { status: 422, code: 'auth.verify.expired' }

  test('The password brings a code by mail, the code brings the login; no token before', async () => {
    const member = await invite('mfa@example.jp')
    const browser = shop.browse()
    const first = await knock(browser, member.email)
    expect(first).toMatchObject({ is_verify: true, access_token: null, user_id: member.id })
    expect([...browser.jar.keys()]).toEqual(['ticket_moto'])
    const verify_code = await readMailedCode(shop.db, member.email)
    // Where no mail can be sent the screen may show it.
    expect(first.verify_code).toBe(verify_code)
    const login = await browser.call('POST /v1/auth/verify', { body: { verify_code, user_id: member.id } })
    expect(login).toMatchObject({ is_verify: false, user_id: member.id })
    expect([...browser.jar.keys()]).toEqual(['refresh_moto', expect.stringMatching(/^device_\d+_moto$/)])
    expect(await browser.call('GET /v1/me/user', {}, login.access_token)).toMatchObject({ id: member.id })
  })

  test('A code is good once, for ten minutes, for its member, and in the browser that knew the password', async () => {
    const member = await invite('once@example.jp')
    const other = await invite('other@example.jp')
    const browser = shop.browse()
    await knock(browser, member.email)
    const verify_code = await readMailedCode(shop.db, member.email)
    const body = { verify_code, user_id: member.id }
    expect(await shop.browse().refuse('POST /v1/auth/verify', { body })).toMatchObject({
      status: 422,
      code: 'auth.verify.unknown_login',
    })
    const theirs = { body: { verify_code, user_id: other.id } }
    expect(await browser.refuse('POST /v1/auth/verify', theirs)).toMatchObject(expired)
    const jar = new Map(browser.jar)
    await browser.call('POST /v1/auth/verify', { body })
    for (const [name, value] of jar) browser.jar.set(name, value)
    expect(await browser.refuse('POST /v1/auth/verify', { body })).toMatchObject(expired)

    await knock(browser, member.email)
    const late = { body: { verify_code: await readMailedCode(shop.db, member.email), user_id: member.id } }
    shop.clock.passed_minutes = 10
    expect(await browser.refuse('POST /v1/auth/verify', late)).toMatchObject(expired)
  })

  test('Five wrong codes end a try; ten end all tries for an hour, however often the password is right', async () => {
    const member = await invite('guessed@example.jp')
    const codes: string[] = []
    for (let login = 0; login < 3; login++) {
      const browser = shop.browse()
      await knock(browser, member.email)
      const right = await readMailedCode(shop.db, member.email)
      const body = { verify_code: toOther(right), user_id: member.id }
      for (let at = 0; at < 5; at++) {
        const { code, errors } = await browser.refuse('POST /v1/auth/verify', { body })
        codes.push(errors?.[0]?.code ?? code)
      }
      const last = { body: { verify_code: right, user_id: member.id } }
      expect(await browser.refuse('POST /v1/auth/verify', last)).toMatchObject(expired)
    }
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'auth.verify.invalid'),
      ...Array.from({ length: 5 }, () => 'auth.verify.expired'),
    ])
    shop.clock.passed_minutes = 61
    const browser = shop.browse()
    await knock(browser, member.email)
    const body = { verify_code: await readMailedCode(shop.db, member.email), user_id: member.id }
    expect(await browser.call('POST /v1/auth/verify', { body })).toMatchObject({ is_verify: false })
  })

  test('Another site’s page cannot finish a login', async () => {
    const member = await invite('forged@example.jp')
    const browser = shop.browse()
    await knock(browser, member.email)
    const body = { verify_code: await readMailedCode(shop.db, member.email), user_id: member.id }
    browser.traits.headers = { 'sec-fetch-site': 'cross-site' }
    expect(await browser.refuse('POST /v1/auth/verify', { body })).toMatchObject({ status: 403 })
  })

  test('The link of the mail unlocks an account at once; opened again it says so, made up it does nothing', async () => {
    const member = await createMemberWithPassword(shop.db, 'locked@example.jp')
    const browser = shop.browse()
    for (let at = 0; at < 10; at++) {
      const body = { username: member.email, password: `wrong-pass-${at}` }
      await browser.refuse('POST /v1/auth/login', { body })
    }
    const [mail] = await readMails(shop.db, member.email)
    const unlockToken = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const unlock = (token: string) =>
      shop.browse().call('GET /v1/auth/unlock/{unlockToken}', { params: { unlockToken: token } })
    const refuse = (token: string, channel?: string) =>
      shop.browse(channel).refuse('GET /v1/auth/unlock/{unlockToken}', { params: { unlockToken: token } })
    expect(await refuse('made-up')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refuse(unlockToken, 'gift')).toMatchObject({ status: 404, code: 'not_found' })
    const right = { body: { username: member.email, password: PASSWORD } }
    expect(await browser.refuse('POST /v1/auth/login', right)).toMatchObject({
      code: 'auth.login.locked',
    })
    expect(await unlock(unlockToken)).toEqual({ result: 'unlocked' })
    expect(await unlock(unlockToken)).toEqual({ result: 'already_unlocked' })
    expect(await browser.call('POST /v1/auth/login', right)).toMatchObject({ user_id: member.id })
  })
})
