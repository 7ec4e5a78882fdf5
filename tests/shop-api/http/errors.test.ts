import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/index.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { ErrorBodySchema } from '#contract/shapes/error.ts'
import type { AppEnv } from '#shop-api/http/app-env.ts'
import { requireChannel } from '#shop-api/channels/require-channel.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { isOfInstallation, mountCall } from '#shop-api/http/mount-call.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { toOpenApi } from '#tests/support/to-open-api.ts'
import { inTurn } from '#tests/support/turns.ts'

const readError = async (answer: Response) => ErrorBodySchema.parse(await answer.json()) as ErrorBody
const post = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
})

describe.each(inTurn(ENGINES))('a program that asks wrongly (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  test('is told that a channel does not exist by the words screens know (behaviour 1.1)', async () => {
    for (const path of ['/nowhere/v1/products', '/nowhere/public.json', '/nowhere/v1/not-a-call']) {
      const answer = await shop.request(path)
      expect(answer.status).toBe(404)
      expect((await readError(answer)).message).toBe('チャネルが存在しない')
    }
    const school = (channel: string) =>
      shop.request(`/${channel}/gakko/v1/schools/check`, post('{"code":"A1"}'))
    expect((await readError(await school('nowhere'))).message).toBe('チャネルが存在しない')
    expect((await school('moto')).status).toBe(200)
  })

  test('hears which methods an address takes when it asks by another', async () => {
    for (const [path, allow] of [
      ['/moto/v1/products', 'GET, HEAD'],
      ['/moto/v1/me/user', 'GET, HEAD, PUT, DELETE'],
      ['/moto/v1/me/user-addresses/7/use', 'PATCH'],
      ['/moto/v1/products/wave-disc/likes', 'POST, DELETE'],
    ] as const) {
      const answer = await shop.request(path, { method: allow.includes('PATCH') ? 'GET' : 'PATCH' })
      expect([path, answer.status]).toEqual([path, 405])
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allow.split(', ').sort())
      expect((await readError(answer)).code).toBe('method_not_allowed')
    }
  })

  test('hears it from every address of the contract', async () => {
    const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
    const declared = (Object.keys(calls) as CallName[]).map((name) => {
      const [method = '', path = ''] = name.split(' ')
      return [method, `${isOfInstallation(name) ? '' : '/moto'}${path}`] as [method: string, path: string]
    })
    for (const [, written] of declared) {
      const path = written.replaceAll(/\{[^}]+\}/g, '7')
      const fits = ([, other]: [string, string]) =>
        new RegExp(`^${other.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
      const taken = new Set(declared.filter(fits).map(([method]) => method))
      const method = METHODS.find((one) => !taken.has(one))
      if (method === undefined) continue
      const answer = await shop.request(path, { method })
      expect([path, method, answer.status]).toEqual([path, method, 405])
      const allow = answer.headers.get('allow')?.split(', ') ?? []
      const own = declared.filter(([, other]) => other === written).map(([one]) => one)
      expect([path, allow]).toEqual([path, expect.arrayContaining(own)])
      // `/a/import` is an `/a/{id}`, too, for the methods it does not have itself.
      expect([path, allow.filter((one) => one !== 'HEAD' && !taken.has(one))]).toEqual([path, []])
    }
  })

  test('gets 404 for keys and paths that name nothing', async () => {
    for (const path of [
      '/moto/v1/products/none',
      '/moto/v1/news/none',
      '/moto/v1/makers/none',
      '/moto/v1/no-such-call',
      '/',
      '/moto',
      '/moto/v1/products/wave-disc/',
    ]) {
      const answer = await shop.request(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect((await readError(answer)).code).toBe('not_found')
    }
  })

  test('gets 422 with field, code and a Japanese sentence for each wrong value', async () => {
    const answer = await shop.request(
      '/moto/v1/products?page=0&per=500&price_from=abc&sort=cheap&child=maybe',
    )
    expect(answer.status).toBe(422)
    const { code, errors = [] } = await readError(answer)
    expect(code).toBe('validation')
    expect(errors.map(({ field }) => field).sort()).toEqual(['child', 'page', 'per', 'price_from', 'sort'])
    expect(errors.every(({ message }) => /[ぁ-ん]/.test(message))).toBe(true)
    expect(errors.find(({ field }) => field === 'sort')?.code).toBe('choice')
    expect(errors.find(({ field }) => field === 'page')?.message).toContain('1以上')
    const missing = await readError(await shop.request('/moto/v1/postal-code'))
    expect(missing.errors).toEqual([
      { field: 'code', code: 'required', message: 'この項目を入力してください' },
    ])
  })

  test('never gets back what it typed', async () => {
    const typed = 'himitsu-no-kotoba'
    const answers = await Promise.all([
      shop.request('/moto/v1/carts/init', post(JSON.stringify({ token: { password: typed } }))),
      shop.request('/moto/v1/carts/init', post(`{"token": "${typed}`)),
      shop.request(`/moto/v1/products?sort=${typed}`),
      shop.request(`/moto/v1/${typed}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 400, 422, 404])
    for (const answer of answers) expect(await answer.text()).not.toContain(typed)
  })

  test('gets 400 for numbers and characters no database holds', async () => {
    for (const path of [
      '/moto/v1/products?price_from=99999999999',
      '/moto/v1/changes?since=99999999999',
      '/moto/v1/products?q=%00',
      '/moto/v1/news/%00',
      '/%00/v1/news',
      '/storage/%00/a/160.png',
    ]) {
      const answer = await shop.request(path)
      expect([path, answer.status]).toEqual([path, 400])
      expect((await readError(answer)).code).toBe('malformed')
    }
    const half = await shop.request('/moto/v1/carts/init', post('{"token": "\\ud800"}'))
    expect([half.status, (await readError(half)).code]).toEqual([400, 'malformed'])
    expect(shop.logged).toEqual([])
  })

  test('gets 413 for a body that is too large, counted even when no length was told', async () => {
    const large = JSON.stringify({ token: 'x'.repeat(1024 * 1024) })
    const told = await shop.request('/moto/v1/carts/init', post(large))
    expect(told.status).toBe(413)
    const streamed = await shop.request('/moto/v1/carts/init', {
      ...post(large),
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
    expect((await readError(streamed)).code).toBe('too_large')
  })

  test('gets 411 for a large file in chunks before any of it is kept, and none through the storage', async () => {
    const body = 'x'.repeat(100)
    const headers = { 'transfer-encoding': 'chunked' }
    for (const path of ['pictures', 'imports', 'member-imports']) {
      const answer = await shop.request(`/moto/v1/admin/${path}`, { method: 'POST', headers, body })
      expect([path, answer.status]).toEqual([path, 411])
      expect((await readError(answer)).code).toBe('length_required')
    }
    const large = { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) }
    expect((await shop.request('/storage/v1/admin/imports', large)).status).toBe(413)
  })

  test('gets 501 by name for a call that is declared and not yet served', async () => {
    const app = new Hono<AppEnv>()
    app.use('/:channel/*', requireChannel(shop.db))
    const admit = async () => ({
      context: {},
      is_preview: false,
      read: () => Promise.reject(new Error('read')),
    })
    mountCall(app, 'GET /v1/news', undefined, { admit, checks_answers: true })
    const answer = await app.request('/moto/v1/news')
    expect(answer.status).toBe(501)
    const { code, message } = await readError(answer)
    expect(code).toBe('not_yet_served')
    expect(message).toContain('GET /v1/news')
  })

  test('finds every call of the contract served', () => {
    expect(servedCalls.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test('from another origin may ask, and read the headers of paging, limits, files and redirects', async () => {
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'PATCH' }
    const preflight = await shop.request('/moto/v1/carts/products/add', { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    const { parameters = {}, headers: declared = {} } = toOpenApi({
      title: '',
      version: '',
      servers: [],
    }).components
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(',')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', ...Object.keys(parameters)]),
    )
    const answer = await shop.request('/moto/v1/products', { headers: { origin: 'https://shop.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const exposed = answer.headers.get('access-control-expose-headers')?.split(',')
    expect(exposed).toEqual(expect.arrayContaining([...Object.keys(declared), 'allow', 'retry-after']))
  })

  test('gets 429 with a time to wait when it asks too often, and reads do not use up writes', async () => {
    const busy = await openTestShop({ config: { reads_per_10_s: 2, writes_per_10_s: 1 } })
    const read = () => busy.request('/moto/v1/tags')
    expect((await Promise.all([read(), read()])).map(({ status }) => status)).toEqual([200, 200])
    const refused = await read()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await readError(refused)).code).toBe('too_many_requests')
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.5' } }
    expect((await busy.request('/moto/v1/tags', elsewhere)).status).toBe(200)
    const write = await busy.request('/moto/v1/carts/init', post('{}'))
    expect(write.status).toBe(422)
    expect((await busy.request('/livez')).status).toBe(200)
    await busy.close()
  })

  test('meets a broken database: an id to ask the shop by, the cause only in the log, once', async () => {
    const broken = await openTestShop()
    await broken.close()
    const answer = await broken.request('/himitsu/v1/tags?secret=himitsu')
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(broken.logged).toHaveLength(1)
    expect(text).toContain(String(broken.logged[0]?.['id']))
    expect(text).not.toMatch(/select|at .*\.ts|himitsu/)
    expect(JSON.stringify(broken.logged)).not.toContain('himitsu')
  })
})

test('a shop without channels is alive and says so', async () => {
  const shop = await openTestShop()
  await shop.db.delete(channels)
  expect((await shop.request('/livez')).status).toBe(200)
  expect((await shop.request('/moto/v1/tags')).status).toBe(404)
  await shop.close()
})
