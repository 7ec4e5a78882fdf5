import { availableParallelism } from 'node:os'
import type { LoadedBundle } from '../load-bundle.ts'
import { createRenderPool, type RenderPool } from './render-pool.ts'

export interface Wanted {
  /** An `edit` comes before every `whole` site. */
  urgency: 'edit' | 'whole'
  /** Threads of this process at most; one for each core by default. */
  workers?: number | undefined
}

/** Where pages are rendered: here, or on hosts that take work from a queue. */
export interface Renderers {
  open(bundle: LoadedBundle, wanted: Wanted): RenderPool
  close(): Promise<void>
}

/** Pools that are open, and how many use each. */
const pools = new Map<string, { pool: RenderPool; users: number }>()

/**
 * Threads of this process. Sites of one bundle share them: each thread holds the code in memory, and a process may publish a hundred
 * sites at once.
 */
export const threads: Renderers = {
  open({ entry }, { urgency, workers = availableParallelism() }) {
    const key = `${urgency} ${workers} ${entry}`
    const shared = pools.get(key) ?? { pool: createRenderPool(entry, workers), users: 0 }
    pools.set(key, shared)
    shared.users += 1
    return {
      ...shared.pool,
      async close() {
        shared.users -= 1
        if (shared.users > 0) return
        pools.delete(key)
        await shared.pool.close()
      },
    }
  },
  close: async () => {},
}
