import { LRUCache } from 'lru-cache'
import { KEYCODE_HEADER } from '#contract/keycode-names.ts'

/** How long a pass at most opens pages after the shop took another keycode. */
const TRUSTED_MS = 60_000
/** A refused pass is asked for again sooner: only the visitor who holds it waits for it. */
const REFUSED_MS = 5_000
const ASK_TIMEOUT_MS = 5_000
const MAX_KNOWN = 10_000

/** `unknown`: the API does not say, and this pass was not seen before. */
export type Admission = 'in' | 'out' | 'unknown'

interface Known {
  admission: Promise<Admission>
  until: number
}

/**
 * Who may see the pages of a closed shop. Passes are the API's, so it is asked, once a minute for each; one that it let
 * in stays in while it cannot be reached, for then the pages are all the shop has.
 *
 * @param base address of the channel: `http://localhost:4100/hojin`
 */
export function createDoor(base: string, now: () => number = Date.now) {
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN })

  async function ask(pass: string, visitor: string, before: Admission | undefined): Promise<Admission> {
    const response = await fetch(`${base}/v1/keycode/check`, {
      headers: { [KEYCODE_HEADER]: pass, 'x-forwarded-for': visitor },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return 'in'
    if (response?.status === 403) return 'out'
    return before === 'in' ? 'in' : 'unknown'
  }

  return {
    /** @param visitor address the request comes from: the API counts questions by it */
    async admit(pass: string | null, visitor: string): Promise<Admission> {
      if (pass === null) return 'out'
      const entry = known.get(pass)
      if (entry && entry.until > now()) return entry.admission
      const asked: Known = {
        admission: (entry?.admission ?? Promise.resolve(undefined)).then((before) =>
          ask(pass, visitor, before),
        ),
        until: now() + TRUSTED_MS,
      }
      known.set(pass, asked)
      const admission = await asked.admission
      if (admission !== 'in') asked.until = now() + (admission === 'out' ? REFUSED_MS : 0)
      return admission
    },
  }
}
