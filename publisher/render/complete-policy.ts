import { createHash } from 'node:crypto'

/** What every published page is held to beside the hashes Astro collected. */
const required: Record<string, string> = {
  'base-uri': "'self'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
/** A policy in a meta tag must not say these (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/**
 * Completes the policy of a page. The header says all of it; the meta tag says what a meta tag may, so that the
 * page is as strict on a host whose headers nobody controls.
 *
 * Astro allows whatever inline script or style any page may hold; a page allows only its own: stricter, and a
 * kilobyte less of hashes that do not compress.
 *
 * @param policy the `Content-Security-Policy` Astro answered with, or null
 * @param html the page
 * @param frame_hosts origins whose frames it may show (`frame-hosts.ts`)
 */
export function completePolicy(
  policy: string | null,
  html: string,
  frame_hosts: readonly string[] = [],
): { header: string; meta: string } {
  const own = hashInline(html)
  const directives = (policy ?? '')
    .split(';')
    .map((directive) => dropForeignHashes(directive.trim(), own))
    .filter(Boolean)
  const said = new Set(directives.map(toName))
  for (const [name, value] of Object.entries(required)) {
    if (!said.has(name)) directives.push(`${name} ${value}`)
  }
  if (frame_hosts.length > 0) directives.push(`frame-src ${frame_hosts.join(' ')}`)
  return {
    header: directives.join('; '),
    meta: directives.filter((directive) => !headerOnly.has(toName(directive))).join('; '),
  }
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi
const hashSource = /^'sha(?:256|384|512)-/

/** Sources of the inline scripts and styles a page really has. */
function hashInline(html: string): Set<string> {
  const texts = [...html.matchAll(inline)].filter(([, , attributes = '']) => !/\ssrc=/.test(attributes))
  return new Set(
    texts.flatMap(([, , , text = '']) =>
      ['sha256', 'sha384', 'sha512'].map(
        (name) => `'${name}-${createHash(name).update(text).digest('base64')}'`,
      ),
    ),
  )
}

function dropForeignHashes(directive: string, own: Set<string>): string {
  return directive
    .split(/\s+/)
    .filter((source) => !hashSource.test(source) || own.has(source))
    .join(' ')
}

function toName(directive: string): string {
  return (directive.split(/\s/, 1)[0] ?? '').toLowerCase()
}
