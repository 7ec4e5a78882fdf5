import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { buildEdgeFiles } from '#publisher/objects/edge-files.ts'
import type { ObjectTarget } from '#sites/site-config.ts'
import { demoSite } from '../demo-shop.ts'
import type { ObjectShop } from './open-object-shop.ts'

/** What a program is written from and reads. */
export type ReadShop = Pick<ObjectShop, 's3' | 'bucket_place'> & { api: { base: string } }

/** The program of a CDN as `noren export` writes it, loaded and ready to be visited. */
export async function loadEdge(target: Exclude<ObjectTarget, 's3'>, shop: ReadShop): Promise<Visit> {
  if (target === 'cloudfront') {
    const { handler, viewer_request } = await loadLambda(shop)
    return visitCloudfront(handler, viewer_request)
  }
  const { files, load } = await writeEdge(target, shop)
  if (target === 'cloudflare') return visitCloudflare(shop, await load('worker.js'))
  return visitFastly(files.get('src/index.js')!, shop)
}

/** The function behind CloudFront, and the one before it. */
export async function loadLambda(shop: ReadShop): Promise<{ handler: Lambda; viewer_request: string }> {
  const { files, load } = await writeEdge('cloudfront', shop)
  const { handler } = (await load('index.mjs')) as { handler: Lambda }
  return { handler, viewer_request: files.get('viewer-request.js')! }
}

async function writeEdge(target: ObjectTarget, shop: ReadShop) {
  const files = await buildEdgeFiles({
    target,
    site: demoSite.name,
    channel: demoSite.channel,
    origin: demoSite.origin,
    api: shop.api.base,
    bucket: shop.bucket_place,
    bucket_url: `${shop.s3.url}/${shop.bucket_place.bucket}`,
  })
  const folder = mkdtempSync(join(tmpdir(), 'noren-edge-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // What the platform has by itself: the SDK, of a Lambda function.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    if (name !== 'package.json') writeFileSync(join(folder, name), text)
  }
  const load = (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)
  return { files, load }
}

type Lambda = (visit: object) => Promise<LambdaAnswer>

export type Visit = (path: string, init?: RequestInit) => Promise<Response>

function visitCloudflare(shop: ReadShop, module: unknown): Visit {
  const { default: worker } = module as {
    default: { fetch(request: Request, env: object, context: object): Promise<Response> }
  }
  const env = {
    BUCKET: {
      async get(key: string) {
        const object = shop.s3.objects.get(`${shop.bucket_place.bucket}/${key}`)
        const { bytes } = object ?? {}
        return bytes ? { arrayBuffer: async () => new Uint8Array(bytes).buffer } : null
      },
    },
  }
  return (path, init) => {
    const request = new Request(demoSite.origin + path, init)
    request.headers.set('cf-connecting-ip', '203.0.113.7')
    return worker.fetch(request, env, { waitUntil: (work: Promise<unknown>) => void work })
  }
}

interface LambdaAnswer {
  statusCode: number
  headers: Record<string, string>
  cookies: string[]
  body: string
}

const EDGE_SECRET = 'only CloudFront knows'

/** CloudFront: its function runs first, then it adds the field of its origin. */
function visitCloudfront(handler: Lambda, viewerRequest: string): Visit {
  process.env['NOREN_EDGE_SECRET'] = EDGE_SECRET
  // oxlint-disable-next-line no-new-func -- the file that was written is run
  const runFirst = new Function(`${viewerRequest}; return handler`)() as (event: object) => {
    headers: Record<string, { value: string }>
  }
  return async (path, { method = 'GET', headers, body } = {}) => {
    const [rawPath, ...query] = path.split('?')
    const fields = [...new Headers(headers)].map(([name, value]) => [name, { value }])
    const request = { headers: Object.fromEntries(fields) as Record<string, { value: string }> }
    const passed = Object.entries(runFirst({ request, viewer: { ip: '203.0.113.7' } }).headers)
    const sent: Record<string, string> = Object.fromEntries(passed.map(([name, { value }]) => [name, value]))
    sent['x-noren-edge'] = EDGE_SECRET
    const answer = await handler({
      rawPath,
      rawQueryString: query.join('?'),
      headers: sent,
      isBase64Encoded: false,
      ...(typeof body === 'string' && { body }),
      requestContext: { http: { method } },
    })
    const bytes = Buffer.from(answer.body, 'base64')
    const given = new Headers(answer.headers)
    for (const cookie of answer.cookies) given.append('set-cookie', cookie)
    const isEmpty = [204, 304].includes(answer.statusCode)
    return new Response(isEmpty ? null : bytes, { status: answer.statusCode, headers: given })
  }
}

/**
 * A program of Fastly's is a script that waits for its event. What Node has not stands in: the event, the module of its
 * cache, and a bucket that may be read without a signature.
 */
function visitFastly(program: string, { s3 }: ReadShop): Visit {
  let answer: ((visit: object) => void) | undefined
  const platform = { addEventListener: (_: 'fetch', on: (visit: object) => void) => void (answer = on) }
  const askBackend = async (address: string, init: RequestInit & { backend: string }) => {
    if (init.backend !== 'bucket') return fetch(address, init)
    const object = s3.objects.get(decodeURIComponent(new URL(address).pathname.slice(1)))
    return object ? new Response(new Uint8Array(object.bytes)) : new Response('', { status: 404 })
  }
  const script = program.replace(/^import .* from "fastly:cache-override";$/m, '')
  // oxlint-disable-next-line no-new-func -- the file that was written is run
  new Function('CacheOverride', 'globalThis', 'fetch', script)(
    function CacheOverride() {},
    platform,
    askBackend,
  )
  return (path, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(demoSite.origin + path, init)
      const client = { address: '203.0.113.7' }
      answer?.({ request, client, respondWith: (given: Promise<Response>) => given.then(resolve, reject) })
    })
}
