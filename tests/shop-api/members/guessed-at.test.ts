import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#shop-api/db/schema/members.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { createMemberWithPassword, readMails } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The shop over HTTP, and logins from any address. */
async function open() {
  const clock = { now: TEST_NOW }
  const http = await serveOnHttp(createAppWith(shop, {}, () => clock.now))
  const logIn = async (
    username: string,
    { from, password = 'wrong-pass-1', cookie = '' }: { from: string; password?: string; cookie?: string },
  ) => {
    const headers = { 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
    const body = { username, password }
    const answer = await http.send('/moto/v1/auth/login', { method: 'POST', headers, body })
    const device = answer.headers['set-cookie']?.find((line) => line.startsWith('device_'))
    const { code } = JSON.parse(answer.text) as { code?: string }
    return { status: answer.status, code, device, wait: Number(answer.headers['retry-after']) }
  }
  return { logIn, pass: (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)) }
}

test('Ten wrong passwords of a stranger do not lock the owner out, in whatever network of IPv6 the stranger is', async () => {
  await createMemberWithPassword(shop.db, 'owner@example.jp')
  const { logIn } = await open()
  const codes: (string | undefined)[] = []
  for (let at = 1; at <= 12; at += 1)
    codes.push((await logIn('owner@example.jp', { from: `2001:db8:5:6::${at}` })).code)
  expect(codes).toEqual([
    ...Array.from({ length: 9 }, () => 'auth.login.invalid'),
    ...Array.from({ length: 3 }, () => 'auth.login.locked'),
  ])
  const guessed = await logIn('owner@example.jp', { from: '2001:db8:5:6::99', password: PASSWORD })
  expect(guessed.code).toBe('auth.login.locked')
  expect((await logIn('owner@example.jp', { from: '203.0.113.5', password: PASSWORD })).status).toBe(200)
})

test('Guesses from many networks slow an account for strangers, not for devices that know its password, and mail one link an hour', async () => {
  const { id } = await createMemberWithPassword(shop.db, 'wanted@example.jp')
  await createMemberWithPassword(shop.db, 'neighbour@example.jp')
  const { logIn, pass } = await open()
  const { device = '' } = await logIn('wanted@example.jp', { from: '203.0.113.8', password: PASSWORD })
  const neighbour = await logIn('neighbour@example.jp', { from: '203.0.113.9', password: PASSWORD })
  expect(device).toMatch(/^device_\d+_moto=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  for (let network = 1; network <= 6; network += 1) {
    for (let at = 0; at < 10; at += 1) await logIn('wanted@example.jp', { from: `198.51.100.${network}` })
  }
  const elsewhere = { from: '203.0.113.77', password: PASSWORD }
  const slowed = await logIn('wanted@example.jp', elsewhere)
  expect([slowed.status, slowed.wait >= 1 && slowed.wait <= 120]).toEqual([429, true])
  const [cookie = ''] = device.split(';')
  expect((await logIn('wanted@example.jp', { ...elsewhere, cookie })).status).toBe(200)
  const of_neighbour = neighbour.device?.split(';')[0]?.replace(/^device_\d+/, `device_${id}`) ?? ''
  for (const strange of [`${cookie}x`, of_neighbour])
    expect((await logIn('wanted@example.jp', { from: '203.0.113.78', cookie: strange })).status).toBe(429)
  const password = 'next-pass-2'
  const changed = { password_hash: await hashPassword(password) }
  await shop.db.update(users).set(changed).where(eq(users.id, id))
  expect((await logIn('wanted@example.jp', { from: '203.0.113.79', password, cookie })).status).toBe(429)
  pass(slowed.wait)
  expect((await logIn('wanted@example.jp', { ...elsewhere, password })).status).toBe(200)
  expect(await readMails(shop.db, 'wanted@example.jp')).toHaveLength(1)
})

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The same token: of the last letter of its signature only four bits count. */
function rewrite(cookie: string, way: number): string {
  const last = LETTERS.indexOf(cookie.at(-1) ?? '')
  return cookie.slice(0, -1) + LETTERS[last - (last % 4) + (way % 4)]
}

test('A known device that guesses is locked like anybody, however its cookie is written', async () => {
  await createMemberWithPassword(shop.db, 'shared@example.jp')
  const { logIn } = await open()
  const { device = '' } = await logIn('shared@example.jp', { from: '203.0.113.90', password: PASSWORD })
  const [cookie = ''] = device.split(';')
  for (let at = 0; at < 10; at += 1)
    await logIn('shared@example.jp', { from: `203.0.113.${100 + at}`, cookie: rewrite(cookie, at) })
  const own = { from: '203.0.113.120', password: PASSWORD }
  expect((await logIn('shared@example.jp', { ...own, cookie })).code).toBe('auth.login.locked')
  expect((await logIn('shared@example.jp', own)).status).toBe(200)
})
