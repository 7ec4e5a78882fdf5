import { createRequestId } from '#src/stores/calls/create-request-id.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'
import { decideFor } from './consent.ts'
import type { TrackingDestination, EcommerceEventName } from '#contract/shapes/event.ts'
import { getPageFacts } from './page-facts.browser.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { keepsSecret } from '#src/stores/session/kept-secrets.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { pushToTagManager } from './data-layer.ts'
import type { AnalyticsItem } from './analytics-item.ts'

/** Goods with what they come to, in yen. */
interface Goods {
  currency: 'JPY'
  value: number
  items: AnalyticsItem[]
}

/** What each event says, in the words of GA4 (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). */
interface Args {
  view_item_list: { item_list_name: string; items: AnalyticsItem[] }
  view_item: Goods
  add_to_cart: Goods
  remove_from_cart: Goods
  view_cart: Goods
  begin_checkout: Goods
  add_shipping_info: Goods
  add_payment_info: Goods & { payment_type: string }
  purchase: Goods & { transaction_id: string; tax: number; shipping: number; coupon?: string }
  search: { search_term: string }
  login: { method: 'site' }
  sign_up: { method: 'site' }
}

type TrackedName = keyof Args & EcommerceEventName

type EventArgs<Name extends TrackedName> = Args[Name]

/** An event as it waits to be delivered. */
interface TrackedEvent {
  /** UUID: a receiver that gets the event twice recognises it (POST /v1/ecommerce_events). */
  event_id: string
  name: TrackedName
  args: EventArgs<TrackedName>
  at_ms: number
  cart_token?: string
  /** Who has not been told yet. */
  to: TrackingDestination[]
}

/** Behaviour 10.3: an ad-retargeting list sends the first 3 product ids. */
const RETARGETED = 3

const KEY = 'noren.events'

/** More than anybody does before deciding; the oldest are dropped. */
const KEPT = 200

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Stores an event before it is sent anywhere: it outlives the page, and waits until the visitor decided. A refused one
 * is not even stored.
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

/** Sends events to the allowed destinations, in order and one tab at a time. The next page tries failed ones again. */
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

/** Reads the list again first: more events may have been stored while sending. */
function strike(event_id: string, code: TrackingDestination): void {
  const left = getWaiting().map((event) =>
    event.event_id === event_id ? { ...event, to: event.to.filter((other) => other !== code) } : event,
  )
  keep(left.filter(({ to }) => to.length > 0))
}

function keep(events: readonly TrackedEvent[]): void {
  setStored('local', KEY, events.length > 0 ? events : null)
}

/** Sends to one destination. Answers whether it is done; false is tried again later. */
async function sendToDestination(code: TrackingDestination, event: TrackedEvent): Promise<boolean> {
  if (code === 'own_events') return sendToShop(event)
  // The container's scripts could read the secret, so this is sent later.
  if (keepsSecret()) return false
  if (code === 'tag_manager') {
    const { event_id, name, args } = event
    // GA4: the goods of the last event must not be mixed into this one.
    if ('items' in args) pushToTagManager({ ecommerce: null })
    pushToTagManager({ event: name, event_id, ...('items' in args ? { ecommerce: args } : args) })
    return true
  }
  const { args } = event
  if ('items' in args && args.items.length > 0) {
    const product_ids = args.items.slice(0, RETARGETED).map(({ item_id }) => item_id)
    pushToTagManager({ event: 'retargeting', retargeting_page: event.name, product_ids })
  }
  return true
}

/** The shop keeps an `event_id` once, so whatever was lost is sent again; what it refuses is not. */
async function sendToShop({ event_id, name, args, cart_token }: TrackedEvent): Promise<boolean> {
  try {
    const api = await loadApi()
    await api.call('POST /v1/ecommerce_events', {
      body: { event: { event_id, name, args: { ...args } }, ...(cart_token && { token: cart_token }) },
    })
    return true
  } catch (error) {
    return toCallFailure(error).kind === 'refused'
  }
}
