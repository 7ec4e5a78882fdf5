import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '#publisher/store/shared/bucket.ts'
import { requireS3 } from '#tests/support/s3/require-s3.ts'

const SECRET = 'a secret of this test'

interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
  is_signed: boolean
  /** Of the SDK on its whole way, which says so. */
  is_whole_way: boolean
}

/** A server that takes every request, unless told otherwise, and a bucket there. */
async function openBucketOf(
  answer: (asked: Asked, response: ServerResponse) => void = (_asked, response) => response.end(),
  options: Parameters<typeof openBucket>[1] = {},
) {
  const seen: Asked[] = []
  const server = createServer((request, response) => {
    void readAsked(request).then((asked) => {
      seen.push(asked)
      answer(asked, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  await requireS3()
  const before = { ...process.env }
  onTestFinished(() => void Object.assign(process.env, before))
  process.env['AWS_ENDPOINT_URL_S3'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env['AWS_SECRET_ACCESS_KEY'] = SECRET
  const bucket = await openBucket({ bucket: 'shop', prefix: 'a/b', force_path_style: true }, options)
  onTestFinished(() => bucket.close())
  return { bucket, seen }
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const { method = '', url = '', headers } = request
  const is_whole_way = headers['amz-sdk-request'] !== undefined
  const { pathname: path } = new URL(url, 'http://s3.test')
  return { method, path, headers, body, is_signed: isSigned(request, body), is_whole_way }
}

/** Whether the signature is what S3 reckons for the request (Signature Version 4, Authorization header). */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const said =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    )
  if (!said) return false
  const [, day = '', region = '', names = '', signature] = said
  const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3.test')
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    hash(canonical),
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`)
  return headers['x-amz-content-sha256'] === hash(body) && signature === hmac(key, text).toString('hex')
}

test('A bucket that takes a request and never answers it is given up', async () => {
  const { bucket } = await openBucketOf(() => {}, { tries: 2, answering_ms: 200 })
  await expect(bucket.put('key', Buffer.from('bytes'))).rejects.toThrow(
    'The bucket shop did not take a/b/key',
  )
})

test('Objects are put briefly once it is known where, signed, with all their bytes', async () => {
  const { bucket, seen } = await openBucketOf()
  const names = ['moto/00/first', 'moto/01/second', 'moto/02/third']
  for (const name of names) await bucket.put(name, Buffer.from(`bytes of ${name}`))
  expect(seen.map(({ method, path, body }) => [method, path, body.toString()])).toEqual(
    names.map((name) => ['PUT', `/shop/a/b/${name}`, `bytes of ${name}`]),
  )
  expect(seen.map(({ is_signed }) => is_signed)).toEqual([true, true, true])
  expect(seen.map(({ is_whole_way }) => is_whole_way)).toEqual([true, false, false])
})

test('What was not taken briefly is put on the whole way, with its tries', async () => {
  let failures = 0
  const { bucket, seen } = await openBucketOf((asked, response) => {
    const is_refused = failures > 0 && asked.method === 'PUT'
    if (is_refused) failures -= 1
    response.writeHead(is_refused ? 503 : 200).end()
  })
  await bucket.put('moto/00/first', Buffer.from('1'))
  failures = 3
  await bucket.put('moto/01/second', Buffer.from('2'))
  expect(seen.map(({ path, is_whole_way }) => [path.slice(-6), is_whole_way])).toEqual([
    ['/first', true],
    ['second', false],
    ['second', true],
    ['second', true],
    ['second', true],
  ])
})

test('What says more of itself than its bytes is put on the whole way, and so is a name with letters an address cannot hold', async () => {
  const { bucket, seen } = await openBucketOf()
  await bucket.put('moto/00/first', Buffer.from('1'))
  await bucket.put('index.html', Buffer.from('2'), { ContentType: 'text/html; charset=utf-8' })
  await bucket.put('春 & 夏', Buffer.from('3'))
  expect(seen.map(({ is_whole_way, is_signed }) => is_whole_way && is_signed)).toEqual([true, true, true])
  expect(seen[1]?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(decodeURIComponent(seen[2]!.path)).toBe('/shop/a/b/春 & 夏')
})

test('A connection that breaks in the middle of a brief put loses nothing', async () => {
  let is_broken = false
  const { bucket, seen } = await openBucketOf(({ is_whole_way }, response) => {
    if (is_broken && !is_whole_way) response.destroy()
    else response.end()
  })
  await bucket.put('moto/00/first', Buffer.from('1'))
  is_broken = true
  await bucket.put('moto/01/second', Buffer.from('2'))
  expect(seen.at(-1)).toMatchObject({
    path: '/shop/a/b/moto/01/second',
    is_whole_way: true,
  })
})
