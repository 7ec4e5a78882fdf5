import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { login_histories, schools, users } from '#shop-api/db/schema/members.ts'
import {
  createMemberWithPassword,
  readMailedCode,
  readMails,
  setSetting,
} from '#tests/support/member-fixtures.ts'
import { createRegistration, PASSWORD } from '#tests/support/registration.ts'
import { type MembersShop, openMembersShop } from '#tests/support/open-members-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { ShopperBrowser } from '#tests/support/shopper-browser.ts'

describe.each(ONE_ENGINE)('an account of a sister shop on %s', (engine) => {
  let shop: MembersShop
  beforeAll(async () => {
    shop = await openMembersShop(engine)
  })
  beforeEach(async () => {
    await setSetting(shop.db, 'SITE.SYNC_CHANNELS', 'gift other')
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', false)
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', false, 'gift')
  })
  afterAll(() => shop.close())

  const invite = (email: string, user: Partial<typeof users.$inferInsert> = {}) =>
    createMemberWithPassword(shop.db, email, { channel: 'gift', user })
  const toBody = (username: string, password = PASSWORD, channel = 'gift') => ({
    body: { username, password, channel },
  })
  const sync = (browser: ShopperBrowser, username: string) =>
    browser.call('POST /v1/auth/login-sync-channel', toBody(username))

  test('It is taken over once, with what was filled in there and the password, and no points', async () => {
    const sister = await invite('sister@example.jp', {
      points: 500,
      postal_code: '1500001',
      prefecture: '東京都',
    })
    const browser = shop.browse()
    const login = await sync(browser, 'Sister@example.jp')
    expect(login.user_id).not.toBe(sister.id)
    const user = await browser.call('GET /v1/me/user', {}, login.access_token)
    expect(user).toMatchObject({ name: '青木 陽子', email: 'sister@example.jp', postal_code: '1500001' })
    const [row] = await shop.db.select().from(users).where(eq(users.id, login.user_id))
    expect(row?.points).toBe(0)
    expect(await sync(shop.browse(), 'sister@example.jp')).toMatchObject({ user_id: login.user_id })
    const own = { body: { username: 'sister@example.jp', password: PASSWORD } }
    expect(await shop.browse().call('POST /v1/auth/login', own)).toMatchObject({ user_id: login.user_id })
    const { data } = await browser.call('GET /v1/me/login-histories', {}, login.access_token)
    expect(data.map(({ method }) => method)).toEqual(['password', 'sync-channel', 'sync-channel'])
  })

  test('The storefront is told whose members may log in, by the names shoppers know', async () => {
    const settings = await shop.browse().call('GET /v1/settings/front')
    expect(settings['SITE.SYNC_SHOPS']).toEqual([{ channel: 'gift', name: 'giftの店' }])
    const sister = await shop.browse('gift').call('GET /v1/settings/front')
    expect(sister['SITE.SYNC_SHOPS']).toEqual([])
  })

  test('Two of it at the same moment make one member', async () => {
    await invite('double@example.jp')
    const logins = await Promise.all([1, 2, 3].map(() => sync(shop.browse(), 'double@example.jp')))
    expect(new Set(logins.map(({ user_id }) => user_id)).size).toBe(1)
  })

  test('Only sisters are asked, and they answer as they would their own', async () => {
    await invite('asked@example.jp')
    const browser = shop.browse()
    const refuse = (...body: Parameters<typeof toBody>) =>
      browser.refuse('POST /v1/auth/login-sync-channel', toBody(...body))
    for (const channel of ['moto', 'other', 'nowhere']) {
      expect(await refuse('asked@example.jp', PASSWORD, channel)).toMatchObject({
        code: 'auth.sync_channel.not_allowed',
      })
    }
    const wrong = await refuse('asked@example.jp', 'wrong-pass-1')
    expect(wrong).toMatchObject({ status: 422, code: 'auth.login.invalid' })
    expect(await refuse('nobody@example.jp')).toEqual(wrong)
    for (let at = 0; at < 9; at++) await refuse('asked@example.jp', 'wrong-pass-1')
    // The tries counted at the sister, whose member hears of them.
    const own = { body: { username: 'asked@example.jp', password: PASSWORD } }
    const atSister = shop.browse('gift')
    Object.assign(atSister.traits.headers, browser.traits.headers)
    expect(await atSister.refuse('POST /v1/auth/login', own)).toMatchObject({
      code: 'auth.login.locked',
    })
    expect((await readMails(shop.db, 'asked@example.jp'))[0]?.subject).toContain('giftの店')
  })

  test('An account here with the same address is nobody else’s: the sister may never have proven it', async () => {
    const victim = await createMemberWithPassword(shop.db, 'victim@example.jp')
    await invite('victim@example.jp')
    const refused = await shop
      .browse()
      .refuse('POST /v1/auth/login-sync-channel', toBody('victim@example.jp'))
    expect(refused.errors).toMatchObject([{ field: 'email', code: 'user.email_taken' }])
    const histories = shop.db.select().from(login_histories).where(eq(login_histories.user_id, victim.id))
    expect(await histories).toEqual([])
  })

  test('An address proven at the sister is proven here; another waits for its code', async () => {
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', true)
    await invite('unproven@example.jp')
    const waiting = await sync(shop.browse(), 'unproven@example.jp')
    expect(waiting.is_registered_member).toBe(false)
    expect(await readMailedCode(shop.db, 'unproven@example.jp')).toMatch(/^\d{6}$/)
    // For an address that is a member's here nothing else is answered: its owner gets a mail without a code.
    const here = await createMemberWithPassword(shop.db, 'here@example.jp')
    await invite(here.email)
    const stranger = await sync(shop.browse(), here.email)
    expect(stranger).toEqual({ ...waiting, access_token: expect.any(String), user_id: stranger.user_id })
    expect(stranger.user_id).not.toBe(here.id)
    expect((await readMails(shop.db, here.email))[0]?.subject).toContain('すでに会員登録されています')
    await setSetting(shop.db, 'SITE.IS_USE_EMAIL_VERIFY', true, 'gift')
    const body = createRegistration({ email: 'not-yet@example.jp' })
    await shop.browse('gift').call('POST /v1/users', { body })
    expect(
      await shop.browse().refuse('POST /v1/auth/login-sync-channel', toBody('not-yet@example.jp')),
    ).toMatchObject({ code: 'auth.login.invalid' })
    await invite('proven@example.jp')
    expect((await sync(shop.browse(), 'proven@example.jp')).is_registered_member).toBe(true)
  })

  test('A second step comes before the account is taken over', async () => {
    const sister = await invite('careful@example.jp', { is_use_mfa: true })
    const browser = shop.browse()
    const first = await sync(browser, 'careful@example.jp')
    expect(first).toMatchObject({ is_verify: true, access_token: null, user_id: sister.id })
    const made = () => shop.db.select().from(users).where(eq(users.email, 'careful@example.jp'))
    expect(await made()).toHaveLength(1)
    const verify_code = await readMailedCode(shop.db, 'careful@example.jp')
    const body = { verify_code, user_id: sister.id, is_sync_user_channel: true }
    const login = await browser.call('POST /v1/auth/verify', { body })
    expect(login.user_id).not.toBe(sister.id)
    expect(await made()).toHaveLength(2)
    expect(await browser.call('GET /v1/me/user', {}, login.access_token)).toMatchObject({ id: login.user_id })
  })

  test('A school is known by the code its pupils were given, in its own shop, and codes are not tried out', async () => {
    const [channel] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
    await shop.db
      .insert(schools)
      .values({ channel_id: channel!.id, code: 'SAKURA7', key: 'sakura', name: 'さくら小学校' })
    const check = (browser: ShopperBrowser, code: string) =>
      browser.ask('POST /{prefix}/v1/schools/check', { params: { prefix: 'gakko' }, body: { code } })
    const browser = shop.browse()
    for (const code of ['SAKURA7', ' ｓａｋｕｒａ−7'.replace('−', '-'), 'sakura 7']) {
      expect(await (await check(browser, code)).json()).toEqual({ key: 'sakura', check: true })
    }
    expect(await (await check(shop.browse('gift'), 'SAKURA7')).json()).toEqual({ key: null, check: false })
    for (let at = 0; at < 10; at++) await check(browser, `GUESS${at}`)
    expect((await check(browser, 'SAKURA7')).status).toBe(429)
  })
})
