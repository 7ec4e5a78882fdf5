import { afterAll, beforeAll, expect, test } from 'vitest'
import { persons } from '#shop-api/db/schema/staff.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { readTypedCode } from '#tests/support/read-typed-code.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { hirePerson, signInPerson, STAFF_PASSWORD } from '#tests/support/staff-person.ts'
import { showTotp } from '#tests/support/totp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
})
afterAll(() => shop.close())

let people = 0
const hire = (channel = 'moto') => {
  people += 1
  return hirePerson(shop.request, {
    channel,
    role: 'catalogue',
    email: `person-${people}@${channel}.example`,
  })
}

const openFrom = (address: string, channel = 'moto') =>
  openShopperBrowser(shop.request, { channel, headers: { 'x-forwarded-for': address } })

async function withSecondFactor() {
  const person = await hire()
  const { secret } = await person.browser.call('POST /v1/admin/auth/totp', {
    body: { password: STAFF_PASSWORD },
  })
  const code = showTotp(secret, TEST_NOW)
  const { recovery_codes } = await person.browser.call('POST /v1/admin/auth/totp/confirm', { body: { code } })
  return { ...person, secret, recovery_codes }
}

async function knock(email: string, password = STAFF_PASSWORD) {
  const browser = openShopperBrowser(shop.request)
  const { state } = await browser.call('POST /v1/admin/auth/login', { body: { email, password } })
  return { browser, state }
}

test('With a second factor the password alone opens nothing, and a code is good once', async () => {
  const { email, secret } = await withSecondFactor()
  const { browser, state } = await knock(email)
  expect(state).toBe('second_factor')
  expect((await browser.ask('GET /v1/admin/news')).status).toBe(401)
  expect((await browser.ask('GET /v1/admin/auth/me')).status).toBe(401)
  // The code that switched it on was used.
  const used = { body: { code: showTotp(secret, TEST_NOW) } }
  expect(await browser.refuse('POST /v1/admin/auth/second-factor', used)).toMatchObject({
    status: 422,
    code: 'admin.code_invalid',
  })
  const next = { body: { code: showTotp(secret, TEST_NOW, 1) } }
  await browser.call('POST /v1/admin/auth/second-factor', next)
  expect((await browser.call('GET /v1/admin/auth/me')).person).toMatchObject({
    email,
    has_second_factor: true,
  })
  const again = await knock(email)
  expect((await again.browser.ask('POST /v1/admin/auth/second-factor', next)).status).toBe(422)
})

test('Of two browsers that send the same code at the same moment one comes in', async () => {
  const { email, secret } = await withSecondFactor()
  const body = { code: showTotp(secret, TEST_NOW, 1) }
  const browsers = await Promise.all([knock(email), knock(email)])
  const answers = await Promise.all(
    browsers.map(({ browser }) => browser.ask('POST /v1/admin/auth/second-factor', { body })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('After five wrong codes the password is asked again', async () => {
  const { email, secret } = await withSecondFactor()
  const { browser } = await knock(email)
  for (let at = 0; at < 5; at += 1)
    expect(
      (await browser.ask('POST /v1/admin/auth/second-factor', { body: { code: '000000' } })).status,
    ).toBe(422)
  const right = { body: { code: showTotp(secret, TEST_NOW, 1) } }
  expect((await browser.ask('POST /v1/admin/auth/second-factor', right)).status).toBe(401)
})

test('Who lost the app comes in by a kept code, once; no call ever tells the secret or the codes again', async () => {
  const { email, secret, recovery_codes } = await withSecondFactor()
  expect(new Set(recovery_codes).size).toBe(10)
  const body = { code: recovery_codes[3]!.toLowerCase().replaceAll('-', ' ') }
  const { browser } = await knock(email)
  await browser.call('POST /v1/admin/auth/second-factor', { body })
  const again = await knock(email)
  expect((await again.browser.ask('POST /v1/admin/auth/second-factor', { body })).status).toBe(422)
  for (const name of ['GET /v1/admin/auth/me', 'GET /v1/admin/auth/sessions'] as const)
    expect(await (await browser.ask(name)).text()).not.toContain(secret)
  const on = await browser.refuse('POST /v1/admin/auth/totp', { body: { password: STAFF_PASSWORD } })
  expect(on.code).toBe('admin.second_factor_on')
  await browser.call('POST /v1/admin/auth/totp/off', { body: { password: STAFF_PASSWORD } })
  expect((await knock(email)).state).toBe('signed_in')
})

test('A new password wants the old one, ends the other sessions, and is none that guessers try first', async () => {
  const { email, browser } = await hire()
  const other = await signInPerson(shop.request, email)
  const change = (current_password: string, password: string) =>
    browser.ask('POST /v1/admin/auth/password', { body: { current_password, password } })
  expect((await change('wrong', 'yane-1195-rice')).status).toBe(422)
  expect((await change(STAFF_PASSWORD, 'short')).status).toBe(422)
  expect(await (await change(STAFF_PASSWORD, 'Noren-Admin-1')).json()).toMatchObject({
    code: 'admin.guessable_password',
  })
  expect((await other.ask('GET /v1/admin/news')).status).toBe(200)
  expect((await change(STAFF_PASSWORD, 'yane-1195-rice')).status).toBe(200)
  expect((await other.ask('GET /v1/admin/news')).status).toBe(401)
  expect((await browser.ask('GET /v1/admin/news')).status).toBe(200)
  expect((await knock(email, 'yane-1195-rice')).state).toBe('signed_in')
  const rows = await shop.db.select().from(persons)
  expect(rows.every(({ password_hash }) => password_hash.startsWith('$argon2id$'))).toBe(true)
})

test('Sessions are seen by their person and ended one by one; nobody else’s', async () => {
  const { email, browser } = await hire()
  const other = await signInPerson(shop.request, email)
  const stranger = await hire()
  const { data } = await browser.call('GET /v1/admin/auth/sessions')
  expect(data.map(({ is_own }) => is_own).sort()).toEqual([false, true])
  const { id } = data.find(({ is_own }) => !is_own)!
  expect((await stranger.browser.ask('DELETE /v1/admin/auth/sessions/{id}', { params: { id } })).status).toBe(
    404,
  )
  expect((await browser.ask('DELETE /v1/admin/auth/sessions/{id}', { params: { id } })).status).toBe(204)
  expect((await other.ask('GET /v1/admin/news')).status).toBe(401)
})

test('A forgotten password is renewed by a mailed code, once, and all sessions end', async () => {
  const { email, browser } = await hire()
  const away = openFrom('203.0.113.50')
  await away.call('POST /v1/admin/auth/reset', { body: { email } })
  const code = await readTypedCode(shop.db, email)
  expect(code).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/)
  const body = { email, code, password: 'yane-1195-rice' }
  expect(
    (await away.refuse('POST /v1/admin/auth/reset/confirm', { body: { ...body, code: 'AAAA' } })).code,
  ).toBe('admin.code_invalid')
  await away.call('POST /v1/admin/auth/reset/confirm', { body })
  expect((await browser.ask('GET /v1/admin/news')).status).toBe(401)
  expect((await knock(email, 'yane-1195-rice')).state).toBe('signed_in')
  expect((await away.ask('POST /v1/admin/auth/reset/confirm', { body })).status).toBe(422)
})

test('Who asks for a new password learns nothing of who works where, and only the own shop writes', async () => {
  const { email } = await hire('gift')
  const answers = [email, 'nobody@moto.example'].map(async (typed) => {
    const answer = await openFrom('203.0.113.51').ask('POST /v1/admin/auth/reset', { body: { email: typed } })
    return [answer.status, await answer.text()]
  })
  const [known, unknown] = await Promise.all(answers)
  expect(known).toEqual(unknown)
  expect(await readTypedCode(shop.db, email)).toBe('')
})

test('A stranger’s wrong guesses never keep a person out', async () => {
  const { email } = await hire()
  const guess = async (address: string, password = 'wrong') =>
    (await openFrom(address).ask('POST /v1/admin/auth/login', { body: { email, password } })).status
  const statuses: number[] = []
  for (let at = 0; at < 30; at += 1) statuses.push(await guess('203.0.113.66'))
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect(await guess('203.0.113.67', STAFF_PASSWORD)).toBe(200)
})

test('Strangers can neither make a mailed code void nor use it up', async () => {
  const { email } = await hire()
  const away = openFrom('203.0.113.70')
  await away.call('POST /v1/admin/auth/reset', { body: { email } })
  const code = await readTypedCode(shop.db, email)
  const stranger = openFrom('203.0.113.71')
  await stranger.call('POST /v1/admin/auth/reset', { body: { email } })
  const password = 'yane-1195-rice'
  for (let at = 0; at < 12; at += 1) {
    const guess = { body: { email, code: 'AAAA', password } }
    await openFrom(`203.0.${114 + at}.71`).refuse('POST /v1/admin/auth/reset/confirm', guess)
  }
  await away.call('POST /v1/admin/auth/reset/confirm', { body: { email, code, password } })
  expect((await knock(email, password)).state).toBe('signed_in')
})

test('A new password ends the tokens of its person', async () => {
  const { email, browser } = await hirePerson(shop.request, { email: 'programs@moto.example' })
  const made = await browser.call('POST /v1/admin/tokens', { body: { name: '在庫連携', role: 'catalogue' } })
  const away = openFrom('203.0.113.72')
  expect((await away.ask('GET /v1/admin/news', {}, made.token)).status).toBe(200)
  await away.call('POST /v1/admin/auth/reset', { body: { email } })
  const code = await readTypedCode(shop.db, email)
  await away.call('POST /v1/admin/auth/reset/confirm', { body: { email, code, password: 'yane-1195-rice' } })
  expect((await away.ask('GET /v1/admin/news', {}, made.token)).status).toBe(401)
})

test('Who reads the mailbox takes back an account somebody else made for it, where they are invited', async () => {
  const { email, browser } = await hire('gift')
  const owner = (await hirePerson(shop.request, { email: 'inviting@moto.example' })).browser
  await owner.call('POST /v1/admin/invitations', { body: { email, role: 'orders' } })
  const away = openFrom('203.0.113.73')
  await away.call('POST /v1/admin/auth/reset', { body: { email } })
  const code = await readTypedCode(shop.db, email)
  await away.call('POST /v1/admin/auth/reset/confirm', { body: { email, code, password: 'yane-1195-rice' } })
  expect((await browser.ask('GET /v1/admin/auth/me')).status).toBe(401)
})

test('A second factor stays wanted after a mailed code; who lost it is taken out, and comes in anew by an invitation', async () => {
  const { email } = await withSecondFactor()
  const away = openFrom('203.0.113.74')
  await away.call('POST /v1/admin/auth/reset', { body: { email } })
  const code = await readTypedCode(shop.db, email)
  const password = 'yane-1195-rice'
  await away.call('POST /v1/admin/auth/reset/confirm', { body: { email, code, password } })
  expect((await knock(email, password)).state).toBe('second_factor')
  const owner = (await hirePerson(shop.request, { email: 'helping@moto.example' })).browser
  const { data } = await owner.call('GET /v1/admin/persons', { query: { per: 'all' } })
  const { id, role } = data.find((person) => person.email === email)!
  expect((await owner.ask('DELETE /v1/admin/persons/{id}', { params: { id } })).status).toBe(204)
  const invited = await owner.call('POST /v1/admin/invitations', { body: { email, role } })
  await openFrom('203.0.113.75').call('POST /v1/admin/auth/invitation/accept', {
    body: { token: invited.token, name: '店野 新', password },
  })
  expect((await knock(email, password)).state).toBe('signed_in')
})
