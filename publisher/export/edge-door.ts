import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { routes } from '#src/routes.ts'
import { KEYCODE_SCREEN, MAX_WANTED, WANTED_PARAM } from '#src/site/keycode-gate.ts'
import { defaultProxiedPaths } from '../origin/proxy-target.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { SECRET_REFERRER_POLICY, toSecretPattern } from '../hosting/secret-addresses.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import type { HostingFacts } from './export-target.ts'
import { FRAME_POLICY } from './header-rules.ts'

/** How long a host lets a pass in without asking again: as long as our origin does. */
const TRUSTED_MS = 60_000
const ASK_TIMEOUT_MS = 5_000
const MAX_KNOWN = 1_000

/**
 * The door of a closed shop as JavaScript for hosts that run functions before their files (docs/decisions/0017): passes are
 * the API's, so it is asked; while it does not say, nobody is let in. Declares
 * `guard(request, api, visitor, proceed)`, which answers a request or lets `proceed` answer it.
 */
export function buildEdgeDoor({ site, plain_assets, content_types }: HostingFacts): string {
  const screens = routes
    .filter((route) => route.is_open_without_keycode && !route.path.includes('{'))
    .flatMap(({ path }) => [path, `${path}/`])
  const assets = plain_assets.filter((file) => !(file in content_types)).map(encodeURI)
  return `const channel = ${JSON.stringify(`/api/${site.channel}/`)}
const handedOn = ${JSON.stringify(defaultProxiedPaths.filter((path) => path !== '/storage/'))}
const open = new Set(${JSON.stringify([...screens, ...assets, '/robots.txt'])})
const security = ${JSON.stringify({ ...toSecurityHeaders(site.origin), 'content-security-policy': FRAME_POLICY })}
const secret = new RegExp(${JSON.stringify(toSecretPattern())})
const closed = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' }
const unsure = 'ただいま入店の確認ができません。しばらくしてからもう一度お試しください。\\n'
const known = new Map()

async function guard(request, api, visitor, proceed) {
  const url = new URL(request.url)
  // Calls check the pass themselves. A payment provider that reports an outcome has none.
  if (url.pathname.startsWith(channel)) return proceed()
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (handedOn.some((folder) => url.pathname.startsWith(folder))) return proceed()
    return plain(405, 'Pages can only be read.\\n', { allow: 'GET, HEAD' })
  }
  if (open.has(url.pathname) || url.pathname.startsWith(${JSON.stringify(IMMUTABLE_FOLDER)})) {
    const answer = await proceed()
    // The shop's page for unknown addresses shows products, so it is behind the door too.
    return answer.status === 404 ? plain(404, 'Not found.\\n') : withHeaders(answer, toOwn(url))
  }
  const admission = await admit(readPass(request), api, visitor)
  if (admission === 'in') return withHeaders(await proceed(), { ...closed, ...toOwn(url) })
  if (admission === 'unknown') return plain(503, unsure, { 'retry-after': '10' })
  if (/\\.[^/.]+$/.test(url.pathname)) return plain(403, 'This shop is for visitors with its keycode only.\\n')
  const wanted = url.pathname + url.search
  const location =
    wanted === '/' || wanted.length > ${MAX_WANTED}
      ? ${JSON.stringify(KEYCODE_SCREEN)}
      : ${JSON.stringify(`${KEYCODE_SCREEN}?${WANTED_PARAM}=`)} + encodeURIComponent(wanted)
  return plain(302, '', { location })
}

function toOwn(url) {
  return secret.test(url.pathname) ? { 'referrer-policy': ${JSON.stringify(SECRET_REFERRER_POLICY)} } : {}
}

function readPass(request) {
  const pair = (request.headers.get('cookie') ?? '').split(/;\\s*/).find((one) => one.startsWith(${JSON.stringify(`${KEYCODE_COOKIE}=`)}))
  let pass = request.headers.get(${JSON.stringify(KEYCODE_HEADER)}) ?? pair?.slice(${KEYCODE_COOKIE.length + 1})
  try {
    pass = pass && decodeURIComponent(pass)
  } catch {
    return undefined
  }
  return pass && /^[\\w.~+/=-]{1,2000}$/.test(pass) ? pass : undefined
}

async function admit(pass, api, visitor) {
  if (!pass) return 'out'
  const until = known.get(pass)
  if (until > Date.now()) return 'in'
  known.delete(pass)
  try {
    const response = await fetch(api + ${JSON.stringify(`/${site.channel}/v1/keycode/check`)}, {
      headers: { ${JSON.stringify(KEYCODE_HEADER)}: pass, 'x-forwarded-for': visitor },
      redirect: 'manual',
      signal: AbortSignal.timeout(${ASK_TIMEOUT_MS}),
    })
    await response.body?.cancel()
    if (response.status === 403) return 'out'
    if (response.status !== 204) return 'unknown'
    if (known.size >= ${MAX_KNOWN}) known.clear()
    known.set(pass, Date.now() + ${TRUSTED_MS})
    return 'in'
  } catch {
    return 'unknown'
  }
}

function plain(status, text, headers = {}) {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers: { ...security, ...own, ...headers } })
}

// The host's header rules may not apply to answers of a function.
function withHeaders(response, headers) {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries({ ...security, ...headers })) answer.headers.set(name, value)
  return answer
}
`
}
