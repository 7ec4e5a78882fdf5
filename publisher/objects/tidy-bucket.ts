import type { Bucket } from '../store/shared/bucket.ts'
import type { SiteStore } from '../store/store.ts'
import { type BucketState, writePointer } from './bucket-state.ts'
import { getInTurns } from './in-turns.ts'
import { toVersion } from './layout.ts'
import { type Dropped, type Pointer, toDroppedKey } from './pointer.ts'
import type { ObjectIndex } from './object-index.ts'
import { isForOlderPages } from './plan-release.ts'
import { toShardKey } from './shards.ts'
import { listSameKey } from './website.ts'

/** An edge may still go by a `live.json` of before, a minute at most should a purge be lost. */
const KEPT_MS = 10 * 60 * 1000

interface Work {
  published: SiteStore
  bucket: Bucket
  /** Gone documents are removed at once, for their addresses answer as long as they are there. */
  is_in_place: boolean
  now: Date
  /** Tags the CDN was told of. */
  purged: readonly string[]
}

/** After a switch and its purge: forgets what was owed, and removes what neither the bucket nor a kept release names. */
export async function tidyBucket(work: Work, state: BucketState): Promise<void> {
  const { pointer } = state
  if (!pointer) return
  const { bucket, purged } = work
  const due = await findDue(work, state)
  const owed = pointer.owed.filter((tag) => !purged.includes(tag))
  const dropped = pointer.dropped.filter(({ name }) => !due.done.includes(name))
  if (owed.length === pointer.owed.length && due.keys.length === 0 && due.done.length === 0) return
  for (const path of due.forgotten) state.index.delete(path)
  const built = state.index.build()
  await Promise.all(built.objects.map(({ key, bytes }) => bucket.put(key, bytes)))
  const keys = [...due.keys, ...built.gone]
  if (keys.length > 0) {
    // A list stays as long as something of it may be there: should this end halfway, the next time removes the rest.
    if (due.forgotten.length > 0) {
      await writePointer(bucket, state, { ...pointer, owed, shards: built.names })
      state.index.settle(built.names)
    }
    await bucket.remove(keys)
  }
  await writePointer(bucket, state, { ...pointer, owed, dropped, shards: built.names })
  state.index.settle(built.names)
  if (due.done.length > 0) await bucket.remove(due.done.map(toDroppedKey))
}

async function findDue({ published, bucket, is_in_place, now }: Work, state: BucketState) {
  const { dropped, shards, release: shown } = state.pointer as Pointer
  const result = { keys: [] as string[], forgotten: [] as string[], done: [] as string[] }
  const kept = (await published.listReleases()).map(({ id }) => id)
  const isOld = ({ release, at }: Pointer['dropped'][number]) =>
    !kept.includes(release) && now.getTime() - Date.parse(at) > KEPT_MS
  const parts = new Set(shards.filter(Boolean).map(toShardKey))
  for (const list of dropped.filter((one) => is_in_place || isOld(one))) {
    const found = await bucket.find(toDroppedKey(list.name))
    const items = found ? (JSON.parse(found.bytes.toString()) as Dropped[]) : []
    const documents = items.filter(({ path }) => path !== undefined) as Required<Dropped>[]
    await state.index.load(documents.flatMap(({ path }) => listSameKey(path)))
    const live = await listNamed(published, [shown], documents)
    const named = await listNamed(published, kept, documents)
    const lists = items.filter(({ path }) => path === undefined).map(({ key }) => key)
    result.keys.push(...lists.filter((key) => !parts.has(key)))
    let isDone = true
    for (const { key, path, version } of documents) {
      const use = findUse(state.index, { path, version }, { is_in_place, live, named })
      if (use === 'kept') isDone = false
      if (use === 'none') {
        if (state.index.get(path)?.[0] === version) result.forgotten.push(path)
        result.keys.push(key)
      }
    }
    if (isDone) result.done.push(list.name)
  }
  return result
}

/** `shown`: it came back and goes with another list. `kept`: a release one can go back to names it. */
function findUse(
  index: ObjectIndex,
  { path, version }: { path: string; version: string },
  { is_in_place, live, named }: { is_in_place: boolean; live: Set<string>; named: Set<string> },
): 'shown' | 'kept' | 'none' {
  const id = `${path} ${version}`
  const isListed = index.get(path)?.[0] === version
  if (live.has(id) || (isListed && !isForOlderPages(path))) return 'shown'
  const isTaken = listSameKey(path).some((one) => index.get(one) !== undefined)
  if (is_in_place && isTaken && !isListed) return 'shown'
  const isWanted = is_in_place ? isForOlderPages(path) : true
  return isWanted && named.has(id) ? 'kept' : 'none'
}

/** Which of these versions some releases name. */
async function listNamed(
  published: SiteStore,
  releases: number[],
  items: Required<Dropped>[],
): Promise<Set<string>> {
  const paths = items.map(({ path }) => path)
  const named = new Set<string>()
  for (const release of releases)
    for (const document of (await getInTurns(published.openView(release), paths)).values())
      named.add(`${document.path} ${toVersion(document)}`)
  return named
}
