import type { BlobStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { buildSitemaps, isPartialEdit, type SitemapEdit, type SitemapPages } from './build-sitemaps.ts'
import { type Redirect, storeRedirects } from '../redirects/redirects-file.ts'
import { storeFile } from './store-file.ts'

export interface Generated {
  documents: StoredDocument[]
  /** Files to take away. */
  gone: string[]
  /** These are all there are: whatever else was generated goes. */
  is_whole: boolean
}

const none: SitemapPages = { count: 0, list: async () => [], listNewest: async () => [] }

/**
 * Stores what the publisher writes itself, for machines: sitemaps, robots.txt and the old shop's addresses.
 *
 * @param edit writes only the chunks of the sitemap it concerns, where that is possible
 */
export async function storeGenerated(
  blobs: BlobStore,
  site: { origin: string; isKeycodeRequired: boolean },
  pages: SitemapPages,
  redirects: readonly Redirect[],
  edit?: SitemapEdit,
): Promise<Generated> {
  const shown = site.isKeycodeRequired ? none : pages
  const files = await buildSitemaps(site.origin, shown, edit)
  files.set('/robots.txt', new TextEncoder().encode(buildRobots(site.origin, site.isKeycodeRequired)))
  const documents = await Promise.all(
    [...files].flatMap(([path, bytes]) => (bytes ? [storeFile(blobs, 'generated', path, bytes)] : [])),
  )
  const old = await storeRedirects(blobs, redirects)
  if (old) documents.push(old)
  const gone = [...files].flatMap(([path, bytes]) => (bytes ? [] : [path]))
  return { documents, gone, is_whole: edit === undefined || !isPartialEdit(shown.count, edit) }
}

/** Shells and what is behind a login; they are also noindex themselves. */
const notForRobots = ['/api/', '/cart/', '/mypage/', '/login', '/register', '/reminder', '/verify']

/** robots.txt of a site. A keycode site shows itself to no crawler. */
function buildRobots(origin: string, isKeycodeRequired: boolean): string {
  if (isKeycodeRequired) return 'User-agent: *\nDisallow: /\n'
  const rules = notForRobots.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap-index.xml\n`
}
