import { buildRoutesJson, buildWorker } from './cloudflare-worker.ts'
import { type ExportTarget, type HostingFacts, toFilesFolder } from './export-target.ts'
import { buildHeaderRules } from './header-rules.ts'
import { buildNetlifyEdge, buildNetlifyToml } from './netlify-edge.ts'
import { buildNginxConf } from './nginx-conf.ts'
import { buildProxyRules, buildShellRules } from './redirect-rules.ts'

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
    [place('_redirects'), target === 'netlify' ? buildProxyRules(facts) : buildShellRules(facts.rewrites)],
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
