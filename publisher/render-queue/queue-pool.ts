import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createRenderApart, type How, RendererEnded } from '../render/render-apart.ts'
import type { RenderedPages, RenderInput } from '../render/render-job.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { Wanted } from '../render/renderers.ts'
import type { Answer, Hosts } from './ask-hosts.ts'
import type { BundleName } from './bundle-archive.ts'

/** So many pages of edits are rendered here at once: sooner than a host could begin. */
const FEW = 50
/** Chunks of one publish in the queue at once, for each that hosts render at once. The others wait here. */
const AHEAD = 2
const MOST_AHEAD = 1_000
/** Publishes that can be given up. A pool has one at a time. */
const MAX_PUBLISHES = 8
/** How often a chunk may be lost with what Redis kept, or refused by a host. */
const TRIES = 3

export interface QueuePoolOptions {
  hosts: Hosts
  /** Lists pages, and renders when no host does. */
  local: RenderPool
  bundle: BundleName
  urgency: Wanted['urgency']
  /** Brings the bundle to where hosts find it. */
  sendBundle: () => Promise<void>
  /** For hosts' eyes only. */
  sealPass: (pass: string) => Promise<string>
  /** Told why a host did not render what it could have. */
  onRefused: (why: string) => Promise<void>
}

/** Renders on hosts as long as there are any, and here otherwise. */
export function createQueuePool({
  hosts,
  local,
  bundle,
  urgency,
  sendBundle,
  sealPass,
  onRefused,
}: QueuePoolOptions): RenderPool {
  const turn = pLimit(AHEAD)
  const renderApart = createRenderApart()
  const publishes = new LRUCache<string, AbortController>({ max: MAX_PUBLISHES })
  let is_closed = false
  /** Pages of edits that are being rendered here. */
  let here = 0

  function toSignal(publish: string): AbortSignal {
    const known = publishes.get(publish) ?? new AbortController()
    publishes.set(publish, known)
    return known.signal
  }

  /**
   * The next chunk of a site comes behind as many as it has in the queue already, so sites take turns. Edits come before all
   * whole publishes.
   */
  function toPriority(): number {
    const ahead = Math.min(turn.activeCount, MOST_AHEAD)
    return urgency === 'edit' ? ahead : MOST_AHEAD + ahead
  }

  /** Pages of which one may have ended a host wait for the next host: here they would end the publisher. */
  async function renderThere(input: RenderInput, paths: string[], how: How): Promise<RenderedPages> {
    const signal = toSignal(input.publish)
    const isSuspect = how === 'alone'
    const areThere = () => (isSuspect ? hosts.comeBack(signal) : hosts.areThere())
    for (let tries = 0; tries < TRIES && (await areThere()); tries += 1) {
      turn.concurrency = AHEAD * Math.max(hosts.slots, local.size)
      const answer = await askOnce(input, paths, signal)
      if (answer.kind === 'pages') return renderDoubtful(input, answer.pages)
      if (answer.kind === 'ended') throw new RendererEnded(`the renderer was lost (${answer.why})`)
      if (answer.kind === 'given up') break
      if (answer.kind === 'failed') await onRefused(answer.why).catch(() => {})
      if (answer.kind === 'away' && !isSuspect) break
    }
    if (signal.aborted || is_closed) throw new Error('The publish was given up.')
    if (isSuspect) throw new RendererEnded('the renderer was lost (and no host came back to try again)')
    return local.render(input, paths)
  }

  async function askOnce(input: RenderInput, paths: string[], signal: AbortSignal): Promise<Answer> {
    try {
      await sendBundle()
      const pass = input.keycode_token
      const sealed_pass = pass === null ? null : await sealPass(pass)
      const job = { bundle, input: { ...input, keycode_token: null }, sealed_pass, paths }
      return await hosts.ask(job, toPriority(), signal)
    } catch (error) {
      return { kind: 'failed', why: String(error) }
    }
  }

  /**
   * What a host says is gone, or could not be read or kept, is rendered here once more: it may ask another API, or have a full
   * disk, and a page must not vanish for that.
   */
  async function renderDoubtful(input: RenderInput, pages: RenderedPages): Promise<RenderedPages> {
    const failed = pages.failed.filter(({ because_of }) => because_of !== 'page')
    const doubtful = [...pages.gone, ...failed.map(({ path }) => path)]
    if (doubtful.length === 0) return pages
    const again = await local.render(input, doubtful)
    return {
      documents: [...pages.documents, ...again.documents],
      gone: again.gone,
      failed: [...pages.failed.filter(({ because_of }) => because_of === 'page'), ...again.failed],
    }
  }

  async function renderHere(input: RenderInput, paths: string[]): Promise<RenderedPages> {
    here += paths.length
    try {
      return await local.render(input, paths)
    } finally {
      here -= paths.length
    }
  }

  async function render(input: RenderInput, paths: string[]): Promise<RenderedPages> {
    if (urgency === 'edit' && here + paths.length <= FEW) return renderHere(input, paths)
    if (!(await hosts.areThere())) return local.render(input, paths)
    turn.concurrency = AHEAD * Math.max(hosts.slots, local.size)
    return turn(() => renderApart(paths, (some, how) => renderThere(input, some, how)))
  }

  return {
    get size() {
      return Math.max(hosts.slots, local.size)
    },
    enumerate: local.enumerate,
    plan: local.plan,
    preview: local.preview,
    render,
    cancel(publish) {
      publishes.get(publish)?.abort()
      local.cancel(publish)
    },
    async close() {
      is_closed = true
      for (const publish of publishes.values()) publish.abort()
      await local.close()
    },
  }
}
