import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiError } from '#src/api/api-error.ts'
import type { AccessToken } from '#src/api/bearer.ts'
import { type ApiOptions, createApi } from '#src/api/create-api.ts'

/** Somebody else's shop API: it answers what a test says. */
function open(answer: (request: Request) => Response | Promise<Response>, options: Partial<ApiOptions> = {}) {
  const seen: Request[] = []
  const app = new Hono().all('*', (c) => {
    seen.push(c.req.raw)
    return answer(c.req.raw)
  })
  const api = createApi({
    base: 'http://shop.test/moto',
    fetch: async (request) => {
      // As the platform's own fetch does.
      request.signal.throwIfAborted()
      return app.fetch(request)
    },
    ...options,
  })
  return { api, seen }
}

const NEWS = { data: [] }
const refusal = (status: number, more = {}) =>
  Response.json({ code: 'some.code', message: 'だめです。', ...more }, { status })
const NEWS_CALL = 'GET /v1/news'

test('A call fills path and query, and tells the paging of a list', async () => {
  const headers = { 'x-total': '31', 'x-per-page': '15', 'x-last-page': '3', 'x-current-page': '2' }
  const { api, seen } = open(() => Response.json({ data: [] }, { headers }))
  const answer = await api.call('GET /v1/products', {
    query: { q: '鍵 & 錠', maker: ['a,b', 'c'], in_stock: true, page: 2, category: undefined },
  })
  expect(answer.paging).toEqual({ total: 31, per_page: 15, last_page: 3, current_page: 2 })
  expect(answer.limit).toBeNull()
  const url = new URL(seen[0]!.url)
  expect(url.pathname).toBe('/moto/v1/products')
  expect(url.searchParams.getAll('maker')).toEqual(['a,b', 'c'])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ q: '鍵 & 錠', in_stock: '1', page: '2' })
  expect(url.searchParams.has('category')).toBe(false)
})

test('A list of a category asks for what is below it (behaviour 3.7)', async () => {
  const { api, seen } = open(() => Response.json({ data: [] }))
  await api.call('GET /v1/products', { query: { category: 'brake', child: 'true' } })
  expect(new URL(seen[0]!.url).search).toBe('?category=brake&child=true')
})

test('The pass of a keycode shop goes along with every call once there is one', async () => {
  let pass: string | null = null
  const { api, seen } = open(() => Response.json(NEWS), { keycode_token: () => pass })
  await api.call(NEWS_CALL)
  pass = 'a.b'
  await api.call(NEWS_CALL)
  expect(seen.map((request) => request.headers.get('x-keycode-token'))).toEqual([null, 'a.b'])
})

test('Headers tell the limit of a list, the name of a download and where to go instead', async () => {
  const names = [encodeURIComponent('領収書 1.pdf'), '100%.pdf']
  const headers = { 'x-limit': '20', 'x-redirect-url': '/news/' }
  const { api } = open(() =>
    Response.json({ data: [] }, { headers: { ...headers, 'x-suggested-filename': names.shift() ?? '' } }),
  )
  const answer = await api.call(NEWS_CALL)
  expect(answer).toMatchObject({ limit: 20, redirect: '/news/', filename: '領収書 1.pdf' })
  expect((await api.call(NEWS_CALL)).filename).toBe('100%.pdf')
})

test('A path value is encoded, keeps its slashes only where an address is meant, and never names another call', async () => {
  const { api, seen } = open(() => Response.json({}))
  await api.call('GET /v1/news/{resourceKey}', { params: { resourceKey: 'a/b?c' } })
  await api.call('GET /v1/static-pages/url{url}', { params: { url: '/会社/概要/' } })
  await api.call('POST /v1/{payment-provider}/receive/fraud-detection', {
    params: { 'payment-provider': 'card' },
    body: { transaction_id: 't', result: 'failed', signature: 's' },
  })
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual([
    '/moto/v1/news/a%2Fb%3Fc',
    `/moto/v1/static-pages/url${encodeURI('/会社/概要/')}`,
    '/moto/v1/card/receive/fraud-detection',
  ])
  for (const resourceKey of ['', '..']) {
    await expect(api.call('GET /v1/news/{resourceKey}', { params: { resourceKey } })).rejects.toThrow(
      RangeError,
    )
  }
})

test('A refusal carries status, code and fields', async () => {
  const errors = [{ field: 'quantity', code: 'max', message: '多すぎます' }]
  const { api } = open(() => refusal(422, { errors }))
  const error: ApiError = (await api
    .call(NEWS_CALL)
    .catch((thrown: unknown) => thrown as ApiError)) as ApiError
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 422,
    code: 'some.code',
    fields: errors,
    call: NEWS_CALL,
  })
  expect(error.message).toContain('GET /v1/news answered 422 some.code')
})

test('A gateway that answers in HTML, and JSON cut short, are failures too', async () => {
  const html = open(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await expect(html.api.call(NEWS_CALL)).rejects.toMatchObject({ status: 502, code: 'http.502' })
  const cut = open(() => new Response('{"data": [', { headers: { 'content-type': 'application/json' } }))
  await expect(cut.api.call(NEWS_CALL)).rejects.toMatchObject({ name: 'ApiError', status: 200 })
})

test('A 503 hands over what the maintenance screen shows', async () => {
  const maintenance = { title: 'メンテナンス中', message: '3時まで', gtm_id: null }
  const told: unknown[] = []
  const { api } = open(() => refusal(503, { maintenance }), { on_maintenance: (data) => told.push(data) })
  await expect(api.call(NEWS_CALL)).rejects.toMatchObject({ status: 503 })
  expect(told).toEqual([maintenance])
})

test('Timeouts and broken connections are thrown as what they are, and nothing is sent twice', async () => {
  let sent = 0
  const slow = open(() => new Promise(() => (sent += 1)), { timeout_ms: 20 })
  await expect(slow.api.call(NEWS_CALL)).rejects.toMatchObject({ name: 'TimeoutError' })
  const dead = createApi({
    base: 'http://shop.test',
    fetch: () => {
      sent += 1
      return Promise.reject(new TypeError('fetch failed'))
    },
  })
  await expect(dead.call(NEWS_CALL)).rejects.toMatchObject({ name: 'NetworkError' })
  expect(sent).toBe(2)
})

test('Leaving the page cancels reads and lets changes finish', async () => {
  const leaving = new AbortController()
  const { api, seen } = open(() => Response.json(NEWS), { read_signal: () => leaving.signal })
  leaving.abort()
  await expect(api.call(NEWS_CALL)).rejects.toMatchObject({ name: 'AbortError' })
  await api.call('PATCH /v1/carts/reset', { body: { token: 't' } })
  expect(seen).toHaveLength(1)
  expect(seen[0]!.keepalive).toBe(true)
})

function openSession(token: AccessToken | null, renewed: AccessToken | null) {
  const session = { token, refreshes: 0 }
  return {
    session,
    token_source: {
      get: () => session.token,
      refresh: async () => {
        session.refreshes += 1
        await Promise.resolve()
        session.token = renewed
        return renewed
      },
    },
  }
}

const NOW = 1_000_000
const toToken = (access_token: string, expires_in_ms: number) => ({
  access_token,
  expires_at_ms: NOW + expires_in_ms,
})
const acceptOnly = (good: string) => (request: Request) =>
  request.headers.get('authorization') === `Bearer ${good}` ? Response.json(NEWS) : refusal(401)

test('A refused token is renewed once for all calls under way, and each call repeated once', async () => {
  const { session, token_source } = openSession(toToken('old', 60_000), toToken('new', 60_000))
  const { api, seen } = open(acceptOnly('new'), { token_source, now: () => NOW })
  await Promise.all([api.call(NEWS_CALL), api.call(NEWS_CALL), api.call(NEWS_CALL)])
  expect(session.refreshes).toBe(1)
  expect(seen).toHaveLength(6)
})

test('A token about to expire is renewed before it is sent', async () => {
  const { session, token_source } = openSession(toToken('old', 5_000), toToken('new', 60_000))
  const { api, seen } = open(acceptOnly('new'), { token_source, now: () => NOW })
  await api.call(NEWS_CALL)
  expect(session.refreshes).toBe(1)
  expect(seen).toHaveLength(1)
})

test('A session that cannot be saved stops the call and says so', async () => {
  const reasons: string[] = []
  const lost = openSession(toToken('old', 0), null)
  const { api, seen } = open(acceptOnly('new'), {
    ...lost,
    now: () => NOW,
    on_unauthorized: (why) => reasons.push(why),
  })
  await expect(api.call(NEWS_CALL)).rejects.toMatchObject({ status: 401, code: 'session.refresh_failed' })
  expect(seen).toHaveLength(0)
  expect(reasons).toEqual(['refresh_failed'])
})

test('A fresh token that is refused again ends the session; a guest’s 401 does not', async () => {
  const reasons: string[] = []
  const options = { now: () => NOW, on_unauthorized: (why: string) => reasons.push(why) }
  const member = openSession(toToken('old', 60_000), toToken('new', 60_000))
  await expect(open(() => refusal(401), { ...member, ...options }).api.call(NEWS_CALL)).rejects.toThrow('401')
  expect(reasons).toEqual(['rejected'])
  const guest = openSession(null, null)
  await expect(open(() => refusal(401), { ...guest, ...options }).api.call(NEWS_CALL)).rejects.toThrow('401')
  expect(guest.session.refreshes).toBe(0)
})
