import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { buildWorker } from '#publisher/export/cloudflare-worker.ts'
import { demoSite } from '../open-workshop.ts'
import { exportClosedShop } from './export-closed-shop.ts'

type Passed = { method: string; url: string; fields: Record<string, string>; body: string }

/** A request as a platform could hand it on: `Request` itself refuses some of these fields. */
function toRequest(path: string, method: string, fields: Record<string, string>, body?: string): Request {
  const request = new Request(`https://shop.example${path}`, { method, ...(body && { body }) })
  const headers = new Headers(fields)
  return new Proxy(request, {
    get: (target, name) => {
      if (name === 'headers') return headers
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

const claims = {
  'x-forwarded-for': '198.51.100.66',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '1',
  'x-real-ip': '198.51.100.66',
  'true-client-ip': '198.51.100.66',
  'x-original-url': '/other/v1/me/user',
  forwarded: 'for=198.51.100.66',
  'cf-connecting-ip': '203.0.113.7',
}
const connection = {
  connection: 'keep-alive, x-named, content-length',
  'x-named': '1',
  'keep-alive': 'timeout=5',
  'proxy-connection': 'keep-alive',
  'proxy-authorization': 'Basic x',
  te: 'trailers',
  trailer: 'x-sum',
  upgrade: 'h2c',
  'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
  expect: '100-continue',
  'transfer-encoding': 'chunked',
  'content-length': '400',
  content_length: '400',
  host: 'evil.example',
}

test('Cloudflare’s worker passes on method and body, and nothing a visitor says of its connection or its address', async () => {
  const workshop = await exportClosedShop(
    { '/': { title: '店' }, '/404/': { title: '', status: 404 } },
    demoSite,
    'cloudflare',
  )
  const file = pathToFileURL(join(workshop.folder, '_worker.js')).href
  const { default: worker } = (await import(/* @vite-ignore */ file)) as {
    default: { fetch(request: Request, env: object): Promise<Response> }
  }
  const passed: Passed[] = []
  workshop.api.intercept((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const fields = request.headers as Record<string, string>
      passed.push({ method: request.method ?? '', url: request.url ?? '', fields, body })
      response.end('{}')
    })
    return true
  })
  const sent = { ...claims, ...connection, 'x-kept': 'yes', cookie: 'cartToken=a', authorization: 'Bearer b' }
  for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH']) {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const answer = await worker.fetch(
      toRequest('/api/demo/v1/a?q=1', method, sent, hasBody ? '{"a":1}' : undefined),
      {},
    )
    expect([method, answer.status]).toEqual([method, 200])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const { url, fields, body, ...rest } = passed.pop()!
    expect(rest.method).toBe(method)
    expect([url, body]).toEqual(['/demo/v1/a?q=1', hasBody ? '{"a":1}' : ''])
    expect(fields).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
      'x-kept': 'yes',
      cookie: 'cartToken=a',
      authorization: 'Bearer b',
    })
    expect(fields['host']).toBe(new URL(workshop.api.base).host)
    const own = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'connection', 'host']
    const framing = hasBody ? ['transfer-encoding', 'content-length'] : []
    for (const name of Object.keys({ ...claims, ...connection }).filter(
      (one) => ![...own, ...framing].includes(one),
    ))
      expect([method, name, fields[name]]).toEqual([method, name, undefined])
    expect([undefined, 'chunked']).toContain(fields['transfer-encoding'])
    expect([undefined, '7']).toContain(fields['content-length'])
  }
})

test('An open shop’s worker refuses what it cannot pass on with the shop’s security headers', async () => {
  const source = buildWorker({
    site: { ...demoSite, origin: 'https://shop.example' },
    api: 'http://127.0.0.1:9',
    rewrites: [],
    redirects: [],
    content_types: {},
    plain_assets: [],
    has_pictures: false,
    root: '/srv',
    is_closed: false,
    has_brotli: false,
  })
  const url = `data:text/javascript,${encodeURIComponent(source)}`
  const { default: worker } = (await import(/* @vite-ignore */ url)) as {
    default: { fetch(request: Request, env: object): Promise<Response> }
  }
  for (const [path, status] of [
    ['/api/demo/a%2f..%2fb', 400],
    ['/api/demo/v1/news', 502],
  ] as const) {
    const answer = await worker.fetch(new Request(`https://shop.example${path}`), {})
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
})

test('Netlify’s function asks the API about the pass alone, and hands the visit itself to the platform', async () => {
  const workshop = await exportClosedShop(
    { '/': { title: '店' }, '/404/': { title: '', status: 404 } },
    demoSite,
    'netlify',
  )
  const file = pathToFileURL(join(workshop.folder, 'netlify/edge-functions/door.js')).href
  const { default: door } = (await import(/* @vite-ignore */ file)) as {
    default: (request: Request, context: object) => Promise<Response>
  }
  const passed: unknown[] = []
  workshop.api.intercept((request, response) => {
    const { method, url, headers } = request
    passed.push([method, url, headers])
    response.writeHead(204).end()
    return true
  })
  const handedOn: unknown[][] = []
  const next = async (...given: unknown[]) => {
    handedOn.push(given)
    return new Response('the page')
  }
  const fields = { ...claims, ...connection, cookie: 'a=secret; keycode_token=pass-1' }
  const answer = await door(toRequest('/', 'GET', fields), { ip: '203.0.113.7', next })
  expect(await answer.text()).toBe('the page')
  expect(handedOn).toEqual([[]])
  expect(passed).toEqual([['GET', '/demo/v1/keycode/check', expect.anything()]])
  const [[, , headers]] = passed as [[string, string, Record<string, string>]]
  expect(headers).toMatchObject({ 'x-keycode-token': 'pass-1', 'x-forwarded-for': '203.0.113.7' })
  const own = ['x-forwarded-for', 'connection', 'host', 'expect']
  for (const name of [...Object.keys({ ...claims, ...connection }), 'cookie'].filter(
    (one) => !own.includes(one),
  ))
    expect([name, headers[name]]).toEqual([name, undefined])
})
