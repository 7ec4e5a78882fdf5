import { apiUnreachable, notHere } from '../hosting/api-errors.ts'
import { judgeAddress } from '../hosting/judge-address.ts'
import { toKeyPattern } from '../hosting/shell-rewrites.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import { hopByHop, visitorClaims } from '../hosting/untrusted-headers.ts'
import { defaultProxiedPaths } from '../origin/proxy-target.ts'
import { buildEdgeDoor } from './edge-door.ts'
import { type HostingFacts, isLoopback } from './export-target.ts'
import { buildRedirectFinder, listWorkerFolders, shareForCloudflare } from './redirect-rules.ts'

/**
 * `_worker.js` of Cloudflare Pages, which cannot hand requests on by rules: the way to the API on the shop's own
 * address. `_routes.json` keeps everything else away from it, but for a closed shop, whose door it is.
 */
export function buildWorker(facts: HostingFacts): string {
  const { site, api, is_closed } = facts
  const note = isLoopback(api)
    ? `// FILL IN: the variable NOREN_API of the Pages project, or this address, which means the machine this was written on.`
    : `// The variable NOREN_API of the Pages project goes before it.`
  return `// Written by \`noren export ${site.name} --target cloudflare\`.
${note}${is_closed ? closedNote : ''}
const apiHere = ${JSON.stringify(api)}
${is_closed ? '' : `const channel = ${JSON.stringify(`/api/${site.channel}/`)}\n`}const asTheyAre = ${JSON.stringify(defaultProxiedPaths)}
const unreachable = ${JSON.stringify(apiUnreachable)}
// Pages and calls of the staff are at the address of the API alone.
const notHere = ${JSON.stringify(notHere)}
${
  is_closed
    ? ''
    : `const security = ${JSON.stringify(toSecurityHeaders(facts.site.origin))}
`
}// Of the visitor's connection, its framing, or a claim of who it is: the platform frames the request to the API itself.
const dropped = ${JSON.stringify([...hopByHop, ...visitorClaims, 'cf-connecting-ip', 'content-length', 'host'])}

${judgeAddress.toString()}

export default {
  fetch(request, env) {
    const judged = judgeAddress(new URL(request.url).pathname)
    if (judged === 'refused') return new Response('Bad request.\\n', { status: 400, headers: security })
    if (judged === 'staff') {
      return Response.json(notHere, { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    const api = (env.NOREN_API ?? apiHere).replace(/\\/$/, '')
    ${is_closed ? `return guard(request, api, request.headers.get('cf-connecting-ip') ?? '', () => answer(request, env, api))` : 'return answer(request, env, api)'}
  },
}

async function answer(request, env, api) {
    const url = new URL(request.url)
    const path = toApiPath(url.pathname)
    if (path === undefined) return sendFile(request, env)
    if (url.pathname.startsWith('/storage/') && request.method === 'GET') {
      const shipped = await env.ASSETS.fetch(request)
      if (shipped.status !== 404) return shipped
    }
    const headers = toApiHeaders(request.headers)
    headers.set('x-forwarded-host', url.host)
    headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
    headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '')
    try {
      const target = api + path + url.search
      const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body
      const response = await fetch(target, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        ...(body && { duplex: 'half' }),
      })
      const answer = new Response(response.body, response)
      for (const [name, value] of Object.entries(security)) if (!answer.headers.has(name)) answer.headers.set(name, value)
      return answer
    } catch {
      return Response.json(unreachable, { status: 502, headers: { ...security, 'cache-control': 'no-store' } })
    }
}

function toApiHeaders(sent) {
  const named = (sent.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return new Headers([...sent].filter(([name]) => !dropped.includes(name) && !named.includes(name) && /^[a-z\\d-]+$/.test(name)))
}

function toApiPath(path) {
  if (path.startsWith(channel)) return path.slice('/api'.length)
  return asTheyAre.some((folder) => path.startsWith(folder)) ? path : undefined
}

${buildFileSender(facts)}${is_closed ? `\n${buildEdgeDoor(facts)}` : ''}`
}

const closedNote = `
// A closed shop: every request wakes this worker, which asks the API about the visitor's pass. In the settings of the Pages
// project choose «Fail closed» (Functions): with «Fail open» everybody reads the shop once the day's requests are used up.`

/** Shells of keyed addresses and old addresses: rules beside the files may not reach what a worker asks for. */
function buildFileSender({ rewrites, redirects, is_closed }: HostingFacts): string {
  const shells = rewrites.map((rewrite) => [`^${toKeyPattern(rewrite)}$`, rewrite.to])
  const { worker } = shareForCloudflare(redirects)
  return `${buildRedirectFinder(is_closed ? redirects : worker)}
const shells = ${JSON.stringify(shells)}

async function sendFile(request, env) {
  const url = new URL(request.url)
  const file = await env.ASSETS.fetch(request)
  const shell = file.status === 404 && shells.find(([pattern]) => new RegExp(pattern).test(url.pathname))
  if (shell) return env.ASSETS.fetch(new Request(new URL(shell[1], url), request))
  const old = file.status === 404 && findOldAddress(url)
  return old ? new Response(null, { status: 301, headers: { location: old } }) : file
}
`
}

/** Only these addresses wake the worker; of a closed shop all do. */
export function buildRoutesJson({ site, has_pictures, is_closed, redirects }: HostingFacts): string {
  if (is_closed) return `${JSON.stringify({ version: 1, include: ['/*'], exclude: [] }, null, 2)}\n`
  const paths = defaultProxiedPaths.filter((path) => !(has_pictures && path === '/storage/'))
  const old = listWorkerFolders(shareForCloudflare(redirects).worker)
  const include = [...[`/api/${site.channel}/`, ...paths].map((path) => `${path}*`), ...old]
  return `${JSON.stringify({ version: 1, include, exclude: [] }, null, 2)}\n`
}
