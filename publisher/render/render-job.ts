import type { Settings } from '#contract/shapes/settings.ts'
import type { ContextSite } from '#src/site/create-render-context.server.ts'
import type { Change, ChangePlan, ListPages } from '#src/site/change-plan.ts'
import type { EnumeratedPages } from '#src/site/left-out-page.ts'
import type { FinishedPage } from './render-page.ts'
import type { StoredDocument } from '../store/stored-document.ts'

/** What every render of one publish shares; plain data, so that it can cross to a worker. */
export interface RenderInput {
  /** Tells this publish from others: a worker keeps what it read for one publish only. */
  publish: string
  site: ContextSite
  apiBase: string
  /** What a closed shop is read with (publisher/door/load-pass.ts). */
  keycode_token: string | null
  settings: Settings
  /** The variant's colours, for the address of each page's link card. */
  palette: Record<string, string>
  /** ISO instant. */
  now: string
  /** Folder of the store. */
  store: string
  /** Pages are stored as they are, for a host that compresses by itself. */
  is_plain: boolean
  /** Publishes with the same frame share what stands around every page; null for one that reads it again. */
  frame: string | null
}

/** What became of the pages of one job. */
export interface RenderedPages {
  documents: StoredDocument[]
  /** Addresses that answer 404: there is no such thing any more. */
  gone: string[]
  failed: FailedPage[]
}

export interface FailedPage {
  path: string
  reason: string
  /**
   * `page`: its own code or answer failed, and no other page is affected. `api`: what the API said or did not say.
   * `publisher`: its bytes could not be stored.
   */
  because_of: 'api' | 'page' | 'publisher'
}

/** What has to be rendered because of changes. */
export interface RenderPlan extends ChangePlan {
  /** Pages of the lists that were asked for, by tag. */
  lists: Record<string, ListPages>
}

/** What a worker of the pool is asked; `id` comes back with every answer. */
export type RenderJob =
  | { id: number; kind: 'enumerate'; input: RenderInput; prebuilt: number | null }
  | { id: number; kind: 'render'; input: RenderInput; paths: string[] }
  | { id: number; kind: 'plan'; input: RenderInput; changes: Change[]; lists: string[] }
  | { id: number; kind: 'preview'; input: RenderInput; path: string; preview_token: string }

export type RenderAnswer =
  | { kind: 'ready' }
  | { id: number; kind: 'listed'; batch: EnumeratedPages }
  | { id: number; kind: 'enumerated' }
  | { id: number; kind: 'pages'; pages: RenderedPages }
  | { id: number; kind: 'plan'; plan: RenderPlan }
  | { id: number; kind: 'previewed'; page: FinishedPage | undefined }
  | { id: number; kind: 'failed'; message: string }
