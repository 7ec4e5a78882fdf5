import { buildRoutesJson, buildWorker } from './cloudflare-worker.ts'
import { type ExportTarget, type HostingFacts, toFilesFolder, isLoopback } from './export-target.ts'
import { buildHeaderRules } from './header-rules.ts'
import { buildNginxConf } from './nginx-conf.ts'
import type { ShellRewrite } from '#publisher/store/release.ts'
import { NOT_FOUND_PATH } from '#publisher/render/document-path.ts'
import { listProxied } from './list-proxied.ts'
import { notHere } from '../hosting/api-errors.ts'
import { judgeAddress } from '../hosting/judge-address.ts'
import { buildEdgeDoor } from './edge-door.ts'
import { buildRedirectRules, shareForCloudflare } from './redirect-rules.ts'

/**
 * The files that tell a host what the pages cannot say themselves: header fields, shells of keyed addresses, the way to
 * the API.
 *
 * @returns text by its place below the exported folder; an empty text is no file
 */
export function buildHostingFiles(target: ExportTarget, facts: HostingFacts): Map<string, string> {
  if (target === 'nginx') return new Map([[`${facts.site.name}.conf`, buildNginxConf(facts)]])
  const folder = toFilesFolder(target, facts.is_closed)
  const place = (name: string) => (folder ? `${folder}/${name}` : name)
  const files = new Map([
    [place('_headers'), buildHeaderRules(facts)],
    [place('_redirects'), target === 'netlify' ? buildProxyRules(facts) : buildPlainRules(target, facts)],
  ])
  if (target === 'cloudflare') {
    files.set('_worker.js', buildWorker(facts))
    files.set('_routes.json', buildRoutesJson(facts))
  }
  if (target === 'netlify' && facts.is_closed) {
    files.set('netlify.toml', buildNetlifyToml(facts))
    files.set('netlify/edge-functions/door.js', buildNetlifyEdge(facts))
  }
  return files
}

/** `_redirects`: one shell for every key of its route. */
function buildShellRules(rewrites: ShellRewrite[]): string {
  return rewrites.map(({ from, to }) => `${from.replaceAll(/\{(\w+)\}/g, ':$1')} ${to} 200\n`).join('')
}

/** Old addresses, as far as rules can say them. The worker of Cloudflare says the others. */
function buildPlainRules(target: ExportTarget, { redirects, rewrites }: HostingFacts): string {
  const said = target === 'cloudflare' ? shareForCloudflare(redirects).rules : redirects
  return `${buildRedirectRules(said, false)}${buildShellRules(rewrites)}`
}

/** The same with the way to the API, for a host that hands requests on by such rules. */
function buildProxyRules(facts: HostingFacts): string {
  const rules = [
    ...toStaffRules(facts),
    ...listProxied(facts).map(({ from, to }) => `${from}* ${to}:splat 200\n`),
  ]
  const isLocal = isLoopback(facts.api)
  const note = isLocal
    ? `# FILL IN: ${facts.api} is an address of the machine this was written on. Write it anew with\n` +
      `# NOREN_API=https://… set to an address of the API that this host can reach.\n`
    : ''
  return `${note}${rules.join('')}${buildRedirectRules(facts.redirects, true)}${buildShellRules(facts.rewrites)}`
}

/**
 * Pages and calls of the staff are at the API's own address alone. Other spellings than these lead nowhere there
 * (`shop-api/staff/require-plain-address.ts`).
 */
function toStaffRules({ site }: HostingFacts): string[] {
  const folders = [`/api/${site.channel}/admin`, `/api/${site.channel}/v1/admin`]
  return folders.flatMap((folder) => ['', '/*'].map((rest) => `${folder}${rest} ${NOT_FOUND_PATH} 404!\n`))
}

/** The edge function of a closed shop at Netlify: it runs before every file, redirect and rewrite. */
function buildNetlifyEdge(facts: HostingFacts): string {
  const { site, api } = facts
  const note = isLoopback(api)
    ? '// FILL IN: the variable NOREN_API of the Netlify site, or this address, which means the machine this was written on.'
    : '// The variable NOREN_API of the Netlify site goes before it.'
  return `// Written by \`noren export ${site.name} --target netlify\`: nobody sees the shop without a pass of its API.
${note}
const apiHere = ${JSON.stringify(api)}

// Pages and calls of the staff are at the address of the API alone.
const notHere = ${JSON.stringify(notHere)}

export const config = { path: '/*', onError: 'fail' }

export default function door(request, context) {
  const judged = judgeAddress(new URL(request.url).pathname)
  if (judged === 'refused') return plain(400, 'Bad request.\\n')
  if (judged === 'staff') {
    return Response.json(notHere, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  const api = (globalThis.Netlify?.env.get('NOREN_API') ?? apiHere).replace(/\\/$/, '')
  return guard(request, api, context.ip ?? '', () => context.next())
}

${judgeAddress.toString()}

${buildEdgeDoor(facts)}`
}

/** `netlify.toml` of a closed shop: only `files/` is published, and never without the function beside it. */
function buildNetlifyToml({ site }: HostingFacts): string {
  return `# Written by \`noren export ${site.name} --target netlify\`. Deploy this folder, from inside it (\`netlify deploy --site …\`),
# never files/ alone: without the function in netlify/edge-functions/ everybody could read the shop.
[build]
  publish = "files"
  edge_functions = "netlify/edge-functions"
`
}
