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

/** Threads of this process. */
export const threads: Renderers = {
  open: ({ entry }, { workers }) => createRenderPool(entry, workers),
  close: async () => {},
}
