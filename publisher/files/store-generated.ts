import type { BlobStore } from '../store/blob-store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { buildRobots } from './build-robots.ts'
import { buildSitemaps, type SitemapPage } from './build-sitemaps.ts'
import { storeFile } from './store-file.ts'

/** Stores what the publisher writes itself, for machines: sitemaps and robots.txt. */
export async function storeGenerated(
  blobs: BlobStore,
  site: { origin: string; isKeycodeRequired: boolean },
  pages: SitemapPage[],
): Promise<StoredDocument[]> {
  const files = await buildSitemaps(site.origin, site.isKeycodeRequired ? [] : pages)
  files.set('/robots.txt', new TextEncoder().encode(buildRobots(site.origin, site.isKeycodeRequired)))
  return Promise.all([...files].map(([path, bytes]) => storeFile(blobs, 'generated', path, bytes)))
}
