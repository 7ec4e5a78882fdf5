import { createHash } from 'node:crypto'

const NONE = "'none'"
const SELF = "'self'"

/**
 * What every published page is held to. Every directive is named, so that nothing falls back to another one (`child-src`
 * would only be asked for frames and workers, which are). Hashes of inline scripts and styles and the hosts of
 * src/layouts/page-hosts.ts are added; nothing else is. What is alike stands together, for it stands in every page and
 * compresses better so.
 */
const required: Record<string, string> = {
  'default-src': NONE,
  'frame-src': NONE,
  'worker-src': NONE,
  'manifest-src': NONE,
  'media-src': NONE,
  'object-src': NONE,
  'base-uri': NONE,
  'frame-ancestors': NONE,
  'img-src': SELF,
  'font-src': SELF,
  'connect-src': SELF,
  'form-action': SELF,
  'style-src': SELF,
  'script-src': SELF,
}
/** A policy in a meta tag must not say these (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/**
 * Completes the policy of a page. The header says all of it; the meta tag says what a meta tag may, so that the
 * page is as strict on a host whose headers nobody controls.
 *
 * Astro allows whatever inline script or style any page may hold; a page allows only its own: stricter, and a
 * kilobyte less of hashes that do not compress. Pictures of other hosts that editors put into the page are allowed by
 * the host they come from.
 *
 * @param policy the `Content-Security-Policy` Astro answered with, or null
 * @param html the page
 */
export function completePolicy(policy: string | null, html: string): { header: string; meta: string } {
  const said = parsePolicy(policy ?? '')
  const own = hashInline(html)
  const names = [...new Set([...Object.keys(required), ...said.keys()])]
  const directives = names.map((name) => {
    const more = name === 'img-src' ? listPictureOrigins(html) : []
    const sources = [required[name] ?? '', ...(said.get(name) ?? []), ...more].filter(
      (source) => !hashSource.test(source) || own.has(source),
    )
    return { name, text: [name, ...dropNone(sources)].join(' ') }
  })
  return {
    header: directives.map(({ text }) => text).join('; '),
    meta: directives
      .filter(({ name }) => !headerOnly.has(name))
      .map(({ text }) => text)
      .join('; '),
  }
}

function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(
    directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  )
}

/** Each source once; `'none'` counts only alone. */
function dropNone(sources: string[]): string[] {
  const all = [...new Set(sources.filter(Boolean))]
  const some = all.filter((source) => source !== NONE)
  return some.length > 0 ? some : all
}

const ends = /<(\/?)(script|style)\b([^<>]*)>/gi
const hashSource = /^'sha(?:256|384|512)-/

/** Sources of the inline scripts and styles a page really has. */
function hashInline(html: string): Set<string> {
  return new Set(
    listInline(html).flatMap((text) =>
      ['sha256', 'sha384', 'sha512'].map(
        (name) => `'${name}-${createHash(name).update(text).digest('base64')}'`,
      ),
    ),
  )
}

/** What stands between the tags of scripts and styles. Whatever looks like another tag in there is text. */
function listInline(html: string): string[] {
  const texts: string[] = []
  let open: { name: string; attributes: string; start: number } | undefined
  for (const { 0: tag, 1: slash, 2: word = '', 3: attributes = '', index } of html.matchAll(ends)) {
    const name = word.toLowerCase()
    if (!open && !slash) open = { name, attributes, start: index + tag.length }
    else if (open?.name === name && slash) {
      if (!/\ssrc=/.test(open.attributes)) texts.push(html.slice(open.start, index))
      open = undefined
    }
  }
  return texts
}

const picture = /<img\s(?:[^<>"]|"[^"]*")*>/gi
const otherHost = /\ssrc="(https?:\/\/[^"]+)"/i

function listPictureOrigins(html: string): string[] {
  return [...html.matchAll(picture)].flatMap(([tag]) => {
    const src = otherHost.exec(tag)?.[1] ?? ''
    return URL.parse(src.replaceAll('&amp;', '&'))?.origin ?? []
  })
}
