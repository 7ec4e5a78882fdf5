import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { openIndex } from './open-index.ts'
import { openShop } from './open-shop.ts'

const pages = () => ({ '/': { title: '店' }, '/404/': { title: 'ありません', status: 404 } })
const ID = 'from-a-balancer-0001'

/** A shop whose API tells with which id it was asked. */
async function open() {
  const heard: unknown[] = []
  const shop = await openShop(pages())
  shop.api.intercept((request, response) => {
    if (!request.url?.startsWith('/demo/v1/me')) return false
    heard.push(request.headers['x-request-id'])
    response.writeHead(200, { 'x-request-id': 'somebody-elses' }).end('{}')
    return true
  })
  return { ...shop, heard }
}

test('A call has one id at the shopper, the origin and the API', async () => {
  const { port, heard } = await open()
  const given = await ask(port, '/api/demo/v1/me/user', { 'x-request-id': ID })
  expect([given.status, given.headers['x-request-id']]).toEqual([200, ID])
  const made = await ask(port, '/api/demo/v1/me/user')
  const malformed = await ask(port, '/api/demo/v1/me/user', { 'x-request-id': 'taro@example.jp' })
  for (const { headers } of [made, malformed]) expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(heard).toEqual([ID, made.headers['x-request-id'], malformed.headers['x-request-id']])
})

test('A page is anybody’s and names no request', async () => {
  const { port } = await open()
  expect((await ask(port, '/', { 'x-request-id': ID })).headers['x-request-id']).toBeUndefined()
})

test('Our own mistake has a number for the shopper to quote, and the cause is for the log alone', async () => {
  const errors: unknown[] = []
  const { port, store } = await openShop(pages(), { onError: (error) => errors.push(error) })
  openIndex(store.folder).exec('ALTER TABLE live RENAME TO gone')
  const reply = await ask(port, '/', { 'x-request-id': ID })
  expect([reply.status, reply.headers['x-request-id']]).toEqual([500, ID])
  expect(reply.text).toContain(`お問い合わせ番号：${ID}`)
  expect(reply.text).not.toMatch(/live|SQL/)
  expect(errors).toHaveLength(1)
})
