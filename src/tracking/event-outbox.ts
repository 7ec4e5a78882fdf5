import { createRequestId } from '#src/stores/calls/create-request-id.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'
import { decideFor } from './consent.ts'
import type { TrackingDestination } from '#contract/shapes/event.ts'
import { getPageFacts } from './page-facts.browser.ts'
import { sendToDestination } from './send-to-destination.ts'
import type { EventArgs, TrackedEvent, TrackedName } from './tracked-event.ts'

const KEY = 'noren.events'
/** More than anybody does before deciding; the oldest go first. */
const KEPT = 200
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Writes an event down before anybody is told: it outlives the page, and waits as long as the visitor has not decided.
 * What was refused is not even written.
 */
export function recordEvent<Name extends TrackedName>(
  name: Name,
  args: EventArgs<Name>,
  cart_token?: string,
): void {
  const to = getPageFacts()
    .destinations.filter(({ purpose }) => decideFor(purpose) !== 'refused')
    .map(({ code }) => code)
  if (to.length === 0) return
  const at_ms = Date.now()
  const event = { event_id: createRequestId(), name, args, at_ms, to, ...(cart_token && { cart_token }) }
  keep([...getWaiting(), event].slice(-KEPT))
  void deliverEvents()
}

/** Tells whoever may be told, in order and one tab at a time. What did not arrive is tried again by the next page. */
export function deliverEvents(): Promise<void> {
  return withLock('events', async () => {
    for (const event of getWaiting()) {
      for (const { code, purpose } of getPageFacts().destinations) {
        if (!event.to.includes(code)) continue
        const decision = decideFor(purpose)
        if (decision === 'undecided') continue
        if (decision === 'refused' || (await sendToDestination(code, event))) strike(event.event_id, code)
      }
    }
  })
}

function getWaiting(): TrackedEvent[] {
  const stored = getStored('local', KEY)
  if (!Array.isArray(stored)) return []
  return (stored as TrackedEvent[]).filter(({ at_ms }) => Date.now() - at_ms < KEPT_MS)
}

/** Looks again first: while somebody was told, more may have been written down. */
function strike(event_id: string, code: TrackingDestination): void {
  const left = getWaiting().map((event) =>
    event.event_id === event_id ? { ...event, to: event.to.filter((other) => other !== code) } : event,
  )
  keep(left.filter(({ to }) => to.length > 0))
}

function keep(events: readonly TrackedEvent[]): void {
  setStored('local', KEY, events.length > 0 ? events : null)
}
