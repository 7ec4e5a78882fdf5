import { AsyncLocalStorage } from 'node:async_hooks'
import type { Settings } from '#contract/shapes/settings.ts'
import type { PublicSite } from './public-site.ts'

/** What one render knows beyond its URL. Opened by the publisher (or the dev middleware) around every render. */
export interface RenderContext {
  site: PublicSite
  settings: Settings
  /** The keycode's pass for calls to a closed shop; never part of a page. */
  api_base: string
  /** Sent along with every call of a closed shop; never part of a page. */
  keycode_token: string | null
  /** What a page that nobody else may see yet is read with. */
  preview_token?: string
  /** The clock of this publish (architecture «Time is an input»). */
  now: Date
  /** Answers of the API already read for this publish, by call and input; shared by its renders. */
  answers: Map<string, Promise<unknown>>
  /** Why this render failed, set by src/middleware.ts. Every render has its own copy of the context. */
  failure?: RenderFailure
}

/** `api`: what the API answered, or that it did not. `page`: the page's own code. */
export interface RenderFailure {
  because_of: 'api' | 'page'
  reason: string
}

// The bundle and the publisher are two module graphs in one process. They meet at the global symbol.
const slot = Symbol.for('noren.render-context')
const shared = globalThis as { [slot]?: AsyncLocalStorage<RenderContext> }
const storage = (shared[slot] ??= new AsyncLocalStorage<RenderContext>())

export function runInContext<T>(context: RenderContext, work: () => T): T {
  return storage.run(context, work)
}

export function findContext(): RenderContext | undefined {
  return storage.getStore()
}

/** @throws outside `runInContext`: a page was rendered without saying for which site. */
export function requireContext(): RenderContext {
  const context = storage.getStore()
  if (!context) throw new Error('No site: render inside runInContext (src/site/render-context.server.ts).')
  return context
}
