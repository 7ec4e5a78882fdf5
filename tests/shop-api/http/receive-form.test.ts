import { once } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { STAFF, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

const PATH = '/moto/v1/admin/pictures'
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-received-test-'))
  vi.stubEnv('TMPDIR', folder)
  return () => vi.unstubAllEnvs()
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
})
afterAll(() => shop.close())

const authorization = `Bearer ${STAFF.token}`

async function open() {
  const { port } = await serveOnHttp(shop.app)
  const base = `http://127.0.0.1:${port}`
  const send = (body: BodyInit, type?: string) =>
    fetch(base + PATH, {
      method: 'POST',
      body,
      headers: { authorization, ...(type && { 'content-type': type }) },
    })
  return { port, base, send }
}

const form = (...entries: [name: string, value: string | File][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const part = (disposition: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`
const photograph = part('name="file"; filename="a.jpg"', 'no picture')
const IN_PARTS = 'multipart/form-data; boundary=x'

describe('a form that is none', () => {
  const bodies: Record<string, [body: BodyInit, type?: string]> = {
    'without a boundary': [photograph, 'multipart/form-data'],
    'of another type': ['{}', 'application/json'],
    empty: ['', IN_PARTS],
    'that ends in the middle of a file': [photograph, IN_PARTS],
    'with a file without a name': [`${part('filename="a.jpg"', 'x')}--x--`, IN_PARTS],
    'with a text without a name': [`${photograph}${part('nothing', 'x')}--x--`, IN_PARTS],
    'with a text of a book': [form(['alt', 'x'.repeat(1024 * 1024 + 1)])],
    'of a hundred texts': [form(...Array.from({ length: 100 }, (): [string, string] => ['alt', 'x']))],
    'of ten files': [
      form(...Array.from({ length: 10 }, (): [string, File] => ['file', new File(['x'], 'a')])),
    ],
    'of ten files before many megabytes': [
      form(...Array.from({ length: 10 }, (): [string, File] => ['file', new File(['x'], 'a')]), [
        'alt',
        'x'.repeat(20 * 1024 * 1024),
      ]),
    ],
    'of many megabytes that are no form': ['x'.repeat(20 * 1024 * 1024), IN_PARTS],
  }
  test.each(Object.entries(bodies))('%s is refused in words, and nothing of it stays', async (_, sent) => {
    const { send } = await open()
    const answer = await send(...sent)
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([400, 'malformed'])
    expect(await readdir(folder)).toEqual([])
  })
})

test('a name that comes twice is no file, and nothing of it stays', async () => {
  const { send } = await open()
  const file = new File(['x'], 'a.jpg')
  const answer = await send(form(['file', file], ['file', file]))
  expect([answer.status, ((await answer.json()) as ErrorBody).errors?.[0]?.field]).toEqual([422, 'file'])
  expect(await readdir(folder)).toEqual([])
})

test('a photograph with a name as people write them is taken, and nothing of it stays', async () => {
  const { send } = await open()
  const name = '「花」 "白"; 100%.jpg'
  const sent = [await takePhotograph('#224466')] as BlobPart[]
  const answer = await send(form(['file', new File(sent, name, { type: 'image/jpeg' })], ['alt', '白い花']))
  expect(await answer.json()).toMatchObject({ name, alt: '白い花', width: 900 })
  expect(await readdir(folder)).toEqual([])
})

test('whoever hangs up in the middle leaves nothing, and the next one is served', async () => {
  const { port, base } = await open()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [`POST ${PATH} HTTP/1.1`, 'host: shop', `authorization: ${authorization}`]
  socket.write(`${head.join('\r\n')}\r\ncontent-type: ${IN_PARTS}\r\ncontent-length: 9000000\r\n\r\n`)
  socket.write(photograph.slice(0, -2))
  await vi.waitUntil(async () => (await readdir(folder, { recursive: true })).length === 2)
  socket.destroy()
  await vi.waitUntil(async () => (await readdir(folder)).length === 0)
  expect((await fetch(`${base}/livez`)).status).toBe(200)
  expect(shop.logged).toEqual([])
})
