import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { pageAsked } from '#running/events.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import { withoutDigests } from '#publisher/changes/find-moved-lists.ts'
import { isShown } from '#publisher/changes/is-shown.ts'
import { readChanges } from '#publisher/changes/read-changes.ts'
import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import { loadPass } from '../door/load-pass.ts'
import { PublishError } from '../publish-error.ts'
import type { LoadedBundle } from '../load-bundle.ts'
import { asWorn, readSiteFacts } from '../publish-inputs.ts'
import { createRenderInput } from '../render/create-render-input.ts'
import type { RenderedPages } from '../render/render-job.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.ts'
import type { Store } from '../store/store.ts'
import type { Release } from '../store/release.ts'
import { isRendered, type StoredDocument } from '../store/stored-document.ts'

/** How many visitors may wait for pages that are rendered for the first time. More are told to come again. */
const MAX_WAITING = 64
/** A page that could not be rendered is not tried again before this, however often it is asked for. */
const PAUSE_MS = 5_000
const MAX_PAUSED = 1_000
/** How often releases made meanwhile may drop a page before its visitor is told to come again. */
const MAX_TURNS = 3
/** The one shoppers see, the one that is about to follow it, and one that was given up in between. */
const MOST_WORN = 3
/** How often it is looked whether another machine has rendered a page by now, and for how long. */
const LOOK_MS = 50
const MAX_LOOKS = 400

/** `gone`: the API has no such thing any more. `unavailable`: it does not say, or too many ask. */
export type Asked = { kind: 'page'; document: StoredDocument } | { kind: 'gone' } | { kind: 'unavailable' }

/**
 * Renders the pages that a release of one site left out, each when it is first asked for, and puts them into it. Only
 * addresses the release names are rendered, so an unknown address costs nothing.
 */
export function createSitePages(
  store: Store,
  { site, bundle: first, api }: PublishedSite,
  clock: () => Date,
  onError: (error: unknown) => void,
) {
  /** By the hash of their code. The one that was used last is the last. */
  const worn = new Map<string, { bundle: LoadedBundle; pool: RenderPool }>()
  const published = store.site(site.name)
  const underWay = new Map<string, Promise<Asked>>()
  const paused = new LRUCache<string, Asked>({ max: MAX_PAUSED, ttl: PAUSE_MS })
  let isClosed = false
  let known: { release: number; settings: Promise<Settings> } | undefined

  /** What the pages of a release have in common is read once for each release. */
  function readSettings(release: number): Promise<Settings> {
    if (known?.release === release) return known.settings
    const settings = readSiteFacts(site, api).then((facts) => facts.settings)
    const asked = { release, settings }
    known = asked
    settings.catch(() => known === asked && (known = undefined))
    return settings
  }

  function wear(bundle: LoadedBundle): void {
    const { code_hash } = bundle.manifest
    const pool = worn.get(code_hash)?.pool ?? createRenderPool(bundle.entry, 1)
    worn.delete(code_hash)
    worn.set(code_hash, { bundle, pool })
    const [oldest = code_hash] = worn.keys()
    if (worn.size <= MOST_WORN) return
    void worn.get(oldest)?.pool.close()
    worn.delete(oldest)
  }
  wear(first)

  async function render(release: Release, path: string): Promise<RenderedPages> {
    const rendered_by = worn.get(release.manifest.code_hash)
    if (!rendered_by)
      throw new PublishError(
        `${path} of ${site.name} was left out of release ${release.id}, whose code is no longer here.`,
      )
    const { bundle, pool } = rendered_by
    wear(bundle)
    const settings = asWorn(await readSettings(release.id), bundle.manifest)
    const keycode_token = await loadPass(site, api)
    const given = { site, api, keycode_token, now: clock(), store, bundle }
    const input = createRenderInput(given, settings, `release ${release.id}`)
    const pages = await pool.render(input, [path])
    const since = await readChanges(site, api, keycode_token, release.content_version).catch(() => undefined)
    const isKnown =
      since?.is_complete && !(await isShown({ pool, render: input, site }, pages, since.changes))
    if (isKnown) return pages
    // It may show what the lists of its release do not know yet. The next round renders it again.
    return { ...pages, documents: pages.documents.map((one) => withoutDigests(site.name, one)) }
  }

  /** Waits while another machine renders the page. @returns whether it is ours to render */
  async function claim(path: string): Promise<boolean> {
    for (let look = 0; look < MAX_LOOKS && !isClosed; look += 1) {
      if (await published.claimPage(path)) return true
      await wait(LOOK_MS)
      const release = await published.getLive()
      const document = release && (await published.openView(release.id).get(path))
      if (!document || isRendered(document)) return false
    }
    return false
  }

  async function renderOnce(path: string): Promise<Asked> {
    if (!(await claim(path))) return renderInto(path, 'only look')
    try {
      return await renderInto(path)
    } finally {
      await published.leavePage(path)
    }
  }

  async function renderInto(path: string, how: 'render' | 'only look' = 'render'): Promise<Asked> {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const release = await published.getLive()
      const document = release && (await published.openView(release.id).get(path))
      if (!document) return { kind: 'gone' }
      if (isRendered(document)) return { kind: 'page', document }
      if (how === 'only look') return { kind: 'unavailable' }
      const { documents, gone, failed } = await render(release, path)
      if (gone.length > 0) return { kind: 'gone' }
      const [page] = documents
      if (!page) throw new PublishError(`${path} of ${site.name} was not rendered: ${failed[0]?.reason}`)
      if (await published.completePage(release.id, page)) return { kind: 'page', document: page }
    }
    return { kind: 'unavailable' }
  }

  async function ask(path: string): Promise<Asked> {
    const asked = await renderOnce(path).catch((error: unknown): Asked => {
      if (!isClosed) onError(error)
      return { kind: 'unavailable' }
    })
    pageAsked.tell({ site: site.name, outcome: asked.kind })
    if (asked.kind !== 'page') paused.set(path, asked)
    return asked
  }

  return {
    /** The bundle the next releases are rendered with, as long as they are live also that of the release before. */
    wear,
    /** @param path of a page that the live release left out. Everybody who asks meanwhile gets the same answer */
    load(path: string): Promise<Asked> {
      const before = underWay.get(path) ?? paused.get(path)
      if (before) return Promise.resolve(before)
      if (underWay.size >= MAX_WAITING) return Promise.resolve({ kind: 'unavailable' })
      const asked = ask(path).finally(() => underWay.delete(path))
      underWay.set(path, asked)
      return asked
    },
    async close(): Promise<void> {
      isClosed = true
      await Promise.all([...worn.values()].map(({ pool }) => pool.close()))
    },
  }
}
