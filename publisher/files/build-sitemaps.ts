import { toChunk, toChunkCount, toChunkPath, toChunkWidth } from './sitemap-chunks.ts'
import { type SitemapPage, writeSitemap } from './write-sitemap.ts'

/** Pages of the sitemap by their slots (`toSlot`), read as far as they are needed. */
export interface SitemapPages {
  count: number
  /** Those of the slots from `first` up to but without `end`. */
  list(first: number, end: number): Promise<SitemapPage[]>
  /** Chunks of so many slots, ascending, each with the newest `last_modified` in it. */
  listNewest(width: number): Promise<{ chunk: number; last_modified: string | null }[]>
}

/** An edit of a site: which pages of the sitemap it touches. */
export interface SitemapEdit {
  /** Pages that came, went or have another date. */
  paths: string[]
  /** How many pages the sitemap named before. */
  count_before: number
}

/**
 * Sitemap files of a site: `/sitemap-index.xml`, the same as `/sitemap.xml`, and its chunks.
 *
 * @param origin `https://shop.example`
 * @param pages only those of the chunks to be written are read
 * @param edit leaves out the chunks it does not concern: they are what they were
 * @returns path → bytes, null for a chunk that is empty now; the same pages, in any order, give the same bytes
 */
export async function buildSitemaps(
  origin: string,
  pages: SitemapPages,
  edit?: SitemapEdit,
): Promise<Map<string, Uint8Array | null>> {
  const files = new Map<string, Uint8Array | null>()
  if (pages.count === 0) return files
  const count = toChunkCount(pages.count)
  const width = toChunkWidth(count)
  const chunks = await pages.listNewest(width)
  const isPartial = edit !== undefined && isPartialEdit(pages.count, edit)
  const touched = isPartial
    ? edit.paths.map((path) => toChunk(path, count))
    : chunks.map(({ chunk }) => chunk)
  for (const chunk of new Set(touched)) {
    const listed = await pages.list(chunk * width, (chunk + 1) * width)
    const sorted = listed.sort((a, b) => (a.path < b.path ? -1 : 1))
    files.set(toChunkPath(chunk), sorted.length > 0 ? writeSitemap('urlset', origin, sorted) : null)
  }
  const index = chunks.map(({ chunk, last_modified }) => ({ path: toChunkPath(chunk), last_modified }))
  const written = writeSitemap('sitemapindex', origin, index)
  files.set('/sitemap-index.xml', written)
  // Where many look first.
  files.set('/sitemap.xml', written)
  return files
}

/** Whether `buildSitemaps` leaves the other chunks of a site as they are. */
export function isPartialEdit(pages: number, edit: SitemapEdit): boolean {
  return pages > 0 && toChunkCount(edit.count_before) === toChunkCount(pages)
}
