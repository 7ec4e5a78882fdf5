import type { Settings } from '#contract/shapes/settings.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { routes } from '#src/routes.ts'
import type { Change } from '#src/site/change-plan.ts'
import { needsKeycode } from '../door/needs-keycode.ts'
import { storeGenerated } from '../files/store-generated.ts'
import { toShellRewrites } from '../hosting/shell-rewrites.ts'
import type { LoadedBundle } from '../load-bundle.ts'
import { PublishError, toPublishError } from '../publish-error.ts'
import type { Receipt } from '../receipt.ts'
import { loadRedirects } from '../redirects/load-redirects.ts'
import { readRedirects } from '../redirects/redirects-file.ts'
import { REDIRECTS_PATH } from '../redirects/redirects-path.ts'
import { createRenderInput } from '../render/create-render-input.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { Store } from '../store/store.ts'
import { INCOMPLETE, type Release } from '../store/release.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { renderSettled } from './render-settled.ts'

export interface ChangesInput {
  site: SiteConfig
  /** The code the newest release was rendered with. */
  bundle: LoadedBundle
  pool: RenderPool
  store: Store
  /** Address of the API for servers, without channel and trailing slash. */
  api: string
  /** What a closed shop is read with. */
  keycode_token: string | null
  /** The clock of this publish. */
  now: Date
  settings: Settings
  /** The newest release: what the changes are applied to. */
  head: Release
  /** The API showed all of `changes` from this content version on; what is saved while pages are rendered comes along. */
  content_version: number
  changes: Change[]
  /** Pages to render besides, whatever changed. */
  paths?: string[]
  /** See `RenderInput`. */
  frame: string | null
  /** What a whole publish would be made of at a content version. */
  toInputsHash: (content_version: number) => string
}

export interface ChangesReceipt extends Receipt {
  /** Pages that were rendered, whether they came out different or not. */
  rendered: string[]
}

/**
 * Renders the pages that show what changed and makes them live at once. Everything else stays as it is, untouched: the
 * work is that of the pages concerned, however many the site has.
 *
 * @returns `anywhere` when a change may show on every page: then the site is to be published whole; `overtaken` when another
 *   process made a release since `head` was read: then what changed is to be read anew
 * @throws {PublishError} when nothing could be rendered; what was live stays live
 */
export async function publishChanges(
  input: ChangesInput,
): Promise<ChangesReceipt | 'anywhere' | 'overtaken'> {
  const started = performance.now()
  const { site, bundle, store, head } = input
  const published = store.site(site.name)
  const view = published.openView(head.id)
  const render = createRenderInput(input, input.settings, input.frame)
  // Begun before pages are looked for. A page that somebody asks for meanwhile stays out of this release
  // (complete-page.ts).
  const draft = await published.beginRelease({
    created_at: input.now.toISOString(),
    content_version: input.content_version,
    inputs_hash: INCOMPLETE,
    manifest: bundle.manifest,
    rewrites: toShellRewrites(routes),
    is_closed: needsKeycode(input.settings),
  })
  try {
    // Nobody else makes a release from here on.
    if ((await published.getHead())?.id !== head.id) {
      await draft.abandon()
      return 'overtaken'
    }
    const work = { ...input, published, render, view }
    const pages = await renderSettled(work, {
      ...input,
      version: input.content_version,
      everywhere: 'give up',
    })
    if (!pages) {
      await draft.abandon()
      return 'anywhere'
    }
    const fatal = pages.failed.find(({ because_of }) => because_of === 'publisher')
    if (fatal) throw new PublishError(`${fatal.path} of ${site.name} was not published: ${fatal.reason}`)
    const before = await view.getMany([...pages.documents.map(({ path }) => path), ...pages.gone])
    const gone = pages.gone.filter((path) => before.has(path))
    // While a page waits for its next try the site is not what its inputs would give.
    const content_version = pages.version
    const inputs_hash = pages.failed.length === 0 ? input.toInputsHash(content_version) : INCOMPLETE
    await draft.put(pages.documents)
    await draft.remove(gone)
    const edit = toSitemapEdit(before, pages.documents, gone)
    const has_redirects = pages.changes.some(({ type }) => type === 'redirect')
    if (edit.paths.length > 0 || has_redirects) {
      const isKeycodeRequired = needsKeycode(input.settings)
      const indexed = await draft.readIndexed()
      const generated = await storeGenerated(
        published.blobs,
        { origin: site.origin, isKeycodeRequired },
        indexed,
        has_redirects
          ? await loadRedirects(site, input.api, input.keycode_token)
          : await readRedirects(published.blobs, await view.get(REDIRECTS_PATH)),
        { paths: edit.paths, count_before: indexed.count - edit.added },
      )
      await draft.put(generated.documents)
      await draft.remove(generated.gone)
      if (generated.is_whole) await draft.removeUnseen('generated')
      else if (!generated.documents.some(({ path }) => path === REDIRECTS_PATH))
        await draft.remove([REDIRECTS_PATH])
    }
    const appeared = pages.documents.filter(({ path }) => !before.has(path)).length
    const stats = {
      ...draft.counts,
      pages: head.stats.pages + appeared - gone.length,
      milliseconds: Math.round(performance.now() - started),
    }
    const rest = {
      rendered: pages.documents.map(({ path }) => path),
      failed: pages.failed.map(({ path, reason }) => ({ path, reason })),
    }
    if (stats.changed + stats.removed === 0) {
      await draft.abandon()
      await published.confirmRelease(head.id, inputs_hash, content_version)
      return { site: site.name, release: head.id, ...stats, ...rest }
    }
    await draft.finish(stats, { content_version, inputs_hash })
    return { site: site.name, release: draft.id, ...stats, ...rest }
  } catch (error) {
    await draft.abandon()
    throw toPublishError(site.name, error)
  }
}

/** Pages that came into the sitemap, left it or have another date there, and by how many pages it grew. */
function toSitemapEdit(
  before: ReadonlyMap<string, StoredDocument>,
  documents: StoredDocument[],
  gone: string[],
) {
  const paths: string[] = []
  let added = 0
  for (const { path, is_indexed, last_modified } of documents) {
    const old = before.get(path)
    const wasIndexed = old?.is_indexed ?? false
    added += Number(is_indexed) - Number(wasIndexed)
    if (is_indexed !== wasIndexed || (is_indexed && old?.last_modified !== last_modified)) paths.push(path)
  }
  const left = gone.filter((path) => before.get(path)?.is_indexed)
  return { paths: [...paths, ...left], added: added - left.length }
}
