import { setImmediate as tick } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '#contract/openapi.ts'
import { readServerConfig } from '#shop-api/config.ts'
import { serveReference } from '#shop-api/http/serve-reference.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

/** What the API serves, and how often it was asked what that is: once for each time the document is made. */
function countMakings() {
  let made = 0
  const served = {
    *[Symbol.iterator]() {
      made += 1
      yield 'GET /v1/news'
    },
  }
  return { served, count: () => made }
}

let makings: ReturnType<typeof countMakings>
let api: Awaited<ReturnType<typeof serveOnHttp>>
beforeEach(async () => {
  makings = countMakings()
  api = await serveOnHttp(serveReference(makings.served))
})
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.send(path, { headers, method })

describe('The reference', () => {
  test('is made once, however many ask for it and however they want it packed', async () => {
    const wanted = ['br', 'gzip', 'identity', 'gzip, br;q=0.1', 'br;q=0, gzip', 'zstd', '']
    const answers = await Promise.all(
      [...wanted, ...wanted].map((encoding) => ask('/openapi.json', { 'accept-encoding': encoding })),
    )
    expect(makings.count()).toBe(1)
    const encodings = answers.map(({ headers }) => headers['content-encoding'] ?? 'identity')
    const expected = ['br', 'gzip', 'identity', 'br', 'gzip', 'identity', 'identity']
    expect(encodings).toEqual([...expected, ...expected])
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    const documents = answers.map(({ body }, at) =>
      unpack[encodings[at] as keyof typeof unpack](body).toString(),
    )
    expect(new Set(documents).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { status, headers, body } of answers) {
      expect([status, headers['content-type']]).toEqual([200, 'application/json'])
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toContain('accept-encoding')
    }
    const [packed] = answers
    expect(packed!.body.length).toBeLessThan(documents[0]!.length / 8)
  })

  test('is not sent again to whoever has it, and HEAD tells how it would be sent', async () => {
    const encoding = { 'accept-encoding': 'br' }
    const whole = await ask('/openapi.json', encoding)
    const etag = whole.headers.etag ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/openapi.json', { ...encoding, 'if-none-match': known })
      expect([known, again.status, again.body.length, again.headers.etag]).toEqual([known, 304, 0, etag])
    }
    for (const other of ['"other"', etag.slice(1, -1), '']) {
      expect((await ask('/openapi.json', { ...encoding, 'if-none-match': other })).status).toBe(200)
    }
    // Another packing is another sequence of bytes.
    expect((await ask('/openapi.json', { 'if-none-match': etag })).status).toBe(200)
    const head = await ask('/openapi.json', encoding, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-type'] as const)
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
  })

  test('is made in steps, between which others are answered', async () => {
    let isThere = false
    const asked = ask('/openapi.json', { 'accept-encoding': 'identity' }).then(() => (isThere = true))
    let turns = 0
    while (!isThere) {
      await tick()
      turns += 1
    }
    await asked
    // One for every call and every shape.
    expect(turns).toBeGreaterThan(300)
  })

  test('names no shop: whoever reads it says which one they mean', async () => {
    const { servers, paths } = JSON.parse((await ask('/openapi.json')).text) as OpenApiDocument
    expect(servers.map(({ url }) => url)).toEqual(['/{channel}'])
    expect(Object.keys(servers[0]!.variables ?? {})).toEqual(['channel'])
    expect(paths['/v1/news']?.get?.['x-served']).toBe(true)
  })

  test('has a page with all it needs beside it, packed, too', async () => {
    const page = await ask('/reference')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const assets = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, asset = '']) => asset)
    expect(assets.length).toBeGreaterThan(3)
    for (const asset of assets) {
      expect(asset).toMatch(/^\/reference\//)
      const answer = await ask(asset, { 'accept-encoding': 'br' })
      expect([asset, answer.status, answer.headers['content-encoding']]).toEqual([asset, 200, 'br'])
    }
    for (const nothing of ['/reference/', '/reference/package.json', '/reference/..%2fpackage.json'])
      expect((await ask(nothing)).status).toBe(404)
  })

  test('is on while developing, and in production where somebody wants it', () => {
    const isOn = (env: Record<string, string | undefined>) => readServerConfig(env).has_reference
    expect([{}, { NODE_ENV: 'test' }, { NODE_ENV: 'production' }].map(isOn)).toEqual([true, true, false])
    expect(isOn({ NODE_ENV: 'production', API_REFERENCE: 'on' })).toBe(true)
    expect(isOn({ API_REFERENCE: 'off' })).toBe(false)
    expect(() => isOn({ API_REFERENCE: 'yes' })).toThrow('API_REFERENCE must be one of on, off.')
  })
})
