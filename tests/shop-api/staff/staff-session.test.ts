import { afterAll, beforeAll, expect, test } from 'vitest'
import { person_sessions } from '#shop-api/db/schema/staff.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { STAFF, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'
import { hirePerson, STAFF_PASSWORD } from '#tests/support/staff-person.ts'

let shop: TestShop
let email: string
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  email = (await hirePerson(shop.request)).email
})
afterAll(() => shop.close())

const own = { 'sec-fetch-site': 'same-origin' }

async function signIn(headers: Record<string, string> = own) {
  const http = await serveOnHttp(shop.app)
  const answer = await http.send('/moto/v1/admin/auth/login', {
    method: 'POST',
    body: { email, password: STAFF_PASSWORD },
    headers,
  })
  const [line = ''] = answer.headers['set-cookie'] ?? []
  const [cookie = ''] = line.split(';')
  return { http, answer, line, cookie }
}

test('Signing in gives a cookie no script can read, which opens the person’s shop for twelve hours and no other', async () => {
  const { http, answer, line, cookie } = await signIn()
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    200,
    { state: 'signed_in', expires_at: new Date(TEST_NOW.getTime() + 12 * 60 * 60 * 1000).toISOString() },
  ])
  expect(line).toMatch(/^staff=[\w-]{32}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const ask = (path: string, sent = cookie) => http.send(path, { headers: { ...own, cookie: sent } })
  expect((await ask('/moto/v1/admin/news')).status).toBe(200)
  expect((await ask('/gift/v1/admin/news')).status).toBe(403)
  expect((await ask('/moto/v1/admin/news', 'staff=guessed')).status).toBe(401)
  const bearer = { ...own, authorization: `Bearer ${cookie.split('=')[1]}` }
  expect((await http.send('/moto/v1/admin/news', { headers: bearer })).status).toBe(401)
})

test('Over https the cookie is bound to it and to this very host', async () => {
  const { line } = await signIn({ ...own, 'x-forwarded-proto': 'https' })
  expect(line).toMatch(/^__Host-staff=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
})

test('A session is over after twelve hours', async () => {
  const { cookie } = await signIn()
  const over = () => new Date(TEST_NOW.getTime() + 12 * 60 * 60 * 1000)
  const later = await serveOnHttp(createAppWith(shop, { staff: staffSecrets }, over))
  expect((await later.send('/moto/v1/admin/news', { headers: { ...own, cookie } })).status).toBe(401)
})

test('A session outlives a restart, and signing out ends it on the server', async () => {
  const { http, cookie } = await signIn()
  const restarted = await serveOnHttp(createAppWith(shop, { staff: staffSecrets }))
  const headers = { ...own, cookie }
  expect((await restarted.send('/moto/v1/admin/news', { headers })).status).toBe(200)
  const out = await restarted.send('/moto/v1/admin/auth/logout', { method: 'POST', headers })
  expect([out.status, out.headers['set-cookie']?.[0]]).toEqual([
    200,
    expect.stringMatching(/^staff=; Max-Age=0; .*HttpOnly; SameSite=Strict$/),
  ])
  expect((await http.send('/moto/v1/admin/news', { headers })).status).toBe(401)
})

test('What the database keeps of a session opens nothing', async () => {
  const { http, cookie } = await signIn()
  const rows = await shop.db.select().from(person_sessions)
  expect(rows.length).toBeGreaterThan(0)
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(cookie.split('=')[1])
  for (const { token_hash } of rows) {
    const headers = { ...own, cookie: `staff=${token_hash}` }
    expect((await http.send('/moto/v1/admin/news', { headers })).status).toBe(401)
  }
})

test('A page of another site can neither write nor read with the cookie, nor sign somebody in', async () => {
  const { http, cookie } = await signIn()
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:4321' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    for (const [method, path] of [
      ['GET', 'news'],
      ['PUT', 'selling'],
      ['DELETE', 'news/1'],
      ['POST', 'auth/logout'],
    ] as const) {
      const sent = { method, headers: { ...headers, cookie }, ...(method === 'PUT' && { body: {} }) }
      const answer = await http.send(`/moto/v1/admin/${path}`, sent)
      expect([headers, method, answer.status]).toEqual([headers, method, 403])
    }
    const bodies = {
      login: { email, password: STAFF_PASSWORD },
      'invitation/accept': { token: 'x', name: '店野', password: STAFF_PASSWORD },
    }
    for (const [path, body] of Object.entries(bodies)) {
      const refused = await http.send(`/moto/v1/admin/auth/${path}`, { method: 'POST', headers, body })
      expect([path, refused.status, refused.headers['set-cookie']]).toEqual([path, 403, undefined])
    }
  }
  const home = { ...own, origin: `http://127.0.0.1:${http.port}`, cookie }
  expect((await http.send('/moto/v1/admin/news', { headers: home })).status).toBe(200)
})

test('Programs go on with the token of the environment, from wherever they run', async () => {
  const http = await serveOnHttp(shop.app)
  const headers = { authorization: `Bearer ${STAFF.token}` }
  expect((await http.send('/moto/v1/admin/news', { headers })).status).toBe(200)
  expect((await http.send('/gift/v1/admin/news', { headers })).status).toBe(200)
})

test('Pages and calls of the staff have one spelling, so that a host in front cannot be passed with another', async () => {
  const http = await serveOnHttp(shop.app)
  const headers = { authorization: `Bearer ${STAFF.token}` }
  for (const path of [
    '/moto/%61dmin/',
    '/moto/v1/%61dmin/news',
    '/moto/%761/admin/news',
    '/moto\\admin/',
    '/moto/v1\\admin\\news',
    '/moto/v1/ADMIN/news',
    '/moto/x/../v1/%61dmin/news',
    '/moto/ADMIN/',
  ])
    expect([path, [400, 404]]).toEqual([
      path,
      expect.arrayContaining([(await http.send(path, { headers })).status]),
    ])
  // 503 says that its files are not built yet.
  expect([200, 503]).toContain((await http.send('/moto/admin/')).status)
})
