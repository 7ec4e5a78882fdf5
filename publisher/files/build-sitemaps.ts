import { buildSitemapChunk } from './build-sitemap-chunk.ts'
import { toChunk, toChunkCount, toChunkPath } from './sitemap-chunks.ts'

export interface SitemapPage {
  path: string
  /** ISO instant, when the page knows it. */
  last_modified: string | null
}

/** An edit of a site: which pages of the sitemap it concerns. */
export interface SitemapEdit {
  /** Pages that came, went or have another date. */
  paths: string[]
  /** How many pages the sitemap named before. */
  count_before: number
}

/**
 * Sitemap files of a site: `/sitemap-index.xml` and its chunks.
 *
 * @param origin `https://shop.example`
 * @param edit leaves out the chunks it does not concern: they are what they were
 * @returns path → bytes, null for a chunk that is empty now; the same pages, in any order, give the same bytes
 */
export async function buildSitemaps(
  origin: string,
  pages: SitemapPage[],
  edit?: SitemapEdit,
): Promise<Map<string, Uint8Array | null>> {
  const files = new Map<string, Uint8Array | null>()
  if (pages.length === 0) return files
  const count = toChunkCount(pages.length)
  const isPartial = edit !== undefined && isPartialEdit(pages.length, edit)
  const touched = new Set(isPartial ? edit.paths.map((path) => toChunk(path, count)) : [])
  const chunks = Map.groupBy(pages, ({ path }) => toChunk(path, count))
  const numbers = [...chunks.keys()].sort((a, b) => a - b)
  for (const number of isPartial ? touched : numbers) {
    const sorted = chunks.get(number)?.toSorted((a, b) => (a.path < b.path ? -1 : 1))
    files.set(toChunkPath(number), sorted ? await buildSitemapChunk(origin, sorted) : null)
  }
  const index = numbers.map((number) => ({
    path: toChunkPath(number),
    last_modified: toNewest(chunks.get(number)!),
  }))
  files.set('/sitemap-index.xml', buildSitemapIndex(origin, index))
  return files
}

/** Whether `buildSitemaps` leaves the other chunks of a site as they are. */
export function isPartialEdit(pages: number, edit: SitemapEdit): boolean {
  return pages > 0 && toChunkCount(edit.count_before) === toChunkCount(pages)
}

/** @param chunks their paths and the newest `last_modified` in each */
export function buildSitemapIndex(origin: string, chunks: SitemapPage[]): Uint8Array {
  const entries = chunks.map(({ path, last_modified }) => {
    const lastmod = last_modified && `<lastmod>${last_modified}</lastmod>`
    return `<sitemap><loc>${origin}${path}</loc>${lastmod ?? ''}</sitemap>`
  })
  return new TextEncoder().encode(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  )
}

function toNewest(pages: SitemapPage[]): string | null {
  return pages.reduce<string | null>((newest, { last_modified: one }) => {
    return one !== null && (newest === null || one > newest) ? one : newest
  }, null)
}
