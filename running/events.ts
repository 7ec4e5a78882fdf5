import { channel } from 'node:diagnostics_channel'

/**
 * What happens in a program, for log and metrics. Whoever makes it happen knows nothing of either, and where nobody
 * listens it costs a comparison. Nothing personal is told: names of calls, shops and outcomes, and numbers.
 */
export interface RunningEvent<Facts extends object> {
  tell: (facts: Facts) => void
  isHeard: () => boolean
  /** @returns stops hearing */
  hear: (listener: (facts: Facts) => void) => () => void
}

function declareEvent<Facts extends object>(name: string): RunningEvent<Facts> {
  const told = channel(`noren:${name}`)
  return {
    isHeard: () => told.hasSubscribers,
    tell: (facts) => {
      if (told.hasSubscribers) told.publish(facts)
    },
    hear: (listener) => {
      const onTold = (facts: unknown) => listener(facts as Facts)
      told.subscribe(onTold)
      return () => void told.unsubscribe(onTold)
    },
  }
}

export interface EndedRequest {
  /** A call of the contract, or a kind of address: never an address. */
  kind: string
  status: number
  ms: number
}
export const requestEnded = declareEvent<EndedRequest>('request-ended')

/** A mail of the outbox was tried. `id` is its row's. */
export const mailTried = declareEvent<{ id: number; outcome: 'sent' | 'postponed' | 'given up' }>(
  'mail-tried',
)

/** A publisher was told of a change. */
export const changeTold = declareEvent<{
  channel: string
  event_id: string
  outcome: 'taken' | 'refused' | 'failed'
}>('change-told')

/** An order stands. */
export const orderPlaced = declareEvent<{ channel: string }>('order-placed')

/** What a provider said of a payment, or that nobody knows; once for each time it is taken in. */
export const paymentTaken = declareEvent<{
  channel: string
  outcome: 'approved' | 'awaiting' | 'declined' | 'expired' | 'challenge' | 'cancelled' | 'unknown'
}>('payment-taken')

/** The origin sent a document: from memory, or read from the store first. */
export const bodyRead = declareEvent<{ is_hit: boolean }>('body-read')

/** A page that the release left out was asked for. */
export const pageAsked = declareEvent<{ site: string; outcome: 'page' | 'gone' | 'unavailable' }>(
  'page-asked',
)

/** How many requests for a publish of a site wait for their round. */
export const publishWaiting = declareEvent<{ site: string; waiting: number }>('publish-waiting')

/** Chunks of pages in the queue of render hosts, and how many the hosts there are render at once. */
export const renderQueueSeen = declareEvent<{ waiting: number; active: number; slots: number }>(
  'render-queue-seen',
)

/** A render host rendered a chunk of pages. */
export const chunkRendered = declareEvent<{ site: string; pages: number; ms: number }>('chunk-rendered')

export interface EndedRound {
  site: string
  outcome: 'live' | 'failed'
  ms: number
  /** Pages written or taken away. */
  pages: number
  /** From the save of the oldest change in it until it was live; undefined when it had none. */
  lag_ms: number | undefined
}
export const publishEnded = declareEvent<EndedRound>('publish-ended')
