import type { Bucket } from '../store/shared/bucket.ts'
import { PublishError } from '../publish-error.ts'
import { openObjectIndex, type ObjectIndex } from './object-index.ts'
import { type Dropped, type Pointer, readPointer, type Sending, SENDING_KEY } from './pointer.ts'
import { POINTER_KEY } from './shards.ts'

/** What the bucket shows, as far as it was read. */
export interface BucketState {
  pointer: Pointer | undefined
  /** Of the object `live.json`. */
  version: string | undefined
  index: ObjectIndex
  /** What a sender that died may have left. */
  leftovers: Dropped[]
}

/** @throws {Error} one sentence: the bucket does not answer, or it holds something else */
export async function readBucketState(
  bucket: Bucket,
  whose: { site: string; target: string },
): Promise<BucketState> {
  const [live, sending] = await Promise.all([bucket.find(POINTER_KEY), bucket.find(SENDING_KEY)])
  const pointer = live && readPointer(live.bytes, whose)
  return {
    pointer,
    version: live?.version,
    index: openObjectIndex(bucket, pointer?.shards ?? []),
    leftovers: sending ? listLeftovers(JSON.parse(sending.bytes.toString()) as Sending, pointer) : [],
  }
}

function listLeftovers({ release, objects }: Sending, pointer: Pointer | undefined): Dropped[] {
  return release === pointer?.release ? [] : objects
}

/** Somebody else changed what the bucket shows. */
export class SentElsewhere extends PublishError {}

/** Shows what the pointer says, at once and whole. @throws {PublishError} when another process did so meanwhile */
export async function writePointer(bucket: Bucket, state: BucketState, pointer: Pointer): Promise<void> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(pointer)}\n`)
  const version = await bucket.exchange(POINTER_KEY, bytes, state.version)
  if (version !== undefined) return void Object.assign(state, { pointer, version })
  // A write whose answer was lost is refused when it is tried again.
  const there = await bucket.find(POINTER_KEY)
  if (!there?.bytes.equals(bytes))
    throw new SentElsewhere(
      `Another process sends ${pointer.site} to the same bucket: let one do it, and begin again.`,
    )
  Object.assign(state, { pointer, version: there.version })
}
