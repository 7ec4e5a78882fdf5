import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { PUBLISH_HOOK_PATH } from '#contract/publish-hook.ts'
import type { Readiness } from '#running/readiness.ts'
import { SERVER_LIMITS, type ServerLimits } from '#running/server-limits.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { parseCardPath } from '../hosting/card-address.ts'
import { createCardFiles } from '../cards/card-files.ts'
import { createDoor } from '../door/create-door.ts'
import { isGivenToAll } from '../door/is-given-to-all.ts'
import { readPass } from '../door/read-pass.ts'
import { refuseVisit } from '../door/refuse-visit.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { notHere } from '../hosting/api-errors.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import { judgeAddress, MAX_ADDRESS_LENGTH } from '../hosting/judge-address.ts'
import { answerHook, type HookOptions } from '../hooks/answer-hook.ts'
import type { PageRenderers } from '#publisher/on-demand/page-renderers.ts'
import type { Previews } from '../preview/create-preview.ts'
import { parseDocumentPath, toAddress } from '../render/document-path.ts'
import type { ServedStore } from '../store/store.ts'
import { createBodyCache } from './body-cache.ts'
import { createRefusals } from './create-refusals.ts'
import { createHostTable } from './host-table.ts'
import { createChannelCheck } from './invalid-channel.ts'
import { openLiveSite } from './live-site.ts'
import { createOldAddresses } from './find-old-address.ts'
import { createOriginReadiness } from './origin-readiness.ts'
import { createProxy } from './proxy.ts'
import { toForwardedFor } from './proxy-headers.ts'
import { defaultProxiedPaths, toProxyTarget } from './proxy-target.ts'
import { sendCard } from './send-card.ts'
import { sendDocument } from './send-document.ts'
import { sendNotOpen } from './send-not-open.ts'
import { sendError, sendPlain, sendReadiness } from './send-plain.ts'
import { sendUnexpected } from './send-unexpected.ts'
import { sendUnavailable } from './send-unavailable.ts'
import { watchRequest } from './watch-request.ts'

/** What an origin does beside serving, where what it serves is also published. */
export interface Editing {
  /** Takes the events of editors; without it `/hooks/publish` is an address like any other. */
  hook?: HookOptions
  /** Shows drafts to whoever has a link; without it `/preview/` is an address like any other. */
  preview?: Previews
  /** Renders pages that releases left out; without it they answer 503. */
  pages?: PageRenderers
}

export interface OriginOptions extends Editing {
  store: ServedStore
  sites: readonly SiteConfig[]
  /** Address of a site's API for servers, without channel and trailing slash. */
  toApi: (site: SiteConfig) => string
  /** Paths beside `/api/{channel}/` that the API answers unchanged. */
  proxied_paths?: readonly string[]
  /** Told of what should never happen; the client gets a plain 500. */
  onError?: (error: unknown) => void
  /** How long the API may be silent before its answer is given up. */
  proxy_timeout_ms?: number
  /** What clients may take of time and header fields; left out, what both programs bear. */
  limits?: ServerLimits
}

const nobodysSecurity = Object.entries(toSecurityHeaders(''))

const IDLE_TIMEOUT_MS = 120_000

export interface Origin extends http.Server {
  /** Serves these sites from now on. @throws {Error} when two claim the same host; then everything stays as it was */
  setSites: (sites: readonly SiteConfig[]) => void
  /** What could not be there yet when it began to listen. */
  setEditing: (editing: Editing) => void
  readiness: Readiness
}

/** Serves every site's live release by host name, and hands `/api/{channel}/…` to the site's API. Does not listen yet. */
export function createOrigin(options: OriginOptions): Origin {
  const { store, proxied_paths = defaultProxiedPaths } = options
  let hosts = createHostTable(options.sites)
  let editing: Editing = options
  const bodies = createBodyCache(store)
  const refusals = createRefusals()
  const proxy = createProxy(options.proxy_timeout_ms)
  const openShop = (site: SiteConfig) => {
    const served = store.site(site.name)
    const live = openLiveSite(served)
    const { blobs } = served
    return {
      site,
      live,
      findOldAddress: createOldAddresses(blobs, live),
      api: options.toApi(site),
      channel_address: `${options.toApi(site)}/${site.channel}`,
      security: Object.entries(toSecurityHeaders(site.origin)),
      origin: site.origin,
      blobs,
      catchUp: served.catchUp,
      cards: createCardFiles(store.folder, site.name, store.kept),
      isChannelMissing: createChannelCheck(`${options.toApi(site)}/${site.channel}`),
      door: createDoor(`${options.toApi(site)}/${site.channel}`),
    }
  }
  let shops = new Map(options.sites.map((site) => [site.name, openShop(site)]))
  const readiness = createOriginReadiness(store, () => shops.values())

  function setSites(sites: readonly SiteConfig[]): void {
    hosts = createHostTable(sites)
    const before = shops
    shops = new Map(
      sites.map((site) => {
        const known = before.get(site.name)
        return [site.name, known?.site === site ? known : openShop(site)]
      }),
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const shop = shops.get(hosts.find(request.headers.host) ?? '')
    // For every answer, redirects and refusals too. An answer with fields of its own keeps those.
    for (const [name, value] of shop?.security ?? nobodysSecurity) response.setHeader(name, value)
    if (refusals.refuse(request, response)) return
    const address = request.url ?? ''
    // No page has an address without a slash at its end, so these take none from a shop.
    if (address === '/livez') return sendPlain(response, 200, 'ok\n')
    if (address === '/readyz') return sendReadiness(response, readiness)
    if (editing.hook && address === PUBLISH_HOOK_PATH) return answerHook(request, response, editing.hook)
    if (!shop) return sendPlain(response, 404, 'No shop answers at this address.\n')
    if (address.length > MAX_ADDRESS_LENGTH) return sendPlain(response, 414, 'This address is too long.\n')
    const judged = judgeAddress(address)
    if (!address.startsWith('/') || judged === 'refused') return sendPlain(response, 400, 'Bad request.\n')
    if (judged === 'staff') return sendError(response, 404, notHere.code, notHere.message)
    const target = toProxyTarget(address, { api: shop.api, channel: shop.site.channel }, proxied_paths)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const is_closed = shop.live.isClosed()
    const keycode_token = is_closed ? readPass(request) : null
    const admit = () => shop.door.admit(keycode_token, toForwardedFor(request))
    if (target) {
      // The API's calls check the pass themselves. A POST comes from a payment provider, which has none.
      const admission = is_closed && isRead && !address.startsWith('/api/') ? await admit() : 'in'
      if (admission !== 'in') return refuseVisit(response, address, admission)
      return proxy.forward(request, response, target)
    }
    if (!isRead) {
      return sendPlain(response, 405, 'Pages can only be read.\n', { allow: 'GET, HEAD' })
    }
    const [path = '', ...query] = address.split('?')
    const documentPath = parseDocumentPath(path)
    const found = shop.live.find(documentPath)
    if (is_closed && !isGivenToAll(found)) {
      const admission = await admit()
      if (admission !== 'in') return refuseVisit(response, address, admission)
    }
    if (await editing.preview?.answer(response, shop.site.name, address)) return
    const facts = { site: shop.site.name, is_closed }
    const cardPage = documentPath && parseCardPath(documentPath)?.page
    const wanted = cardPage ? shop.live.find(cardPage) : found
    if (wanted.kind === 'left-out') {
      const asked = (await editing.pages?.load(shop.site.name, wanted.path)) ?? { kind: 'unavailable' }
      const apology = shop.live.findPage('/error/')?.document
      if (asked.kind === 'unavailable') return sendUnavailable(response, bodies, facts, apology)
      if (asked.kind === 'page' && !cardPage) return sendDocument(response, bodies, facts, asked.document)
      if (asked.kind === 'page') await shop.catchUp(wanted.path)
    }
    const card = { ...shop, is_closed, keycode_token }
    if (documentPath && (await sendCard(response, documentPath, card))) return
    if (found.kind === 'unpublished') {
      if (await shop.isChannelMissing()) return sendPlain(response, 404, '404 Page Not Found\n')
      return sendNotOpen(response, path)
    }
    if (found.kind === 'redirect') {
      const location = [toAddress(found.path), ...query].join('?')
      return sendPlain(response, 308, '', {
        location,
        'cache-control': `${is_closed ? 'private' : 'public'}, max-age=3600`,
      })
    }
    if (path.startsWith(IMMUTABLE_FOLDER) && documentPath && found.kind === 'missing') {
      if (await editing.preview?.sendAsset(response, documentPath)) return
    }
    if (found.kind === 'missing' || found.kind === 'left-out') {
      const location = await shop.findOldAddress(address)
      if (location !== undefined) {
        const cache = `${is_closed ? 'private' : 'public'}, max-age=3600`
        return sendPlain(response, 301, '', { location, 'cache-control': cache })
      }
    }
    const last = found.kind === 'left-out' ? shop.live.find(undefined) : found
    if (!('document' in last) || !last.document) return sendPlain(response, 404, 'Not found.\n')
    await sendDocument(response, bodies, facts, last.document)
  }

  const server = http.createServer(options.limits ?? SERVER_LIMITS, (request, response) => {
    watchRequest(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        options.onError?.(error)
        if (response.headersSent) response.destroy()
        else sendUnexpected(response)
      })
    })
  })
  server.on('clientError', refusals.refuseBytes)
  server.timeout = IDLE_TIMEOUT_MS
  server.on('close', () => proxy.close())
  const setEditing = (now: Editing) => void (editing = now)
  return Object.assign(server, { setSites, setEditing, readiness })
}
