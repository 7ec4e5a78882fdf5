import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type EndedRound, publishEnded, publishWaiting } from '#running/events.ts'
import { inSpan } from '#running/traces.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { toExpiredTags } from '#src/site/expiry-tag.ts'
import { loadPass } from '#publisher/door/load-pass.ts'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import { SiteHeldError } from '#publisher/publish-error.ts'
import {
  isSameMaking,
  readSiteFacts,
  type SiteFacts,
  toInputsHash,
  toPublishDay,
} from '#publisher/publish-inputs.ts'
import { publishSite } from '#publisher/publish-site.ts'
import type { Receipt } from '#publisher/receipt.ts'
import { type Renderers, threads } from '#publisher/render/renderers.ts'
import type { Store } from '#publisher/store/store.ts'
import { isComplete, type Release } from '#publisher/store/release.ts'
import { tryPruneReleases } from '#publisher/store/try-prune-releases.ts'
import { publishChanges } from './publish-changes.ts'
import { readChanges } from './read-changes.ts'

/**
 * Each holds the site's code in memory as long as the site is served. The second starts with the first larger change.
 */
const RENDERERS = 2

/** How long a round waits for another publisher of the site, and how often it looks. An edit takes less, a whole publish more. */
const HELD_MS = 5_000
const LOOK_EVERY_MS = 50

export interface PublishedSite {
  site: SiteConfig
  bundle: LoadedBundle
  /** Address of its API for servers, without channel and trailing slash. */
  api: string
}

export interface RoundReceipt extends Receipt {
  /** One of the pages that were rendered, the changed thing's own if it has one. */
  path?: string
}

interface Waiting {
  version: number
  resolve: (receipt: RoundReceipt) => void
  reject: (error: unknown) => void
}

/**
 * Keeps one site in step with its API. An event only wakes it: each round takes all that changed since the newest
 * release. So a storm of events becomes few rounds, and the next event makes good for a lost one.
 */
export function createSitePublisher(
  store: Store,
  { site, bundle, api }: PublishedSite,
  clock: () => Date,
  renderers: Renderers = threads,
) {
  const pool = renderers.open(bundle, { urgency: 'edit', workers: RENDERERS })
  const published = store.site(site.name)
  const waiting: Waiting[] = []
  let facts: SiteFacts | undefined
  let frame = randomUUID()
  /** Pages that failed and are tried again with every round. */
  let retried: string[] = []
  /** The release they failed in. */
  let retried_after: number | undefined
  let running: Promise<void> | undefined
  /** When the oldest change of this round was saved. */
  let oldest_change: string | undefined

  async function publishWhole(): Promise<RoundReceipt> {
    facts = undefined
    frame = randomUUID()
    const receipt = await publishSite({ site, bundle, api, store, now: clock(), renderers })
    keepFailed(receipt)
    return receipt
  }

  function keepFailed({ release, failed }: Receipt): void {
    retried = failed.map((one) => one.path)
    retried_after = release
  }

  /** Pages that are out of date because a new day began, such as those that show the calendar. */
  function listExpired(now: Date): Promise<string[]> {
    const [first, last] = toExpiredTags(toPublishDay(now))
    return published.listPathsByTagRange([`${site.name}:${first}`, `${site.name}:${last}`])
  }

  async function publishRound(wanted: number): Promise<RoundReceipt> {
    const head = await published.getHead()
    const pin = await published.getPin()
    if (pin !== undefined) throw new Error(`${site.name} stays at release ${pin} until it is let go.`)
    if (head?.manifest.code_hash !== bundle.manifest.code_hash) return publishWhole()
    // Only the process that saw it knows which pages failed. After a restart all are tried, and after another publisher.
    const knows_failed = retried.length > 0 && head.id === retried_after
    if (!isComplete(head) && !knows_failed) return publishWhole()
    const keycode_token = await loadPass(site, api)
    const since = head.content_version
    const { version, changes, is_complete, oldest } = await readChanges(
      site,
      api,
      keycode_token,
      since,
      wanted,
    )
    oldest_change = oldest
    if (!is_complete) return publishWhole()
    facts ??= await readSiteFacts(site, api)
    const now = clock()
    const inputs_hash = toInputsHash(
      site,
      { ...facts, content_version: version },
      bundle.manifest.code_hash,
      now,
    )
    if (isComplete(head) && !isSameMaking(head.inputs_hash, inputs_hash)) return publishWhole()
    if (changes.length === 0 && retried.length === 0 && inputs_hash === head.inputs_hash) {
      return toEmptyReceipt(head)
    }
    const paths = [...retried, ...(await listExpired(now))]
    const input = { site, bundle, pool, store, api, keycode_token, settings: facts.settings, head, frame }
    const round = { now, inputs_hash, content_version: version, changes, paths }
    const receipt = await publishChanges({ ...input, ...round })
    if (!receipt) return publishWhole()
    if (receipt === 'overtaken') return publishRound(wanted)
    keepFailed(receipt)
    const [path] = receipt.rendered
    return { ...receipt, ...(path && { path }) }
  }

  async function publishInTurn(wanted: number): Promise<RoundReceipt> {
    for (const ends = performance.now() + HELD_MS; ;)
      try {
        return await publishRound(wanted)
      } catch (error) {
        if (!(error instanceof SiteHeldError) || performance.now() > ends) throw error
        await wait(LOOK_EVERY_MS)
      }
  }

  function tellEnded(outcome: EndedRound['outcome'], started: number, pages: number): void {
    const ms = performance.now() - started
    const saved = outcome === 'live' ? oldest_change : undefined
    const lag_ms = saved === undefined ? undefined : Math.max(0, clock().getTime() - Date.parse(saved))
    publishEnded.tell({ site: site.name, outcome, ms, pages, lag_ms })
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const round = waiting.splice(0)
      const started = performance.now()
      oldest_change = undefined
      publishWaiting.tell({ site: site.name, waiting: 0 })
      try {
        const version = Math.max(...round.map((one) => one.version))
        const facts = { attributes: { 'noren.site': site.name } }
        const receipt = await inSpan('publish', facts, () => publishInTurn(version))
        tellEnded('live', started, receipt.changed + receipt.removed)
        for (const { resolve } of round) resolve(receipt)
        // Whoever waits for the change is told before old releases are removed.
        await nextTurn()
        if (receipt.changed + receipt.removed > 0) await tryPruneReleases(published)
      } catch (error) {
        tellEnded('failed', started, 0)
        for (const { reject } of round) reject(error)
      }
    }
  }

  return {
    site,
    /**
     * Publishes what changed. @param version the API shows the change from here on; 0 when nobody said
     * @throws when the round failed: nothing is lost, the next one takes it along
     */
    publish(version: number): Promise<RoundReceipt> {
      return new Promise((resolve, reject) => {
        waiting.push({ version, resolve, reject })
        publishWaiting.tell({ site: site.name, waiting: waiting.length })
        running ??= run().finally(() => (running = undefined))
      })
    },
    async close(): Promise<void> {
      await running
      await pool.close()
    },
  }
}

function toEmptyReceipt({ site, id, stats }: Release): RoundReceipt {
  return {
    site,
    release: id,
    pages: stats.pages,
    changed: 0,
    removed: 0,
    bytes: 0,
    milliseconds: 0,
    failed: [],
  }
}
