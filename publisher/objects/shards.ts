/** Parts of the list of a site's objects. An edit writes those it concerns: at 100,000 pages one has some 400 of them. */
export const SHARDS = 256

/** FNV-1a: the same number here and at an edge, without waiting. */
export function toNumber(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  }
  return hash >>> 0
}

/** The part that names the document at a path. */
export function toShard(path: string): number {
  return toNumber(path) % SHARDS
}

/** A version of a document, and the hash of the link card a page has. */
export type Entry = [version: string, card: string | null]

export type Shard = Record<string, Entry>

export const toShardKey = (name: string) => `index/${name}.json`
export const toObjectKey = (version: string) => `objects/${version}`
export const POINTER_KEY = 'live.json'
