import { type SiteConfig, toPrebuilt } from '#sites/site-config.ts'
import { routes } from '#src/routes.ts'
import { loadPass } from './door/load-pass.ts'
import { needsKeycode } from './door/needs-keycode.ts'
import { mixViews } from './changes/mix-views.ts'
import { readChanges } from './changes/read-changes.ts'
import { renderSettled, type SettledPages } from './changes/render-settled.ts'
import { storeAssets } from './files/store-assets.ts'
import { storeGenerated } from './files/store-generated.ts'
import { toShellRewrites } from './hosting/shell-rewrites.ts'
import type { LoadedBundle } from './load-bundle.ts'
import { PublishError, toPublishError } from './publish-error.ts'
import { asWorn, readSiteFacts, type SiteFacts, toInputsHash } from './publish-inputs.ts'
import type { Progress, Receipt } from './receipt.ts'
import { loadRedirects } from './redirects/load-redirects.ts'
import { createRenderInput } from './render/create-render-input.ts'
import { toStoredPath } from './render/render-document.ts'
import type { FailedPage, RenderInput } from './render/render-job.ts'
import type { RenderPool } from './render/render-pool.ts'
import { renderPages } from './render/render-pages.ts'
import { type Renderers, threads } from './render/renderers.ts'
import type { ReleaseDraft, ReleaseView, Store } from './store/store.ts'
import { INCOMPLETE, isComplete } from './store/release.ts'
import { tryPruneReleases } from './store/try-prune-releases.ts'

export interface PublishInput {
  site: SiteConfig
  bundle: LoadedBundle
  /** Address of the API for servers, without channel and trailing slash. */
  api: string
  store: Store
  /** The clock of this publish (architecture «Time is an input»). */
  now: Date
  /** Stores pages uncompressed, for a host that compresses by itself. */
  is_plain?: boolean
  /** Where pages are rendered; on threads of this process by default. */
  renderers?: Renderers | undefined
  /** Cores to use here; all of them by default. */
  workers?: number
  onProgress?: (progress: Progress<'pages' | 'files'>) => void
}

/**
 * Renders every page of a site, stores what differs from the newest release and switches the site to the result
 * at once. A publish that changes nothing makes no release.
 *
 * @throws {PublishError} one sentence; what was live stays live, untouched
 */
export async function publishSite(input: PublishInput): Promise<Receipt> {
  for (;;) {
    const receipt = await tryPublishing(input)
    if (receipt !== 'overtaken') return receipt
  }
}

/** @returns `overtaken` when another process made a release after the site's facts were read: they may be older than it */
async function tryPublishing(input: PublishInput): Promise<Receipt | 'overtaken'> {
  const started = performance.now()
  const { site, bundle, store, now } = input
  const published = store.site(site.name)
  const head = await published.getHead()
  const facts = await readWorn(input)
  const keycode_token = await loadPass(site, input.api)
  const toHash = (content_version: number) =>
    toInputsHash(site, { ...facts, content_version }, bundle.manifest.code_hash, now)
  const draft = await published.beginRelease({
    created_at: now.toISOString(),
    content_version: facts.content_version,
    inputs_hash: INCOMPLETE,
    manifest: bundle.manifest,
    rewrites: toShellRewrites(routes),
    is_closed: needsKeycode(facts.settings),
  })
  try {
    // Nobody else makes a release from here on.
    if ((await published.getHead())?.id !== head?.id) {
      await draft.abandon()
      return 'overtaken'
    }
    const { failed, content_version } = await putPages(
      draft,
      { ...input, keycode_token },
      facts,
      head && published.openView(head.id),
    )
    const isNewCode = head?.manifest.code_hash !== bundle.manifest.code_hash
    if (isNewCode || !isComplete(head)) await putAssets(draft, input, failed.length === 0)
    await putGenerated(draft, { ...input, keycode_token }, facts)
    // While a page waits for its next try the site is not what its inputs would give.
    const inputs_hash = failed.length === 0 ? toHash(content_version) : INCOMPLETE
    const stats = {
      ...draft.counts,
      pages: await draft.countPages(),
      milliseconds: Math.round(performance.now() - started),
    }
    const isSame =
      head?.id === (await published.getLive())?.id &&
      !isNewCode &&
      head.is_closed === needsKeycode(facts.settings)
    if (head && isSame && stats.changed + stats.removed === 0) {
      await draft.abandon()
      await published.confirmRelease(head.id, inputs_hash, content_version)
      return { site: site.name, release: head.id, ...stats, failed }
    }
    await draft.finish(stats, { content_version, inputs_hash })
    await tryPruneReleases(published)
    return { site: site.name, release: draft.id, ...stats, failed }
  } catch (error) {
    await draft.abandon()
    throw toPublishError(site.name, error)
  }
}

async function readWorn({
  site,
  api,
  bundle,
}: Pick<PublishInput, 'site' | 'api' | 'bundle'>): Promise<SiteFacts> {
  const facts = await readSiteFacts(site, api)
  return { ...facts, settings: asWorn(facts.settings, bundle.manifest) }
}

/** Nothing a publish depends on has changed since the live release. */
export async function isUpToDate(input: Pick<PublishInput, 'site' | 'bundle' | 'api' | 'store' | 'now'>) {
  const facts = await readWorn(input)
  const hash = toInputsHash(input.site, facts, input.bundle.manifest.code_hash, input.now)
  const live = await input.store.site(input.site.name).getLive()
  return live?.inputs_hash === hash
}

/**
 * @returns the pages that failed, which keep their last good version, or are left out where there is none; and the content
 * version that the others show
 */
async function putPages(
  draft: ReleaseDraft,
  input: PublishInput & { keycode_token: string | null },
  facts: SiteFacts,
  before: ReleaseView | undefined,
): Promise<{ failed: Receipt['failed']; content_version: number }> {
  const { renderers = threads, bundle, workers } = input
  const pool = renderers.open(bundle, { urgency: 'whole', workers })
  const render = createRenderInput(input, facts.settings, null)
  let done = 0
  let failed: FailedPage[]
  let since: SettledPages | undefined
  try {
    failed = await renderPages(pool, render, toPrebuilt(input.site), async (documents, total) => {
      await draft.put(documents)
      done += documents.length
      input.onProgress?.({ stage: 'pages', done, total })
    })
    since = await renderSince(draft, { ...input, pool, render }, facts.content_version, before)
  } finally {
    await pool.close()
  }
  if (since) {
    await draft.put(since.documents)
    await draft.remove(since.gone)
    const again = [...since.documents, ...since.failed].map(({ path }) => toStoredPath(path))
    const tried = new Set([...again, ...since.gone])
    failed = [...failed.filter(({ path }) => !tried.has(toStoredPath(path))), ...since.failed]
  }
  const kept = new Set(await draft.keep(failed.map(({ path }) => toStoredPath(path))))
  await draft.removeUnseen('page')
  return {
    failed: failed.map(({ path, reason }) => ({
      path,
      reason: kept.has(toStoredPath(path)) ? reason : `${reason} (left out: it has no former version)`,
    })),
    content_version: since?.version ?? facts.content_version,
  }
}

/** What was saved while the pages were rendered: some may show it, and others were rendered before. */
async function renderSince(
  draft: ReleaseDraft,
  input: PublishInput & { keycode_token: string | null; pool: RenderPool; render: RenderInput },
  content_version: number,
  before: ReleaseView | undefined,
): Promise<SettledPages | undefined> {
  const { site, api, keycode_token, store } = input
  const published = store.site(site.name)
  const since = await readChanges(site, api, keycode_token, content_version)
  if (!since.is_complete || since.changes.length === 0) return undefined
  const view = mixViews(site.name, before, published.openView(draft.id))
  const work = { ...input, published, view }
  const pages = await renderSettled(work, { ...since, everywhere: 'leave out' })
  const fatal = pages?.failed.find(({ because_of }) => because_of !== 'page')
  if (fatal) throw new PublishError(`${fatal.path} of ${site.name} was not rendered: ${fatal.reason}`)
  // The next round publishes the site whole again.
  return pages && { ...pages, version: pages.is_complete ? pages.version : content_version }
}

/** @param isWhole false: pages of older code stay, and so do the scripts and styles they name */
async function putAssets(
  draft: ReleaseDraft,
  { site, store, bundle, onProgress }: PublishInput,
  isWhole: boolean,
) {
  const assets = await storeAssets(store.site(site.name).blobs, bundle.client)
  await draft.put(assets)
  if (isWhole) await draft.removeUnseen('asset')
  onProgress?.({ stage: 'files', done: assets.length, total: assets.length })
}

async function putGenerated(
  draft: ReleaseDraft,
  input: PublishInput & { keycode_token: string | null },
  facts: SiteFacts,
): Promise<void> {
  const blobs = input.store.site(input.site.name).blobs
  const { origin } = input.site
  const isKeycodeRequired = needsKeycode(facts.settings)
  const redirects = await loadRedirects(input.site, input.api, input.keycode_token)
  const { documents } = await storeGenerated(
    blobs,
    { origin, isKeycodeRequired },
    await draft.readIndexed(),
    redirects,
  )
  await draft.put(documents)
  await draft.removeUnseen('generated')
}
