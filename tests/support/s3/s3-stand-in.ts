import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { XMLParser } from 'fast-xml-parser'

/** Keys a list hands out at once: few, so that tests meet the next page. */
const PAGE = 3

/**
 * A stand-in for S3: puts, gets, heads, lists and deletes objects of a bucket by its path-style REST calls, in memory. It checks no
 * signature, only that there is one.
 * @param where any free port of this machine alone when left out
 */
export async function openS3StandIn({ host = '127.0.0.1', port = 0 } = {}): Promise<{
  url: string
  objects: Map<string, KeptObject>
  /** Requests since it began, as `GET /bucket/key`. */
  asked: string[]
  /** From now on every request is refused, or none. */
  refuse: (is_refused: boolean) => void
  /** From now on asks this about every request: 503, as of a bucket that is busy, 403, or null to answer it. */
  fail: (toFailure: (request: string) => 403 | 503 | null) => void
  /** From now on these are done and answered 503 all the same, as when an answer is lost on its way. */
  lose: (isLost: (request: string) => boolean) => void
  /** From now on every answer takes so long at least, as one from elsewhere does. */
  slow: (ms: number) => void
  close: () => Promise<void>
}> {
  const objects: Objects = new Map()
  const asked: string[] = []
  let is_refused = false
  let delay_ms = 0
  let isLost: (request: string) => boolean = () => false
  let toFailure: (request: string) => 403 | 503 | null = () => null
  const server = createServer((request, response) => {
    const failure = is_refused ? 403 : toFailure(`${request.method} ${request.url}`)
    if (failure === null)
      void (delay_ms > 0 ? wait(delay_ms) : Promise.resolve()).then(() =>
        answer(objects, asked, request, response, isLost),
      )
    else request.resume().on('end', () => response.writeHead(failure).end(failure === 503 ? busy : refusal))
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    refuse: (wanted) => void (is_refused = wanted),
    lose: (wanted) => void (isLost = wanted),
    slow: (ms) => void (delay_ms = ms),
    fail: (wanted) => void (toFailure = wanted),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface KeptObject {
  bytes: Buffer
  type: string
  /** Fields it is given out with. */
  fields: Record<string, string>
  etag: string
}
type Objects = Map<string, KeptObject>

const givenOut = ['cache-control', 'content-encoding', 'x-amz-website-redirect-location']

async function answer(
  objects: Objects,
  asked: string[],
  request: IncomingMessage,
  response: ServerResponse,
  isLost: (request: string) => boolean,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
  const name = decodeURIComponent(pathname).replace(/^\//, '')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  asked.push(`${request.method} ${pathname}`)
  const end = (status: number, text = '', headers: Record<string, string> = {}) =>
    response.writeHead(status, headers).end(text)
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=')) {
    return end(403, refusal)
  }
  if (request.method === 'GET' && searchParams.get('list-type') === '2') {
    return end(200, list(objects, name.replace(/\/$/, ''), searchParams))
  }
  if (request.method === 'POST' && searchParams.has('delete')) {
    // As OpenStack Swift says it, which knows no newer checksum.
    if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64'))
      return end(400, toXml('<Error><Code>InvalidRequest</Code><Message>Content-MD5</Message></Error>'))
    const { Delete } = new XMLParser().parse(body.toString()) as { Delete: { Object: unknown } }
    for (const { Key } of [Delete.Object].flat() as { Key: string }[])
      objects.delete(`${name.replace(/\/$/, '')}/${Key}`)
    return end(200, toXml('<DeleteResult></DeleteResult>'))
  }
  if (request.method === 'PUT') {
    const there = objects.get(name)
    const { 'if-match': wanted, 'if-none-match': none } = request.headers
    if ((none === '*' && there) || (wanted !== undefined && there?.etag !== wanted)) return end(412, conflict)
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    const kept = givenOut.flatMap((field) => {
      const value = request.headers[field]
      return typeof value === 'string' && value !== 'aws-chunked' ? [[field, value]] : []
    })
    const type = request.headers['content-type'] ?? ''
    objects.set(name, { bytes: body, type, etag, fields: Object.fromEntries(kept) as Record<string, string> })
    return isLost(asked.at(-1)!) ? end(503, busy) : end(200, '', { etag })
  }
  const found = objects.get(name)
  if (!found) return end(404, request.method === 'HEAD' ? '' : toXml('<Error><Code>NoSuchKey</Code></Error>'))
  const { etag, fields, type } = found
  response.writeHead(200, {
    ...fields,
    etag,
    ...(type && { 'content-type': type }),
    'content-length': found.bytes.length,
  })
  return response.end(request.method === 'HEAD' ? undefined : found.bytes)
}

const toXml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`
const busy = toXml('<Error><Code>SlowDown</Code></Error>')
const conflict = toXml('<Error><Code>PreconditionFailed</Code></Error>')
const refusal = toXml('<Error><Code>AccessDenied</Code></Error>')

function list(objects: Objects, bucket: string, query: URLSearchParams): string {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE)
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page
    .map((key) => `<Contents><Key>${key.slice(bucket.length + 1)}</Key></Contents>`)
    .join('')
  return toXml(
    `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
  )
}
