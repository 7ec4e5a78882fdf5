import type { ChildProcess } from 'node:child_process'
import { listChildren, readPeakMemory } from '#tests/support/process-memory.ts'

const LOOK_EVERY_MS = 250

interface Watched {
  name: string
  /** Megabytes. */
  peak: number
}

/** Follows the memory of processes and of whatever they begin, each by itself. */
export function watchMemory() {
  const roots = new Map<number, string>()
  const peaks = new Map<number, Watched>()
  const look = () => {
    for (const [pid, name] of roots) lookAt(pid, name)
  }
  function lookAt(pid: number, name: string): void {
    const peak = Math.max(peaks.get(pid)?.peak ?? 0, readPeakMemory(pid))
    peaks.set(pid, { name, peak })
    for (const child of listChildren(pid)) lookAt(child, `${name}: a process it began`)
  }
  const looking = setInterval(look, LOOK_EVERY_MS)
  return {
    add(name: string, { pid }: ChildProcess): void {
      if (pid !== undefined) roots.set(pid, name)
    },
    /** The dearest of each name. */
    stop(): Watched[] {
      look()
      clearInterval(looking)
      const dearest = new Map<string, Watched>()
      for (const one of peaks.values()) {
        if ((dearest.get(one.name)?.peak ?? -1) < one.peak) dearest.set(one.name, one)
      }
      return [...dearest.values()]
    },
  }
}
