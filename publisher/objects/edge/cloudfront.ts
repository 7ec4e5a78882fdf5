// The origin of CloudFront: a Lambda function with a URL beside the bucket. `EDGE_SHOP` is put in when it is written.
import { timingSafeEqual } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { POINTER_KEY } from '../shards.ts'
import { answerVisit } from './answer-visit.ts'
import type { EdgeShop } from './platform.ts'

declare const EDGE_SHOP: EdgeShop & { prefix: string; bucket: string; force_path_style: boolean }

/** Payload 2.0 of a function's URL, as far as it is used here. */
interface Visit {
  rawPath: string
  rawQueryString: string
  headers: Record<string, string>
  cookies?: string[]
  body?: string
  isBase64Encoded: boolean
  requestContext: { http: { method: string } }
}

const s3 = new S3Client({ forcePathStyle: EDGE_SHOP.force_path_style })

async function read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { Body } = await s3.send(
      new GetObjectCommand({ Bucket: EDGE_SHOP.bucket, Key: EDGE_SHOP.prefix + key }),
    )
    return new Uint8Array(await Body!.transformToByteArray())
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined
    throw error
  }
}

/** CloudFront alone knows it. Whoever calls the function's URL could claim to be any visitor. */
function isFromCloudFront(headers: Headers): boolean {
  const [wanted, said] = [process.env['NOREN_EDGE_SECRET'] ?? '', headers.get('x-noren-edge') ?? '']
  const [one, other] = [Buffer.from(wanted), Buffer.from(said)]
  return wanted !== '' && one.length === other.length && timingSafeEqual(one, other)
}

export async function handler(visit: Visit): Promise<object> {
  const { method } = visit.requestContext.http
  const query = visit.rawQueryString === '' ? '' : `?${visit.rawQueryString}`
  const headers = new Headers(visit.headers)
  if (!isFromCloudFront(headers))
    return { statusCode: 403, headers: { 'cache-control': 'no-store' }, body: 'Come by CloudFront.\n' }
  if (visit.cookies) headers.set('cookie', visit.cookies.join('; '))
  const body =
    visit.body === undefined ? null : Buffer.from(visit.body, visit.isBase64Encoded ? 'base64' : 'utf8')
  const request = new Request(EDGE_SHOP.origin + visit.rawPath + query, {
    method,
    headers,
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  })
  const response = await answerVisit(request, EDGE_SHOP, {
    api: (process.env['NOREN_API'] ?? EDGE_SHOP.api).replace(/\/$/, ''),
    visitor: headers.get('x-noren-visitor') ?? '',
    accept_encoding: headers.get('accept-encoding') ?? undefined,
    asked: visit.rawPath + query,
    readPointer: () => read(POINTER_KEY),
    readObject: read,
    unpackBrotli: async (bytes) => new Uint8Array(brotliDecompressSync(bytes)),
    // oxlint-disable-next-line no-console -- the platform's log
    report: (line) => console.warn(line),
    askApi: (address, init) => fetch(address, init),
  })
  const cookies = response.headers.getSetCookie()
  response.headers.delete('set-cookie')
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    cookies,
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
