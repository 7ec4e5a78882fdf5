import { IMMUTABLE_FOLDER, toCacheHeaders } from '../hosting/cache-control.ts'
import { SECRET_REFERRER_POLICY, secretAddresses } from '../hosting/secret-addresses.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import type { HostingFacts } from './export-target.ts'

/** What a page says itself in a meta tag. A meta tag cannot say who may frame the page. */
export const FRAME_POLICY = "frame-ancestors 'none'"

/** Folders whose file names change with what they hold. */
export const immutableFolders = [IMMUTABLE_FOLDER, '/og/', '/storage/']

/** `_headers` in the form Netlify and Cloudflare Pages obey and plain servers ignore. */
export function buildHeaderRules({
  site,
  content_types,
  is_closed,
}: Pick<HostingFacts, 'site' | 'content_types' | 'is_closed'>): string {
  const immutable = toCacheHeaders(IMMUTABLE_FOLDER, 'asset')
  return [
    toRule('/*', { ...toSecurityHeaders(site.origin), 'content-security-policy': FRAME_POLICY }),
    // Joined to the policy above it; browsers obey the last one.
    ...secretAddresses.map((path) =>
      toRule(path.replaceAll(/\{(\w+)\}/g, ':$1'), { 'referrer-policy': SECRET_REFERRER_POLICY }),
    ),
    // Markdown pages: search engines list the page itself.
    toRule('/*.md', { 'x-robots-tag': 'noindex' }),
    // In a closed shop, shared caches may keep only files made of code alone.
    ...(is_closed ? [IMMUTABLE_FOLDER] : immutableFolders).map((folder) => toRule(`${folder}*`, immutable)),
    ...Object.entries(content_types).map(([path, type]) => toRule(path, { 'content-type': type })),
  ].join('\n')
}

function toRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}
