import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { XMLParser } from 'fast-xml-parser'

/** Keys a list hands out at once: few, so that tests meet the next page. */
const PAGE = 3

/**
 * A stand-in for S3: puts, gets, heads, lists and deletes objects of a bucket by its path-style REST calls, in memory. It checks no
 * signature, only that there is one.
 */
export async function openS3StandIn(): Promise<{
  url: string
  objects: ReadonlyMap<string, { bytes: Buffer; type: string }>
  /** Requests since it began, as `GET /bucket/key`. */
  asked: string[]
  close: () => Promise<void>
}> {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    void answer(objects, asked, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type Objects = Map<string, { bytes: Buffer; type: string }>

async function answer(objects: Objects, asked: string[], request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
  const name = decodeURIComponent(pathname).replace(/^\//, '')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  asked.push(`${request.method} ${pathname}`)
  const end = (status: number, text = '', headers: Record<string, string> = {}) =>
    response.writeHead(status, headers).end(text)
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=')) {
    return end(403, toXml('<Error><Code>AccessDenied</Code></Error>'))
  }
  if (request.method === 'GET' && searchParams.get('list-type') === '2') {
    return end(200, list(objects, name.replace(/\/$/, ''), searchParams))
  }
  if (request.method === 'POST' && searchParams.has('delete')) {
    const { Delete } = new XMLParser().parse(body.toString()) as { Delete: { Object: unknown } }
    for (const { Key } of [Delete.Object].flat() as { Key: string }[])
      objects.delete(`${name.replace(/\/$/, '')}/${Key}`)
    return end(200, toXml('<DeleteResult></DeleteResult>'))
  }
  if (request.method === 'PUT') {
    objects.set(name, { bytes: body, type: request.headers['content-type'] ?? '' })
    return end(200, '', { etag: `"${createHash('md5').update(body).digest('hex')}"` })
  }
  const found = objects.get(name)
  if (!found) return end(404, request.method === 'HEAD' ? '' : toXml('<Error><Code>NoSuchKey</Code></Error>'))
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
  return response.end(request.method === 'HEAD' ? undefined : found.bytes)
}

const toXml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`

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
