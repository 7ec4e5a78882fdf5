import type { Stats } from 'node:fs'
import { lstat, opendir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Disks give room by such blocks. */
const BLOCK = 4096
const HOUR_MS = 60 * 60 * 1000
/** It is looked over at least this often, for what other processes of the machine have kept. */
const LONGEST_MS = 6 * HOUR_MS
/** What was rendered and never sent, because its publish failed, is removed at this age. */
const UNSENT_MS = 7 * 24 * HOUR_MS
/** Of the bound: what may be added before it is looked over again, and what is removed beyond it then. */
const SLACK = 0.05

/** Folders of a store that hold what can be had again: bytes that are in the bucket, and link cards. */
const CACHED = ['kept', 'cards']

/** Keeps the folder of a machine below a bound: what was not used for longest goes first. */
export interface Cache {
  /** Told of bytes that were kept. It is looked over in the background, when it is time. */
  added(bytes: number): void
  /** Looks over all of it. */
  sweep(): Promise<void>
  /** @param how whether what is under way is left where it is */
  close(how: 'finish' | 'leave'): Promise<void>
}

/** @param folder of a shared store, never of an embedded one @param max_bytes of files that can be had again */
export function openCache(folder: string, max_bytes: number): Cache {
  let is_left = false
  let added = 0
  let swept_at = -Infinity
  let sweeping: Promise<void> | undefined

  async function* walk(names: string[]): AsyncGenerator<{ file: string; stats: Stats }> {
    for (const name of names) {
      const entries = await opendir(join(folder, name), { recursive: true }).catch(orNone)
      for await (const entry of entries ?? []) {
        if (is_left) return
        const file = join(entry.parentPath, entry.name)
        const stats = entry.isFile() ? await lstat(file).catch(orNone) : undefined
        if (stats) yield { file, stats }
      }
    }
  }

  async function sweepNow(): Promise<void> {
    added = 0
    swept_at = Date.now()
    for await (const { file, stats } of walk(['blobs']))
      if (stats.mtimeMs < swept_at - UNSENT_MS) await rm(file, { force: true })
    // By hours, so that a million files need no memory.
    const hours = new Map<number, number>()
    for await (const { stats } of walk(CACHED))
      hours.set(toHour(stats), (hours.get(toHour(stats)) ?? 0) + toRoom(stats))
    let over = [...hours.values()].reduce((sum, bytes) => sum + bytes, 0) - max_bytes
    if (over <= 0 || is_left) return
    over += max_bytes * SLACK
    let last = -Infinity
    for (const [hour, bytes] of [...hours].sort(([a], [b]) => a - b)) {
      last = hour
      if (over <= bytes) break
      over -= bytes
    }
    for await (const { file, stats } of walk(CACHED)) {
      if (toHour(stats) > last || (toHour(stats) === last && over <= 0)) continue
      if (toHour(stats) === last) over -= toRoom(stats)
      await rm(file, { force: true })
      // A card lies in a folder of its own.
      await rmdir(dirname(file)).catch(() => {})
    }
  }

  const sweep = () =>
    (sweeping ??= sweepNow()
      .catch((error: unknown) => process.emitWarning(`${folder} was not tidied: ${String(error)}`))
      .finally(() => {
        sweeping = undefined
        sweepInTime()
      }))

  function sweepInTime(): void {
    if (!is_left && (added > max_bytes * SLACK || Date.now() - swept_at > LONGEST_MS)) void sweep()
  }

  return {
    added(bytes) {
      added += toRoom({ size: bytes })
      sweepInTime()
    },
    sweep,
    async close(how) {
      is_left ||= how === 'leave'
      while (sweeping) await sweeping
    },
  }
}

const toRoom = ({ size }: Pick<Stats, 'size'>) => Math.ceil(size / BLOCK) * BLOCK
const toHour = ({ mtimeMs }: Stats) => Math.floor(mtimeMs / HOUR_MS)

/** It went meanwhile, or was never there. */
function orNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
