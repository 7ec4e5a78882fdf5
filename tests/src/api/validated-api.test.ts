import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#publisher/origin/listen.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'

const article = {
  id: 1,
  key: 'a',
  title: '新商品',
  summary: '',
  body: '',
  category: 'お知らせ',
  picture: null,
  published_at: '2026-11-21T10:00:00+09:00',
  updated_at: '2026-11-21T10:00:00+09:00',
}
const answering = (body: unknown) =>
  createValidatedApi({ base: 'http://shop.test/moto', fetch: async () => Response.json(body) })

test('A good answer comes through, without what the contract does not know', async () => {
  const { body } = await answering({ data: [{ ...article, secret: 1 }] }).call('GET /v1/news')
  expect(body.data).toEqual([article])
})

test.each([
  [
    { data: [article, { ...article, title: null }] },
    'GET /v1/news answered data[1].title: expected string, got null',
  ],
  [{}, 'GET /v1/news answered data: expected array, got nothing'],
  [{ data: [{ ...article, id: 'x' }] }, 'GET /v1/news answered data[0].id: expected number, got string "x"'],
  [null, 'GET /v1/news answered a body: expected object, got null'],
])('An answer %j breaks the contract and says where', async (body, message) => {
  const call = answering(body).call('GET /v1/news')
  await expect(call).rejects.toMatchObject({ name: 'ApiShapeError', call: 'GET /v1/news', message })
})

test('Of two shapes the nearer one is explained', async () => {
  const call = answering({ data: [{ key: 'k' }] }).call('GET /v1/products')
  await expect(call).rejects.toThrow(/GET \/v1\/products answered data\[0\]\.\w+: expected /)
})

test('A refused connection names the call, its address and what the connection said', async () => {
  const api = createValidatedApi({ base: 'http://127.0.0.1:2/moto' })
  await expect(api.call('GET /v1/news', { query: { page: 2 } })).rejects.toThrow(
    /^GET \/v1\/news failed at http:\/\/127\.0\.0\.1:2\/moto\/v1\/news\?page=2: .+ \(ECONNREFUSED\)$/,
  )
})

test('What reads is asked a second time when its connection was lost, and what writes is not', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (asked.length % 2 === 1) return void request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [] }))
  })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => void server.close())
  const api = createValidatedApi({ base: `http://127.0.0.1:${port}/moto` })
  expect((await api.call('GET /v1/news')).body.data).toEqual([])
  expect(asked).toEqual(['GET /moto/v1/news', 'GET /moto/v1/news'])
  const body = { keycode: 'OPEN-1' }
  await expect(api.call('POST /v1/keycode/check', { body })).rejects.toThrow(
    /\((ECONNRESET|UND_ERR_SOCKET)\)/,
  )
  expect(asked).toHaveLength(3)
})

test('A failure of the API names call, status and address', async () => {
  const api = createValidatedApi({
    base: 'http://shop.test/moto',
    fetch: async () => Response.json({ code: 'unexpected', message: '' }, { status: 500 }),
  })
  await expect(api.call('GET /v1/news')).rejects.toMatchObject({ call: 'GET /v1/news', status: 500 })
})
