import { apiUnreachable } from '../hosting/api-errors.ts'
import { defaultProxiedPaths } from '../origin/proxy-target.ts'
import { type HostingFacts, isLoopback } from './export-target.ts'

/**
 * `_worker.js` of Cloudflare Pages, which cannot hand requests on by rules: the way to the API on the shop's own
 * address. `_routes.json` keeps everything else away from it.
 */
export function buildWorker({ site, api }: HostingFacts): string {
  const note = isLoopback(api)
    ? `// FILL IN: the variable NOREN_API of the Pages project, or this address, which means the machine this was written on.`
    : `// The variable NOREN_API of the Pages project goes before it.`
  return `// Written by \`noren export ${site.name} --target cloudflare\`.
${note}
const api = ${JSON.stringify(api)}
const channel = ${JSON.stringify(`/api/${site.channel}/`)}
const asTheyAre = ${JSON.stringify(defaultProxiedPaths)}
const unreachable = ${JSON.stringify(apiUnreachable)}

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    const path = toApiPath(url.pathname)
    if (path === undefined) return env.ASSETS.fetch(request)
    if (/(?:^|\\/|\\\\|%2f|%5c)(?:\\.|%2e){1,2}(?:\\/|\\\\|%2f|%5c|$)/i.test(url.pathname)) {
      return new Response('Bad request.\\n', { status: 400 })
    }
    if (url.pathname.startsWith('/storage/') && request.method === 'GET') {
      const shipped = await env.ASSETS.fetch(request)
      if (shipped.status !== 404) return shipped
    }
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-host', url.host)
    headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
    headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '')
    headers.delete('host')
    try {
      const target = (env.NOREN_API ?? api).replace(/\\/$/, '') + path + url.search
      const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body
      const response = await fetch(target, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        ...(body && { duplex: 'half' }),
      })
      const answer = new Response(response.body, response)
      answer.headers.set('x-content-type-options', 'nosniff')
      return answer
    } catch {
      return Response.json(unreachable, { status: 502, headers: { 'cache-control': 'no-store' } })
    }
  },
}

function toApiPath(path) {
  if (path.startsWith(channel)) return path.slice('/api'.length)
  return asTheyAre.some((folder) => path.startsWith(folder)) ? path : undefined
}
`
}

/** Only these addresses wake the worker. */
export function buildRoutesJson({ site, has_pictures }: HostingFacts): string {
  const paths = defaultProxiedPaths.filter((path) => !(has_pictures && path === '/storage/'))
  const include = [`/api/${site.channel}/`, ...paths].map((path) => `${path}*`)
  return `${JSON.stringify({ version: 1, include, exclude: [] }, null, 2)}\n`
}
