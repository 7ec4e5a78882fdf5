import { randomUUID } from 'node:crypto'
import { setTimeout as pause, setImmediate as nextTurn } from 'node:timers/promises'
import { type EndedRound, publishEnded, publishWaiting } from '#running/events.ts'
import { inSpan } from '#running/traces.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { toExpiredTags } from '#src/site/expiry-tag.ts'
import { type Bundles, openBundles } from '#publisher/bundles/open-bundles.ts'
import { loadPass } from '#publisher/door/load-pass.ts'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import {
  asWorn,
  isSameMaking,
  readSiteFacts,
  type SiteFacts,
  toInputsHash,
  toPublishDay,
} from '#publisher/publish-inputs.ts'
import { SiteBusyError, type ThemeError } from '#publisher/publish-error.ts'
import { publishSite } from '#publisher/publish-site.ts'
import type { Receipt } from '#publisher/receipt.ts'
import { type Renderers, threads } from '#publisher/render/renderers.ts'
import type { Store } from '#publisher/store/store.ts'
import { isComplete, type Release } from '#publisher/store/release.ts'
import { tryPruneReleases } from '#publisher/store/try-prune-releases.ts'
import { publishChanges } from './publish-changes.ts'
import { readChanges } from './read-changes.ts'
import { createThemeChoice } from './theme-choice.ts'

/**
 * Each holds the site's code in memory as long as the site is served. The second starts with the first larger change.
 */
const RENDERERS = 2

/** How long a round waits while another process publishes the site, and how often it looks. */
const BUSY_LIMIT_MS = 10_000
const BUSY_PAUSE_MS = 50

export interface PublishedSite {
  site: SiteConfig
  bundle: LoadedBundle
  /** Address of its API for servers, without channel and trailing slash. */
  api: string
}

export interface RoundReceipt extends Receipt {
  /** One of the pages that were rendered, the changed thing's own if it has one. */
  path?: string
  /** What the site wears now. */
  theme: string
  /** Why it does not wear the theme it should. */
  unworn?: ThemeError
}

export interface SitePublisherOptions {
  clock: () => Date
  renderers?: Renderers | undefined
  /** The themes it changes to; made as they are wanted when left out. */
  bundles?: Bundles | undefined
  /** Told of the bundle that the next releases are rendered with, before there is one. */
  onBundle?: ((site: PublishedSite) => void) | undefined
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
  { site, bundle: first, api }: PublishedSite,
  {
    clock,
    renderers = threads,
    bundles = openBundles(store.for_hosts),
    onBundle = () => {},
  }: SitePublisherOptions,
) {
  let bundle = first
  const openPool = () => renderers.open(bundle, { urgency: 'edit', workers: RENDERERS })
  let pool = openPool()
  const published = store.site(site.name)
  const waiting: Waiting[] = []
  let facts: SiteFacts | undefined
  let frame = randomUUID()
  /** The release that this process made, or found: `facts`, `frame` and `retried` are of it. */
  let known: number | undefined
  /** Pages that failed and are tried again with every round. */
  let retried: string[] = []
  let running: Promise<void> | undefined
  /** When the oldest change of this round was saved. */
  let oldest_change: string | undefined

  function forget(): void {
    facts = undefined
    frame = randomUUID()
  }

  async function publishWhole(): Promise<RoundReceipt> {
    forget()
    if (await themes.isOther(bundle)) await changeTheme()
    const receipt = await publishSite({ site, bundle, api, store, now: clock(), renderers })
    remember(receipt)
    return toRoundReceipt(receipt)
  }

  const readTheme = async () => (facts ??= await readSiteFacts(site, api)).settings['SITE.THEME']

  const themes = createThemeChoice({ site: site.name, bundles, clock, readTheme, forget })

  /** @returns whether releases are rendered with another bundle from here on */
  async function changeTheme(): Promise<boolean> {
    const next = await themes.choose(bundle)
    if (next === bundle) return false
    const before = pool
    bundle = next
    pool = openPool()
    onBundle({ site, bundle, api })
    await before.close()
    return true
  }

  function toRoundReceipt(receipt: Receipt): RoundReceipt {
    const unworn = themes.getUnworn()
    return { ...receipt, theme: bundle.manifest.theme, ...(unworn && { unworn }) }
  }

  function remember({ release, failed }: Receipt): void {
    known = release
    retried = failed.map((one) => one.path)
  }

  /** Pages that are out of date because a new day began, such as those that show the calendar. */
  function listExpired(now: Date): Promise<string[]> {
    const [first, last] = toExpiredTags(toPublishDay(now))
    return published.listPathsByTagRange([`${site.name}:${first}`, `${site.name}:${last}`])
  }

  /** What a whole publish would be made of. */
  async function readInputs(now: Date) {
    facts ??= await readSiteFacts(site, api)
    const settings = asWorn(facts.settings, bundle.manifest)
    const toHash = (content_version: number) =>
      toInputsHash(site, { settings, content_version }, bundle.manifest.code_hash, now)
    return { settings, toHash }
  }

  async function publishRound(wanted: number): Promise<RoundReceipt | 'overtaken'> {
    const head = await published.getHead()
    const pin = await published.getPin()
    if (pin !== undefined) throw new Error(`${site.name} stays at release ${pin} until it is let go.`)
    if (head?.manifest.code_hash !== bundle.manifest.code_hash) {
      // Another process may have published it in another theme.
      forget()
      if (await themes.isOther(bundle)) await changeTheme()
      // It can what this one cannot: what it published stays.
      const unworn = themes.getUnworn()
      if (head && unworn?.theme === head.manifest.theme) throw unworn
      if (head?.manifest.code_hash !== bundle.manifest.code_hash) return publishWhole()
    }
    // Only the process that saw it knows which pages failed. After a restart all are tried, and after another process.
    if (!isComplete(head) && (retried.length === 0 || head.id !== known)) return publishWhole()
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
    // Another process made it, and may know other settings.
    if (head.id !== known) forget()
    if (await themes.isOther(bundle)) {
      forget()
      if (await changeTheme()) return publishWhole()
    }
    const now = clock()
    let made = await readInputs(now)
    const isMadeAlike = () => !isComplete(head) || isSameMaking(head.inputs_hash, made.toHash(version))
    if (!isMadeAlike()) {
      // One that found nothing to change confirmed it with other settings.
      forget()
      made = await readInputs(now)
      if (!isMadeAlike()) return publishWhole()
    }
    const { settings, toHash } = made
    if (changes.length === 0 && retried.length === 0 && toHash(version) === head.inputs_hash) {
      return toRoundReceipt(toEmptyReceipt(head))
    }
    const paths = [...retried, ...(await listExpired(now))]
    const input = { site, bundle, pool, store, api, keycode_token, settings, head, frame }
    const round = { now, toInputsHash: toHash, content_version: version, changes, paths }
    const receipt = await publishChanges({ ...input, ...round })
    if (receipt === 'overtaken') return receipt
    if (receipt === 'anywhere') return publishWhole()
    remember(receipt)
    const [path] = receipt.rendered
    return { ...toRoundReceipt(receipt), ...(path && { path }) }
  }

  /** Other processes may publish the site, too: then this one waits, and looks anew at what is left to do. */
  async function publishInTurn(wanted: number): Promise<RoundReceipt> {
    for (let waited = 0; ;) {
      try {
        const receipt = await publishRound(wanted)
        if (receipt !== 'overtaken') return receipt
      } catch (error) {
        if (!(error instanceof SiteBusyError) || waited >= BUSY_LIMIT_MS) throw error
        await pause(BUSY_PAUSE_MS)
        waited += BUSY_PAUSE_MS
      }
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

function toEmptyReceipt({ site, id, stats }: Release): Receipt {
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
