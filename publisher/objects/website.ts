import type { Redirect } from '../redirects/redirects-file.ts'
import { toRedirectTarget } from '#contract/redirect-address.ts'
import { toDocumentHeaders } from '../hosting/document-headers.ts'
import { PublishError } from '../publish-error.ts'
import type { ObjectFields } from '../store/shared/bucket.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { AnswerHead } from './answer-object.ts'

const MAX_KEY_BYTES = 1024
const MAX_REDIRECT_BYTES = 2048

/** Before the address of an old page in the list of objects: no document's path begins like that. */
const OLD = 'old:'

/** `/news/a/` → `news/a/index.html`, as a bucket that serves a website wants it. @throws {PublishError} for what is no key */
export function toWebsiteKey(path: string): string {
  const place = path.startsWith(OLD) ? path.slice(OLD.length) : path
  const key = (place.endsWith('/') ? `${place}index.html` : place).slice(1)
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    throw new PublishError(`${path} was not sent: keys of a bucket have ${MAX_KEY_BYTES} bytes at most.`)
  if (/^(?:live\.json|sending\.json|(?:index|dropped)\/.*\.json)$/.test(key))
    throw new PublishError(`${path} was not sent: the bucket's own list lies there. Give it another address.`)
  return key
}

/** What the bucket says with a document. Its other fields are for a function before it. */
export function toWebsiteFields(document: StoredDocument, encoding: AnswerHead['encoding']): ObjectFields {
  const { 'cache-control': cache } = toDocumentHeaders(document, false)
  return {
    ContentType: document.content_type,
    ...(encoding !== 'identity' && { ContentEncoding: encoding }),
    ...(cache && { CacheControl: cache }),
  }
}

/** Old addresses as empty objects that lead on, by their place in the list. Buckets do not look at a query. */
export function listOldPages(redirects: readonly Redirect[]): Map<string, ObjectFields> {
  const found = new Map<string, ObjectFields>()
  for (const { from, to } of redirects) {
    const location = toRedirectTarget(to)
    if (from.includes('?') || from === '/' || Buffer.byteLength(location) > MAX_REDIRECT_BYTES) continue
    const path = decodeURIComponent(from)
    for (const spelling of [path, `${path}/`])
      found.set(OLD + spelling, { WebsiteRedirectLocation: location, CacheControl: 'public, max-age=3600' })
  }
  return found
}

export const isOldPage = (path: string) => path.startsWith(OLD)

/** A page and an old address have one key where both were at one address. */
export function listSameKey(path: string): [string, string] {
  const place = isOldPage(path) ? path.slice(OLD.length) : path
  return [place, OLD + place]
}
