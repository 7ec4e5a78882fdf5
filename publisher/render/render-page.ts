import type { Bundle } from '#publisher/adapter/bundle.ts'
import { findRoute } from '#src/routes.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import type { Palette } from '../cards/card.ts'
import { nameCard } from '../cards/name-card.ts'
import { SECRET_REFERRER_POLICY } from '../hosting/secret-addresses.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { completePolicy } from './complete-policy.ts'
import { isNotFoundPage, toAddress } from './document-path.ts'
import { PublishError } from '#publisher/publish-error.ts'

/** A page as it goes out: what is known of a document before its bytes are stored. */
export interface FinishedPage extends Omit<StoredDocument, 'path' | 'kind' | 'hash' | 'size' | 'encoding'> {
  bytes: Uint8Array
}

/** Header fields of a rendered page that are kept with it; the rest are the origin's own. */
const keptHeaders = ['link', 'content-language', 'x-robots-tag']
const metas = /<meta\s(?:[^<>"]|"[^"]*")*>/gi

/**
 * Renders one page and finishes its HTML.
 *
 * @param options colours its link card will be drawn in
 * @returns undefined when there is no such thing (404)
 * @throws {RenderError} when the page cannot be read from the API, its code fails, or it answers another status than
 * its own
 */
export async function renderPage(
  bundle: Bundle,
  context: RenderContext,
  path: string,
  { palette = {} }: { palette?: Palette } = {},
): Promise<FinishedPage | undefined> {
  const request = new Request(new URL(toAddress(path), context.site.origin))
  const response = await bundle.render(request, context)
  const body = new Uint8Array(await response.arrayBuffer())
  const is_missing = isNotFoundPage(path)
  if (response.status === 404 && !is_missing) return undefined
  if (response.status !== 200 && !(is_missing && response.status === 404)) {
    throw toFailure(response, body)
  }
  const contentType = withCharset(response.headers.get('content-type') ?? 'text/html')
  const isHtml = contentType.startsWith('text/html')
  const html = isHtml ? nameCard(new TextDecoder().decode(body), path, palette) : undefined
  const policy = completePolicy(response.headers.get('content-security-policy'), html ?? '')
  const text = html === undefined ? undefined : insertPolicy(html, policy.meta)
  const robots = response.headers.get('x-robots-tag') ?? ''
  return {
    bytes: text === undefined ? body : new TextEncoder().encode(text),
    status: is_missing ? 404 : 200,
    content_type: contentType,
    headers: toHeaders(response, {
      ...(isHtml && { 'content-security-policy': policy.header }),
      ...(findRoute(path)?.has_secret_address && { 'referrer-policy': SECRET_REFERRER_POLICY }),
    }),
    tags: toSortedTags(response.headers.get('cache-tag')),
    is_indexed:
      isHtml &&
      !is_missing &&
      !robots.includes('noindex') &&
      !hasMeta(text ?? '', /\sname=["']?robots\b/i, /noindex/i),
    last_modified: toInstant(response.headers.get('last-modified')),
  }
}

/** A page that fails answers 500 with `{ error }` and `x-noren-error` (publisher/adapter/entry.ts). */
function toFailure(response: Response, body: Uint8Array): RenderError {
  const because_of = response.headers.get('x-noren-error') === 'api' ? 'api' : 'page'
  if (!response.headers.has('x-noren-error')) {
    const target = response.headers.get('location')
    const answered = `it answered ${response.status}${target ? ` to ${target}` : ''} instead of 200`
    return new RenderError(because_of, answered)
  }
  try {
    const { error } = JSON.parse(new TextDecoder().decode(body)) as { error?: unknown }
    return new RenderError(because_of, String(error))
  } catch {
    return new RenderError(because_of, `it answered ${response.status} without a reason`)
  }
}

/** Astro answers `text/html` without a charset, so a browser would have to guess. */
function withCharset(contentType: string): string {
  return contentType.startsWith('text/') && !contentType.includes('charset=')
    ? `${contentType}; charset=utf-8`
    : contentType
}

function toHeaders(response: Response, own: Record<string, string>): Record<string, string> {
  const headers: Record<string, string> = { ...own }
  for (const name of keptHeaders) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return headers
}

function toSortedTags(list: string | null): string[] {
  const tags = (list ?? '').split(',').map((tag) => tag.trim())
  return [...new Set(tags)].filter(Boolean).sort()
}

function toInstant(date: string | null): string | null {
  const time = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const openingOfHead = /<head(?:\s[^<>]*)?>(\s*<meta\s+charset=[^<>]*>)?/i
const ownPolicy = /\shttp-equiv=["']?content-security-policy/i

/** Whether one `meta` of a page has all of this. */
function hasMeta(html: string, ...parts: RegExp[]): boolean {
  return [...html.matchAll(metas)].some(([tag]) => parts.every((part) => part.test(tag)))
}

/**
 * Puts the policy before everything it should hold for: first in the head, right after `<meta charset>`, which
 * browsers only look for in the first 1,024 bytes.
 */
export function insertPolicy(html: string, policy: string): string {
  if (hasMeta(html, ownPolicy)) return html
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const meta = `<meta http-equiv="content-security-policy" content="${value}">`
  return html.replace(openingOfHead, (head) => head + meta)
}

/** A page that could not be rendered. */
export class RenderError extends PublishError {
  override name = 'RenderError'
  /** `api`: what was read for it; `page`: its own code or answer. */
  readonly because_of: 'api' | 'page'

  constructor(because_of: 'api' | 'page', reason: string) {
    super(reason)
    this.because_of = because_of
  }
}
