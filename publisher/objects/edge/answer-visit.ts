import { findRedirect, groupRedirects } from '#contract/redirect-address.ts'
import { apiUnreachable, notHere } from '#publisher/hosting/api-errors.ts'
import { parseCardPath, toCardPath } from '#publisher/hosting/card-address.ts'
import { toSecurityHeaders } from '#publisher/hosting/security-headers.ts'
import { judgeAddress, MAX_ADDRESS_LENGTH } from '#publisher/hosting/judge-address.ts'
import { findDocument } from '#publisher/origin/find-document.ts'
import { defaultProxiedPaths, toProxyTarget } from '#publisher/origin/proxy-target.ts'
import { REDIRECTS_PATH } from '#publisher/redirects/redirects-path.ts'
import { parseDocumentPath, toAddress } from '#publisher/render/document-path.ts'
import { toPathTag, toSiteTag } from '../purge-tags.ts'
import { forwardVisit } from './forward-visit.ts'
import type { EdgeShop, Platform } from './platform.ts'
import { openRelease, type ShownDocument, type ShownRelease } from './shown-release.ts'
import { toAnswer } from './to-answer.ts'

const OLD_ADDRESS = 'public, max-age=3600'

/** Answers a visit as our origin does (`publisher/origin/create-origin.ts`), from the objects of a bucket. */
export async function answerVisit(request: Request, shop: EdgeShop, platform: Platform): Promise<Response> {
  const { response, tags } = await answer(request, shop, platform).catch((error: unknown): Answered => {
    platform.report(`${new URL(request.url).pathname} could not be answered: ${String(error)}`)
    return { response: unavailable('10') }
  })
  for (const [name, value] of Object.entries(toSecurityHeaders(shop.origin)))
    if (!response.headers.has(name)) response.headers.set(name, value)
  if (tags && shop.has_page_tags) markForCdn(response, [toSiteTag(shop.site), ...tags])
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/** `tags` of what a CDN may keep until they are purged. */
interface Answered {
  response: Response
  tags?: string[]
}

async function answer(request: Request, shop: EdgeShop, platform: Platform): Promise<Answered> {
  const url = new URL(request.url)
  const address = url.pathname + url.search
  if (address.length > MAX_ADDRESS_LENGTH) return { response: plain(414, 'This address is too long.\n') }
  // What `URL` made of the address may be another one: `\` became a separator, dot segments went.
  const asked = request.url.slice(url.origin.length)
  const judged = [platform.asked ?? asked, address].map(judgeAddress)
  if (judged.includes('refused')) return { response: plain(400, 'Bad request.\n') }
  if (judged.includes('staff'))
    return { response: Response.json(notHere, { status: 404, headers: { 'cache-control': 'no-store' } }) }
  const target = toProxyTarget(address, { api: platform.api, channel: shop.channel }, defaultProxiedPaths)
  if (target) return { response: await forwardVisit(request, target, platform) }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { response: plain(405, 'Pages can only be read.\n', { allow: 'GET, HEAD' }) }
  const path = parseDocumentPath(url.pathname)
  const release = await openRelease(platform, path)
  if (!release) return { response: unavailable('60') }
  const answered = await answerFrom(release, request, path)
  const tags = answered.paths.map((one) => toPathTag(shop.site, one))
  return { response: answered.response, tags }
}

/** `paths`: what the answer would be another one without. */
async function answerFrom(
  release: ShownRelease,
  request: Request,
  path: string | undefined,
): Promise<{ response: Response; paths: string[] }> {
  const url = new URL(request.url)
  const send = async (document: ShownDocument) =>
    toAnswer(request, await release.read(document), release.platform)
  const found = findDocument(release, path)
  const asked = path === undefined ? [] : [path]
  if (found.kind === 'document')
    return { response: await send(found.document), paths: [...asked, found.document.path] }
  const card = path === undefined ? undefined : parseCardPath(path)
  const drawn = card && release.get(card.page)?.card
  if (card && drawn) {
    const location = toCardPath(card.page, drawn)
    return {
      response: plain(302, '', { location, 'cache-control': 'public, max-age=60' }),
      paths: [...asked, card.page],
    }
  }
  if (found.kind === 'redirect') {
    const location = toAddress(found.path) + url.search
    return { response: plain(308, '', { location, 'cache-control': OLD_ADDRESS }), paths: asked }
  }
  const to = await findOldAddress(release, url)
  const paths = [...asked, REDIRECTS_PATH]
  if (to !== undefined)
    return { response: plain(301, '', { location: to, 'cache-control': OLD_ADDRESS }), paths }
  const page = found.kind === 'missing' ? found.document : undefined
  if (!page) return { response: plain(404, 'Not found.\n'), paths }
  return { response: await send(page), paths: [...paths, page.path] }
}

let known: { version: string; byPath: ReturnType<typeof groupRedirects> } | undefined

async function findOldAddress(release: ShownRelease, url: URL): Promise<string | undefined> {
  const document = release.get(REDIRECTS_PATH)
  if (!document) return undefined
  if (known?.version !== document.hash) {
    const { head, bytes } = await release.read(document)
    const text = new TextDecoder().decode(
      head.encoding === 'identity' ? bytes : await release.unpack(bytes, head.encoding),
    )
    known = {
      version: document.hash,
      byPath: groupRedirects(JSON.parse(text) as { from: string; to: string }[]),
    }
  }
  return findRedirect(known.byPath, url.pathname + url.search)
}

/** The CDN keeps an answer for a minute at most should a purge be lost; browsers go by what the page says. */
function markForCdn(response: Response, tags: string[]): void {
  const { headers } = response
  const cache = headers.get('cache-control') ?? ''
  headers.set('cache-tag', [...new Set(tags)].join(','))
  if (cache.startsWith('public') && !cache.includes('immutable'))
    headers.set('cache-control', `${cache}, s-maxage=60`)
  headers.delete('cdn-cache-control')
}

function unavailable(seconds: string): Response {
  return plain(503, `${apiUnreachable.message}\n`, { 'retry-after': seconds })
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
