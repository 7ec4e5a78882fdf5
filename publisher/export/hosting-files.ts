import { IMMUTABLE_FOLDER, toCacheHeaders } from '../hosting/cache-control.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import type { ShellRewrite } from '../store/release.ts'

/**
 * `_headers` and `_redirects` in the form Netlify, Cloudflare Pages and others obey and plain servers ignore. The
 * pages carry their policy themselves; what a meta tag cannot say (`frame-ancestors`) is said here.
 */
export function buildHostingFiles(origin: string, rewrites: ShellRewrite[]): Map<string, string> {
  const security = { ...toSecurityHeaders(origin), 'content-security-policy': "frame-ancestors 'none'" }
  const headers = [
    toHeaderRule('/*', security),
    // Markdown twins: search engines list the page itself.
    toHeaderRule('/*.md', { 'x-robots-tag': 'noindex' }),
    toHeaderRule(`${IMMUTABLE_FOLDER}*`, toCacheHeaders(IMMUTABLE_FOLDER, 'asset')),
  ]
  const redirects = rewrites.map(({ from, to }) => `${from.replaceAll(/\{(\w+)\}/g, ':$1')} ${to} 200\n`)
  const files = new Map([['_headers', headers.join('\n')]])
  if (redirects.length > 0) files.set('_redirects', redirects.join(''))
  return files
}

function toHeaderRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}
