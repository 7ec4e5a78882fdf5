import { CHANNEL_MISSING } from '#contract/channel-missing.ts'

/** How long an answer counts, so that a shop that is opened meanwhile is found soon. */
const KEPT_MS = 10_000
const TIMEOUT_MS = 2_000

/**
 * Whether the API of a site that was never published has no such channel. An API that does not answer says nothing.
 *
 * @param api address of the channel for servers
 */
export function createChannelCheck(api: string, now: () => number = Date.now): () => Promise<boolean> {
  let known: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    if (!known || now() - known.at > KEPT_MS) known = { at: now(), answer: ask(api) }
    return known.answer
  }
}

async function ask(api: string): Promise<boolean> {
  try {
    const answer = await fetch(`${api}/public.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status !== 404) return false
    const { message } = (await answer.json()) as { message?: unknown }
    return message === CHANNEL_MISSING
  } catch {
    return false
  }
}
