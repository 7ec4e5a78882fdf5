import { createValidatedApi } from '#src/api/validated-api.server.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Change } from '#src/site/change-plan.ts'

/** How long an announced version may take to show, where an API reads from copies that lag behind. */
const LAG_LIMIT_MS = 5_000
const FIRST_PAUSE_MS = 10

export interface ChangesSince {
  /** Everything up to this content version is in `changes`. */
  version: number
  changes: Change[]
  /** False: more than the API remembers has changed, or it keeps no list: only a whole publish is sure. */
  is_complete: boolean
}

/**
 * What changed at the API since a release. The API is asked, not the event believed: so neither order nor loss nor
 * repetition of events matters, and what is read back is what is rendered.
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
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const { body } = await client.call('GET /v1/changes', { query: { since, per: 'all' } })
    // A change saved while the answer was put together may stand in it already.
    const version = Math.max(body.version, ...body.data.map((one) => one.version))
    if (version < wanted && performance.now() - started < LAG_LIMIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      continue
    }
    const changes = new Map(body.data.map(({ type, key }) => [`${type} ${key}`, { type, key }]))
    // One version each: a gap means that old ones were dropped, or that the shop began anew.
    const is_complete = version >= since && body.data.length === version - since
    return { version, changes: [...changes.values()], is_complete }
  }
}
