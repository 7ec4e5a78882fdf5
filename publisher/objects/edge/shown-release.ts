import { listAskedPaths } from '#publisher/origin/find-document.ts'
import { parseCardPath } from '#publisher/hosting/card-address.ts'
import { REDIRECTS_PATH } from '#publisher/redirects/redirects-path.ts'
import type { ShellRewrite } from '#publisher/store/release.ts'
import { type AnswerObject, unpackAnswer } from '../answer-object.ts'
import type { Pointer } from '../pointer.ts'
import { type Shard, toObjectKey, toShard, toShardKey } from '../shards.ts'
import type { Platform } from './platform.ts'
import { unpack } from './encodings.ts'

/** Parts of the list that stay in memory: their names say what is in them. */
const MAX_KNOWN = 64
const known = new Map<string, Shard>()

export interface ShownDocument {
  path: string
  /** Of its version. */
  hash: string
  /** The hash of its link card. */
  card: string | null
}

export interface ShownRelease {
  platform: Platform
  rewrites: ShellRewrite[]
  get(path: string): ShownDocument | undefined
  /** Scripts of older releases stay in the list. */
  findOlderAsset(path: string): undefined
  read(document: ShownDocument): Promise<AnswerObject>
  unpack(bytes: Uint8Array<ArrayBuffer>, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>>
}

/** The live release, as far as an answer to this path may need it. */
export async function openRelease(
  platform: Platform,
  path: string | undefined,
): Promise<ShownRelease | undefined> {
  const bytes = await platform.readPointer()
  if (!bytes) return undefined
  const { shards, rewrites } = JSON.parse(new TextDecoder().decode(bytes)) as Pointer
  const card = path === undefined ? undefined : parseCardPath(path)
  const wanted = [...listAskedPaths(rewrites, path ?? '/'), REDIRECTS_PATH, ...(card ? [card.page] : [])]
  const names = [...new Set(wanted.map((one) => shards[toShard(one)] ?? ''))].filter(Boolean)
  const loaded = new Map(
    await Promise.all(names.map(async (name) => [name, await readShard(platform, name)] as const)),
  )
  const get = (one: string): ShownDocument | undefined => {
    const entry = loaded.get(shards[toShard(one)] ?? '')?.[one]
    return entry && { path: one, hash: entry[0], card: entry[1] }
  }
  return {
    platform,
    rewrites,
    get,
    findOlderAsset: () => undefined,
    read: async ({ path, hash }) => unpackAnswer(await readWhole(platform, toObjectKey(hash), path)),
    unpack: (packed, encoding) => unpack(platform, packed, encoding),
  }
}

async function readShard(platform: Platform, name: string): Promise<Shard> {
  const kept = known.get(name)
  if (kept) return kept
  const bytes = await readWhole(platform, toShardKey(name), 'the list')
  const shard = Object.assign(
    Object.create(null) as Shard,
    JSON.parse(new TextDecoder().decode(bytes)) as Shard,
  )
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(name, shard)
  return shard
}

async function readWhole(platform: Platform, key: string, of: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await platform.readObject(key)
  if (!bytes) throw new Error(`The bucket has no ${key}, which ${of} is.`)
  return bytes
}
