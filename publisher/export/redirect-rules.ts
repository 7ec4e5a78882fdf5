import type { Redirect } from '../redirects/redirects-file.ts'
import { parseDocumentPath } from '../render/document-path.ts'
import type { ReleaseView } from '../store/store.ts'

/** Cloudflare Pages reads so many rules without placeholders. */
const MOST_CLOUDFLARE_RULES = 2_000
/** And hands at most a hundred addresses to a worker; the way to the API needs some of them. */
const MOST_WORKER_FOLDERS = 80

/** The path of an old address, and what its query must say. */
export function splitAddress(from: string): { path: string; query: [string, string][] } {
  const [path = '', query = ''] = from.split('?')
  return { path: path.replaceAll('*', '%2A'), query: [...new URLSearchParams(query)] }
}

/** Where pages may be that have the address of a redirect. */
const toPagePaths = ({ from }: Redirect): string[] => {
  const path = parseDocumentPath(splitAddress(from).path)
  return path === undefined ? [] : [path, `${path}/`]
}

/** A page that exists comes first, whatever a redirect says of its address. */
export async function withoutPages(
  view: Pick<ReleaseView, 'getMany'>,
  redirects: readonly Redirect[],
): Promise<Redirect[]> {
  const pages = await view.getMany(redirects.flatMap(toPagePaths))
  return redirects.filter((redirect) => !toPagePaths(redirect).some((path) => pages.has(path)))
}

/** A star in it would stand for anything. */
const toWord = (text: string) => encodeURIComponent(text).replaceAll('*', '%2A')

/** Both spellings of a path: redirects do not tell them apart. */
const toSpellings = (path: string) => (path === '/' ? ['/'] : [path, `${path}/`])

/**
 * Rules of `_redirects`, as Netlify, Cloudflare Pages and others read them. A query is named between the two addresses, which
 * Netlify alone understands; those with more of it come first.
 */
export function buildRedirectRules(redirects: readonly Redirect[], has_queries: boolean): string {
  return redirects
    .map(({ from, to }) => ({ to, ...splitAddress(from) }))
    .filter(({ query }) => has_queries || query.length === 0)
    .sort((a, b) => b.query.length - a.query.length)
    .flatMap(({ path, query, to }) => {
      const wanted = query.map(([name, value]) => ` ${toWord(name)}=${toWord(value)}`)
      return toSpellings(path).map((spelling) => `${spelling}${wanted.join('')} ${to} 301\n`)
    })
    .join('')
}

/** What Cloudflare's rules cannot say is left to its worker. */
export function shareForCloudflare(redirects: readonly Redirect[]): {
  rules: Redirect[]
  worker: Redirect[]
} {
  const plain = redirects.filter(({ from }) => !from.includes('?'))
  // Each has two spellings. Half a path by a rule and half by the worker would be told apart by their queries.
  const asked = new Set(
    redirects.filter(({ from }) => from.includes('?')).map(({ from }) => from.split('?')[0]),
  )
  const rules = plain.filter(({ from }) => !asked.has(from)).slice(0, MOST_CLOUDFLARE_RULES / 2)
  const ruled = new Set(rules)
  return { rules, worker: redirects.filter((redirect) => !ruled.has(redirect)) }
}

/** Addresses for `_routes.json` that wake the worker for redirects. */
export function listWorkerFolders(worker: readonly Redirect[]): string[] {
  const paths = [...new Set(worker.map(({ from }) => splitAddress(from).path))]
  const whole = paths.flatMap(toSpellings)
  if (whole.length <= MOST_WORKER_FOLDERS) return whole.sort()
  const folders = [...new Set(paths.map((path) => `/${path.split('/')[1] ?? ''}*`))].sort()
  return folders.length <= MOST_WORKER_FOLDERS ? folders : ['/*']
}

/** `findOldAddress(url)` for a worker, which says where an old address leads; see `contract/redirect-address.ts`. */
export function buildRedirectFinder(redirects: readonly Redirect[]): string {
  const byPath = Object.groupBy(
    redirects.map(({ from, to }) => ({ ...splitAddress(from), to })),
    ({ path }) => path,
  )
  const rows = Object.entries(byPath).map(([path, list = []]) => [
    path,
    list.sort((a, b) => b.query.length - a.query.length).map(({ query, to }) => [query, to]),
  ])
  return `const oldAddresses = new Map(${JSON.stringify(rows)})

function findOldAddress(url) {
  let path
  try {
    const parts = url.pathname.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)).replaceAll('*', '%2A'))
    path = parts.slice(0, parts.findLastIndex(Boolean) + 1).join('/') || '/'
  } catch {
    return undefined
  }
  for (const [wanted, to] of oldAddresses.get(path) ?? []) {
    const rest = new URLSearchParams(url.search)
    rest.sort()
    if (!wanted.every(([name, value]) => rest.has(name, value))) continue
    for (const [name, value] of wanted) rest.delete(name, value)
    const [page, fragment] = to.split('#')
    const query = rest.toString()
    const whole = query === '' ? page : page + (page.includes('?') ? '&' : '?') + query
    return fragment === undefined ? whole : whole + '#' + fragment
  }
}
`
}

/** Locations of nginx that answer old addresses. Nothing else is at them: pages that exist were left out. */
export function buildNginxRedirects(redirects: readonly Redirect[]): string {
  const byPath = new Map<string, { query: [string, string][]; to: string }[]>()
  for (const { from, to } of redirects) {
    const { path, query } = splitAddress(from)
    // A name nginx has no variable for.
    if (!query.every(([name]) => /^[a-z0-9_]+$/i.test(name))) continue
    // nginx looks for an address with a slash inside a segment as it is written (`nginx-maps.ts`).
    const decoded = path.includes('%2F') ? path : decodeURIComponent(path)
    if (/["\\\n]/.test(decoded)) continue
    byPath.set(decoded, [...(byPath.get(decoded) ?? []), { query, to }])
  }
  return [...byPath]
    .flatMap(([path, list]) => {
      const sorted = list.sort((a, b) => b.query.length - a.query.length)
      return toSpellings(path).map(
        (spelling) => `location = "${spelling}" {\n${sorted.map(toNginxRule).join('')}  return 404;\n}`,
      )
    })
    .join('\n')
}

function toNginxRule({ query, to }: { query: [string, string][]; to: string }): string {
  const [page = '', fragment] = to.replaceAll('$', '%24').split('#')
  const target = `"${page}${fragment === undefined ? '' : `#${fragment}`}"`
  if (query.length === 0) {
    return fragment === undefined && !page.includes('?')
      ? `  return 301 "${page}$is_args$args";\n`
      : `  return 301 ${target};\n`
  }
  const asked = query.map(([name]) => `$arg_${name.toLowerCase()}`).join('|')
  const wanted = query.map(([, value]) => encodeURIComponent(value)).join('|')
  return `  set $noren_old "${asked}";\n  if ($noren_old = "${wanted}") {\n    return 301 ${target};\n  }\n`
}
