import type { ShellRewrite } from '../store/release.ts'
import { type HostingFacts, isLoopback } from './export-target.ts'
import { NOT_FOUND_PATH } from '../render/render-document.ts'
import { listProxied } from './list-proxied.ts'

/** `_redirects`: one shell for every key of its route. */
export function buildShellRules(rewrites: ShellRewrite[]): string {
  return rewrites.map(({ from, to }) => `${from.replaceAll(/\{(\w+)\}/g, ':$1')} ${to} 200\n`).join('')
}

/** The same with the way to the API, for a host that hands requests on by such rules. */
export function buildProxyRules(facts: HostingFacts): string {
  const rules = [
    ...toStaffRules(facts),
    ...listProxied(facts).map(({ from, to }) => `${from}* ${to}:splat 200\n`),
  ]
  const isLocal = isLoopback(facts.api)
  const note = isLocal
    ? `# FILL IN: ${facts.api} is an address of the machine this was written on. Write it anew with\n` +
      `# NOREN_API=https://… set to an address of the API that this host can reach.\n`
    : ''
  return `${note}${rules.join('')}${buildShellRules(facts.rewrites)}`
}

/**
 * Pages and calls of the staff are at the API's own address alone. Other spellings than these lead nowhere there
 * (`shop-api/staff/require-plain-address.ts`).
 */
function toStaffRules({ site }: HostingFacts): string[] {
  const folders = [`/api/${site.channel}/admin`, `/api/${site.channel}/v1/admin`]
  return folders.flatMap((folder) => ['', '/*'].map((rest) => `${folder}${rest} ${NOT_FOUND_PATH} 404!\n`))
}
