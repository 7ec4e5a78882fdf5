import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Bucket } from '../store/shared/bucket.ts'
import { type Entry, type Shard, SHARDS, toShard, toShardKey } from './shards.ts'

const AT_ONCE = 32

/** The list of a site's objects in parts, each under the name of its content: what is changed here shows with the next `live.json`. */
export function openObjectIndex(bucket: Bucket, shown: readonly string[]) {
  let names = Array.from({ length: SHARDS }, (_, at) => shown[at] ?? '')
  const loaded = new Map<number, Map<string, Entry>>()
  const changed = new Set<number>()
  const limit = pLimit(AT_ONCE)

  async function load(at: number): Promise<Map<string, Entry>> {
    const known = loaded.get(at)
    if (known) return known
    const name = names[at]
    const bytes = name ? await bucket.get(toShardKey(name)) : undefined
    const shard = new Map(Object.entries(bytes ? (JSON.parse(bytes.toString()) as Shard) : {}))
    loaded.set(at, shard)
    return shard
  }
  const require = (path: string) => {
    const shard = loaded.get(toShard(path))
    if (!shard) throw new Error(`The part that names ${path} was not loaded.`)
    return shard
  }

  return {
    /** Brings the parts that name these, all of them without. */
    async load(paths?: Iterable<string>): Promise<void> {
      const parts = paths ? new Set([...paths].map(toShard)) : Array.from({ length: SHARDS }, (_, at) => at)
      await limit.map([...parts], load)
    },
    get: (path: string): Entry | undefined => require(path).get(path),
    set(path: string, entry: Entry): void {
      require(path).set(path, entry)
      changed.add(toShard(path))
    },
    delete(path: string): void {
      if (require(path).delete(path)) changed.add(toShard(path))
    },
    /** Of the parts that were loaded. */
    list: (): [string, Entry][] => [...loaded.values()].flatMap((shard) => [...shard]),
    /** The parts as they are to be: their names, the keys and bytes of new ones, the keys of those that nothing names then. */
    build() {
      const next = [...names]
      const objects: { key: string; bytes: Uint8Array }[] = []
      for (const at of changed) {
        const entries = [...(loaded.get(at) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
        const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(entries)))
        const name = createHash('sha256').update(`${at}\n`).update(bytes).digest('hex').slice(0, 32)
        next[at] = entries.length === 0 ? '' : name
        if (next[at] && next[at] !== names[at]) objects.push({ key: toShardKey(name), bytes })
      }
      const gone = names.filter((name, at) => name && name !== next[at]).map(toShardKey)
      return { names: next, objects, gone }
    },
    /** What was built is shown. */
    settle(shown_names: string[]): void {
      names = shown_names
      changed.clear()
    },
  }
}
export type ObjectIndex = ReturnType<typeof openObjectIndex>
