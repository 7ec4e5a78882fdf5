import type { ShellRewrite } from '../store/release.ts'

/** Grows when objects are written so that what reads them has to be exchanged first. */
export const FORMAT = 1

/** `live.json`, the one object that is written over: it says which release is shown, whole, and what is still to be done. */
export interface Pointer {
  format: typeof FORMAT
  site: string
  target: string
  /** How its objects were written (`toMaking`). */
  making: string
  release: number
  /** The parts of its list, by number; an empty one has no name. */
  shards: string[]
  rewrites: ShellRewrite[]
  /** Tags that no purge has taken yet. */
  owed: string[]
  /** Lists of what was shown until a switch away from `release`: removed when no kept release names it. */
  dropped: { name: string; release: number; at: string }[]
}

export const toDroppedKey = (name: string) => `dropped/${name}.json`
/** What is being sent: after a process died, what of it nobody names is found here. */
export const SENDING_KEY = 'sending.json'

export interface Sending {
  release: number
  objects: Dropped[]
}

/** An object that is not shown any more. */
export interface Dropped {
  key: string
  /** Its document, which may come to life again. */
  path?: string
  version?: string
}

/** @throws {Error} one sentence: another version of Noren wrote it, or it is another site's */
export function readPointer(bytes: Uint8Array, { site, target }: { site: string; target: string }): Pointer {
  let pointer: Partial<Pointer> = {}
  try {
    pointer = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Pointer>
  } catch {
    throw new Error(
      'live.json of the bucket is no JSON: remove it, and the next export sends everything anew.',
    )
  }
  if (pointer.format !== FORMAT)
    throw new Error(
      `live.json of the bucket has format ${pointer.format}, this version of Noren reads ${FORMAT}: export to another prefix.`,
    )
  if (pointer.site !== site || pointer.target !== target)
    throw new Error(
      `The bucket holds ${pointer.site} for ${pointer.target}, not ${site} for ${target}: give each a prefix of its own.`,
    )
  return pointer as Pointer
}
