import { setTimeout as wait } from 'node:timers/promises'

export interface Pauses {
  first_ms: number
  /** Each pause is twice the one before, up to this. */
  longest_ms: number
}

const PAUSES: Pauses = { first_ms: 1_000, longest_ms: 60_000 }

/** Something that is tried until it succeeds. */
export interface Tries {
  /** Ends the pause, and waits for a try that is under way. */
  stop: () => Promise<void>
}

/** Tries again after every failure, with growing pauses, until it succeeds or is stopped. Never throws. */
export function keepTrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown) => void,
  { first_ms, longest_ms }: Pauses = PAUSES,
): Tries {
  const stopped = new AbortController()
  async function go(): Promise<void> {
    for (let pause_ms = first_ms; !stopped.signal.aborted; pause_ms = Math.min(pause_ms * 2, longest_ms)) {
      try {
        return await attempt()
      } catch (error) {
        if (!stopped.signal.aborted) onFailure(error)
      }
      await wait(pause_ms, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  const done = go()
  return {
    stop() {
      stopped.abort()
      return done
    },
  }
}
