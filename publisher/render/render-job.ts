import type { Settings } from '#contract/shapes/settings.ts'
import type { ContextSite } from '#src/site/create-render-context.server.ts'
import type { StoredDocument } from '../store/stored-document.ts'

/** What every render of one publish shares; plain data, so that it can cross to a worker. */
export interface RenderInput {
  /** Tells this publish from others: a worker keeps what it read for one publish only. */
  publish: string
  site: ContextSite
  apiBase: string
  settings: Settings
  /** ISO instant. */
  now: string
  /** Folder of the store. */
  store: string
}

/** What a worker of the pool is asked; `id` comes back with every answer. */
export type RenderJob =
  | { id: number; kind: 'enumerate'; input: RenderInput }
  | { id: number; kind: 'render'; input: RenderInput; paths: string[] }

export type RenderAnswer =
  | { id: number; kind: 'paths'; paths: string[] }
  | { id: number; kind: 'enumerated' }
  | { id: number; kind: 'documents'; documents: StoredDocument[] }
  | { id: number; kind: 'failed'; message: string }
