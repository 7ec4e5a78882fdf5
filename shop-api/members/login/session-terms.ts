const DAY_MS = 24 * 60 * 60 * 1000

interface SessionTerms {
  /** Without a refresh for so long, the login is over. */
  idle_ms: number
  /** However often it is refreshed. */
  longest_ms: number
}

const OWN_DEVICE: SessionTerms = { idle_ms: 30 * DAY_MS, longest_ms: 180 * DAY_MS }
const SHARED_DEVICE: SessionTerms = { idle_ms: DAY_MS / 12, longest_ms: DAY_MS / 2 }

/** When a login ends unless it is refreshed again: it slides, but not for ever. */
export function toSessionEnd(started_at: Date, now: Date, is_shared_device: boolean): Date {
  const { idle_ms, longest_ms } = is_shared_device ? SHARED_DEVICE : OWN_DEVICE
  return new Date(Math.min(now.getTime() + idle_ms, started_at.getTime() + longest_ms))
}
