import type { SiteConfig } from '#sites/site-config.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import type { Change } from '#src/site/change-plan.ts'

/** How long an announced version may take to show, where an API reads from copies that lag behind. */
const LAG_LIMIT_MS = 5_000

const FIRST_PAUSE_MS = 10

/** More changes than this are an import, not an edit. Rendering everything is no more work then. */
const MAX_CHANGES = 2_000

export interface ChangesSince {
  /** Everything up to this content version is in `changes`. */
  version: number
  changes: Change[]
  /** False: the content started anew, or more has changed than is worth listing. Only a whole publish is sure. */
  is_complete: boolean
  /** When the first of them was saved. */
  oldest: string | undefined
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
export async function readChanges(
  { channel }: SiteConfig,
  api: string,
  keycode_token: string | null,
  since: number,
  wanted = 0,
): Promise<ChangesSince> {
  const client = createValidatedApi({ base: `${api}/${channel}`, keycode_token: () => keycode_token })
  const started = performance.now()
  const changes = new Map<string, Change>()
  let oldest: string | undefined
  let from = since
  for (let pause = FIRST_PAUSE_MS; ;) {
    const { body } = await client.call('GET /v1/changes', { query: { since: from, per: 'all' } })
    for (const { type, key } of body.data) changes.set(`${type} ${key}`, { type, key })
    oldest ??= body.data[0]?.changed_at
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
    return { version, changes: [...changes.values()], is_complete, oldest }
  }
}
