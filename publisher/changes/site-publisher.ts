import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SiteConfig } from '#sites/site-config.ts'
import { toExpiredTags } from '#src/site/expiry-tag.ts'
import { loadPass } from '#publisher/door/load-pass.ts'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import {
  isSameMaking,
  readSiteFacts,
  type SiteFacts,
  toInputsHash,
  toPublishDay,
} from '#publisher/publish-inputs.ts'
import { publishSite } from '#publisher/publish-site.ts'
import type { Receipt } from '#publisher/receipt.ts'
import { createRenderPool } from '#publisher/render/render-pool.ts'
import type { Store } from '#publisher/store/store.ts'
import { getPin } from '#publisher/store/pins.ts'
import { tryPruneReleases } from '#publisher/store/prune-releases.ts'
import { isComplete, type Release } from '#publisher/store/release.ts'
import { listPathsByTagRange } from '#publisher/store/release-view.ts'
import { getHead } from '#publisher/store/releases.ts'
import { publishChanges } from './publish-changes.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import type { Change } from '#src/site/change-plan.ts'

/** How long an announced version may take to show, where an API reads from copies that lag behind. */
const LAG_LIMIT_MS = 5_000

const FIRST_PAUSE_MS = 10

/** More changes than this are an import, not an edit. Rendering everything is no more work then. */
const MAX_CHANGES = 2_000

/**
 * Each holds the site's code in memory as long as the site is served. The second starts with the first larger change.
 */
const RENDERERS = 2

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
export function createSitePublisher(store: Store, { site, bundle, api }: PublishedSite, clock: () => Date) {
  const pool = createRenderPool(bundle.entry, RENDERERS)
  const waiting: Waiting[] = []
  let facts: SiteFacts | undefined
  let frame = randomUUID()
  /** Pages that failed and are tried again with every round. */
  let retried: string[] = []
  let running: Promise<void> | undefined

  async function publishWhole(): Promise<RoundReceipt> {
    facts = undefined
    frame = randomUUID()
    const receipt = await publishSite({ site, bundle, api, store, now: clock() })
    retried = receipt.failed.map((one) => one.path)
    return receipt
  }

  /** Pages that are out of date because a new day began, such as those that show the calendar. */
  function listExpired(now: Date): string[] {
    const [first, last] = toExpiredTags(toPublishDay(now))
    return listPathsByTagRange(store, site.name, [`${site.name}:${first}`, `${site.name}:${last}`])
  }

  async function publishRound(wanted: number): Promise<RoundReceipt> {
    const head = getHead(store, site.name)
    const pin = getPin(store, site.name)
    if (pin !== undefined) throw new Error(`${site.name} stays at release ${pin} until it is let go.`)
    if (head?.manifest.code_hash !== bundle.manifest.code_hash) return publishWhole()
    // Only the process that saw it knows which pages failed. After a restart all are tried.
    if (!isComplete(head) && retried.length === 0) return publishWhole()
    const keycode_token = await loadPass(site, api)
    const since = head.content_version
    const { version, changes, is_complete } = await readChanges(site, api, keycode_token, since, wanted)
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
    const paths = [...retried, ...listExpired(now)]
    const input = { site, bundle, pool, store, api, keycode_token, settings: facts.settings, head, frame }
    const round = { now, inputs_hash, content_version: version, changes, paths }
    const receipt = await publishChanges({ ...input, ...round })
    if (!receipt) return publishWhole()
    retried = receipt.failed.map((one) => one.path)
    const [path] = receipt.rendered
    return { ...receipt, ...(path && { path }) }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const round = waiting.splice(0)
      try {
        const receipt = await publishRound(Math.max(...round.map(({ version }) => version)))
        for (const { resolve } of round) resolve(receipt)
        // Whoever waits for the change is told before old releases are removed.
        await nextTurn()
        if (receipt.changed + receipt.removed > 0) tryPruneReleases(store, site.name)
      } catch (error) {
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

interface ChangesSince {
  /** Everything up to this content version is in `changes`. */
  version: number
  changes: Change[]
  /** False: the content started anew, or more has changed than is worth listing. Only a whole publish is sure. */
  is_complete: boolean
}

/**
 * What changed at the API since a release. The API is asked, not the event believed: so neither order nor loss nor
 * repetition of events matters, and what is read back is what is rendered.
 *
 * Versions without a change are drafts that were saved, or changes overtaken since: of everything that changed the last
 * change is in the feed (contract, `GET /v1/changes`).
 *
 * @param keycode_token what a closed shop is read with
 * @param wanted the version an event announced; it is waited for, some seconds at most
 */
async function readChanges(
  { channel }: SiteConfig,
  api: string,
  keycode_token: string | null,
  since: number,
  wanted = 0,
): Promise<ChangesSince> {
  const client = createValidatedApi({ base: `${api}/${channel}`, keycode_token: () => keycode_token })
  const started = performance.now()
  const changes = new Map<string, Change>()
  let from = since
  for (let pause = FIRST_PAUSE_MS; ;) {
    const { body } = await client.call('GET /v1/changes', { query: { since: from, per: 'all' } })
    for (const { type, key } of body.data) changes.set(`${type} ${key}`, { type, key })
    // A change saved while the answer was put together may be in it already.
    const version = Math.max(body.version, ...body.data.map((one) => one.version))
    from = Math.max(from, ...body.data.map((one) => one.version))
    const is_complete = version >= since && changes.size < MAX_CHANGES
    if (is_complete && body.data.length > 0 && from < version) continue
    if (version < wanted && performance.now() - started < LAG_LIMIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      pause *= 2
      continue
    }
    return { version, changes: [...changes.values()], is_complete }
  }
}
