import type { SiteConfig } from '#sites/site-config.ts'
import type { CardRequest } from '../cards/card-files.ts'
import { readCard } from '../cards/read-card.ts'
import { getContentType } from '../files/content-type.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import type { Store } from '../store/store.ts'
import type { Release } from '../store/release.ts'
import type { DocumentKind, StoredDocument } from '../store/stored-document.ts'
import type { FileWriter } from './file-writer.ts'

const AT_ONCE = 32
/** A page is written after everything it names, and named to search engines after it is written. */
const order: DocumentKind[] = ['asset', 'page', 'generated']

interface Work {
  site: SiteConfig
  store: Store
  release: Release
  writer: FileWriter
  api: string
  /** What a closed shop is read with. */
  keycode_token: string | null
  /** Pictures below this address are wanted; null for none. */
  pictures_at: string | null
  /** Scripts and styles of older kept releases are written too, for pages that are still open somewhere. */
  has_older_assets: boolean
  precompressed: { gzip: boolean; brotli: boolean }
  onDocument: () => void
}

/** What the pages name, and what the host has to know about the files. */
export interface WrittenDocuments {
  pictures: Set<string>
  cards: CardRequest[]
  content_types: Record<string, string>
  plain_assets: string[]
}

/** Writes every document of a release as a file. */
export async function writeDocuments(work: Work): Promise<WrittenDocuments> {
  const { site, store, release, writer, precompressed } = work
  const result: WrittenDocuments = { pictures: new Set(), cards: [], content_types: {}, plain_assets: [] }
  const published = store.site(site.name)
  const { blobs } = published
  const palette = release.manifest.palette ?? {}

  const writeOne = async (document: StoredDocument) => {
    const { path, kind } = document
    const bytes = await blobs.readPlain(document)
    const isNew = await writer.write(path, bytes)
    if (document.encoding === 'br') {
      if (precompressed.gzip) await writer.writeGzip(path, bytes, isNew)
      if (precompressed.brotli) await writer.write(toSibling(path), await blobs.readStored(document.hash))
    }
    if (!path.endsWith('/') && document.content_type !== getContentType(path)) {
      result.content_types[path] = document.content_type
    }
    if (kind === 'asset' && !path.startsWith(IMMUTABLE_FOLDER)) result.plain_assets.push(path)
    const card = kind === 'page' ? readCard(bytes.toString()) : undefined
    const from = { origin: site.origin, api: work.api, keycode_token: work.keycode_token }
    if (card) result.cards.push({ page: path, card, palette, ...from })
    if (work.pictures_at !== null && document.encoding !== 'identity') {
      for (const address of findPictures(bytes.toString(), work.pictures_at)) result.pictures.add(address)
    }
    work.onDocument()
  }

  const view = published.openView(release.id)
  if (work.has_older_assets) {
    const older = await published.listOlderAssets()
    const named = older.filter(({ path }) => path.startsWith(IMMUTABLE_FOLDER))
    await inBatches(named, writeOne)
  }
  for (const kind of order) await inBatches(view.list(kind), writeOne)
  result.plain_assets.sort()
  return result
}

function toSibling(path: string): string {
  return `${path.endsWith('/') ? `${path}index.html` : path}.br`
}

async function inBatches(
  documents: Iterable<StoredDocument> | AsyncIterable<StoredDocument>,
  write: (document: StoredDocument) => Promise<void>,
): Promise<void> {
  let batch: StoredDocument[] = []
  for await (const document of documents) {
    batch.push(document)
    if (batch.length < AT_ONCE) continue
    await Promise.all(batch.map(write))
    batch = []
  }
  await Promise.all(batch.map(write))
}

/**
 * Addresses of the shop's own pictures that a page names anywhere: `src`, `srcset`, `poster`, `og:image` with
 * its origin, JSON-LD, CSS.
 *
 * @param storageUrl SITE.STORAGE_URL when it is a path, e.g. `/storage`
 */
export function findPictures(text: string, storageUrl: string): string[] {
  const prefix = storageUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const found = text.matchAll(new RegExp(`${prefix}/[^\\s"'<>,()\\\\?#&]+`, 'g'))
  return [...new Set([...found].map(([address]) => address))]
}
