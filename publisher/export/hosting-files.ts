import { buildRoutesJson, buildWorker } from './cloudflare-worker.ts'
import { type ExportTarget, type HostingFacts } from './export-target.ts'
import { buildHeaderRules } from './header-rules.ts'
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
  const files = new Map([
    ['_headers', buildHeaderRules(facts)],
    ['_redirects', target === 'netlify' ? buildProxyRules(facts) : buildShellRules(facts.rewrites)],
  ])
  if (target === 'cloudflare') {
    files.set('_worker.js', buildWorker(facts))
    files.set('_routes.json', buildRoutesJson(facts))
  }
  return files
}
