import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Slot } from '#themes/slots.ts'

/** What an override stood in place of when somebody last looked. */
export interface Replaced {
  /** Relative to `themes/`. */
  file: string
  /** Git's id of what was in it: git has the text, and can merge with it. */
  blob: string
}
type Kept = Partial<Record<Slot, Replaced>>

/** Beside the overrides, in the repository: a publish changes nothing of it. */
const toPath = (root: string, folder: string) => join(root, folder, 'replaced.json')

export function readReplaced(root: string, folder: string): Kept {
  const path = toPath(root, folder)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : {}
}

export function writeReplaced(root: string, folder: string, slot: Slot, replaced: Replaced): void {
  const all = Object.entries({ ...readReplaced(root, folder), [slot]: replaced })
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(toPath(root, folder), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The id git gives to a file of these bytes. */
export function toBlobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** Has git keep a text it may not have yet, so that it can be merged with later. @returns its id, also where there is no git */
export function keepBlob(root: string, bytes: Uint8Array): string {
  spawnSync('git', ['hash-object', '-w', '--stdin'], {
    cwd: root,
    input: bytes,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return toBlobId(bytes)
}

/** The text git keeps under an id; null where it has none: in a shallow clone, or outside of one. */
export function readBlob(root: string, blob: string): string | null {
  try {
    return execFileSync('git', ['cat-file', 'blob', blob], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}
